import { points } from '../../sheets/points.ts';
import type { newGamePhrases as English } from '../en/new-game.ts';

/** Wer spielt, nach welchen Regeln und mit welchem Werteblatt. */
export const newGamePhrases: typeof English = {
  newGame: {
    which: 'Welches Spiel',
    heading: (game) => `Neue Partie: ${game}`,
    start: 'Partie beginnen',
    seed: 'Startwort',
    seedAbout:
      'Dasselbe Startwort gibt dieselben Karten und Würfe. Lass es stehen oder nimm eines, das dir jemand genannt hat.',
    seedAnother: 'Anderes Startwort',
    switches: 'Expertenregeln',
    switchesAll: 'Alle verwenden',
    switchesNone: 'Keine verwenden',
    players: 'Personen',
    sheet: 'Werteblatt',
    sheetAbout: 'Was auf Karten und Plänen gedruckt steht. Weicht dein Exemplar ab, lade dein eigenes Blatt (JSON).',
    sheetStandard: 'Das Blatt, das Cromford mitbringt',
    sheetWhich: 'Welches Blatt',
    sheetEarlier: (name) => `Ein früheres: ${name}`,
    sheetEarlierUsed: (name) => `${name}, das Cromford früher mitbrachte, wird verwendet.`,
    sheetEdit: 'Werte ändern …',
    sheetLoad: 'Blatt laden …',
    sheetLoaded: (name) => `${name} ist in Ordnung und wird verwendet.`,
    sheetRefused: (name) => `${name} ist nicht brauchbar:`,
    sheetNotJson: 'Es ist kein JSON.',
    sheetAt: 'bei',
    sheetBack: 'Standardblatt verwenden',
    colour: 'Deine Farbe',
    colours: ['Blau', 'Rot', 'Grün', 'Gelb'],
    seats: 'Wer spielt',
    seatsAbout:
      'Bots denken auf diesem Gerät. Mehrere Personen können es teilen: Das Spiel bittet dann, es weiterzugeben.',
    elsewhere: 'Leute anderswo einladen',
    person: 'Person an diesem Gerät',
    you: 'Du',
    nameOf: (seat) => `Name für ${seat}`,
    whoIs: (seat) => `Wer ${seat} spielt`,
    coming: 'Dieses Spiel ist noch nicht spielbar.',
  },
  bots: {
    bot: 'Bot',
    apprentice: { name: 'Lehrling', about: 'spielt sofort, sieht einen Schritt voraus' },
    journeyman: { name: 'Geselle', about: 'kennt das Handwerk, verschätzt sich oft' },
    foreman: { name: 'Vorarbeiter', about: 'weiß, was eine Fabrik wert ist' },
    overseer: { name: 'Aufseher', about: 'verschätzt sich kaum noch' },
    undermanager: { name: 'Prokurist', about: 'plant seinen Zug auf einen Blick' },
    manager: { name: 'Direktor', about: 'plant ganze Züge, aus Tausenden Partien gelernt' },
    partner: { name: 'Teilhaber', about: 'sieht eine Runde voraus' },
    arkwright: { name: 'Arkwright', about: 'denkt bis zu zwei Sekunden über eine Entscheidung nach' },
  },
  sheets: {
    own: 'Eigenes Blatt',
    earlier: 'Früheres Blatt',
    earlierSince: (n) =>
      n === 1
        ? 'Die Partie geht mit dem Blatt weiter, mit dem sie begann; 1 Wert ist seither anders'
        : `Die Partie geht mit dem Blatt weiter, mit dem sie begann; ${n} Werte sind seither anders`,
    search: 'Wert suchen',
    save: 'Als Datei speichern',
    reset: 'zurück',
    resetAll: 'Alle Änderungen zurück',
    unchanged: 'Alle Werte sind wie mitgeliefert.',
    changed: (n) =>
      n === 1 ? '1 Wert weicht vom mitgelieferten Blatt ab' : `${n} Werte weichen vom mitgelieferten Blatt ab`,
    changedIn: (n) => `${n} geändert`,
    source: { printed: 'gedruckt', inferred: 'folgt', reconstructed: 'von uns' },
    sources:
      'Gedruckt: steht in einem Regelheft. Folgt: ein Beispiel lässt keinen anderen Wert zu. Von uns: stand nur in einem Bild, und wir haben ihn gewählt.',
    matter: ({ less, more }) =>
      [
        less === undefined ? [] : [`eins weniger ${points(less)}`],
        more === undefined ? [] : [`eins mehr ${points(more)}`],
      ]
        .flat()
        .join(', '),
    mattersAbout:
      'Wo ein Wert von uns gewogen wurde, folgen die Punkte, die jemand mit gutem Spiel gewinnt oder verliert, wenn er und seinesgleichen eins weniger oder eins mehr sind.',
    was: (value) => `war ${value}`,
    unread: (where) => `Das ist keine Zahl: ${where}`,
  },
};
