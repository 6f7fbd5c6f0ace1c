import { say, thing, topic } from '@cromford/kernel';
import type { Good } from '../../goods.ts';
import { firstEdition } from './first-edition.ts';
import { counted, type Terms } from './terms.ts';

const { good } = firstEdition;

const patron = (name: Good) => ({
  label: `Gönner für ${good[name]}`,
  about: `Kauft noch eine Kiste ${good[name]} zu deinem Preis; eine unverkaufte ohne zu fragen.`,
});

/** Die Wörter der Jubiläumsausgabe, wo ihre Regel andere hat. */
export const anniversary: Terms = {
  ...firstEdition,
  goods: (n, name) => say`${counted(n, 'Kiste', 'Kisten')} ${good[name]}`,
  kind: { ...firstEdition.kind, factory: 'Fabriken', distribution: 'Marketing' },
  shade: { first: 'braun', second: 'grau' },
  ship: (capacity) => `Schiff für ${capacity} Kisten`,
  unit: ['Kiste', 'Kisten'],
  featured: 'das aktuelle Produkt',
  distribution: 'Marketing',
  distributionInShort: 'Mark.',
  theDistribution: 'das Marketing',
  steps: 'Marketingstufen',
  marker: ['Plättchen', 'Plättchen'],
  thisMarker: 'dieses Plättchen',
  actionMarker: ['Aktionsplättchen', 'Aktionsplättchen'],
  anActionMarker: 'ein Aktionsplättchen',
  specialMarker: 'Welches Sonderplättchen',
  slot: 'Verwaltungsplatz',
  fee: 'Verwaltungsgebühr',
  row: ['Linie', 'Linien'],
  machineSpace: 'einem Zahnradplatz',
  firedShort: 'arbeitslos',
  fromFired: 'von den Arbeitslosen',
  toFired: 'zu den Arbeitslosen',
  pier: 'Kai',
  use: (marker, at) => say`${topic(marker, ' ')}spielen: ${thing('place', `Platz für ${at}`)}`,
  reuse: (marker, at) => say`${topic(marker, ' ')}noch einmal spielen: ${thing('place', `Platz für ${at}`)}`,
  used: (marker, at, again) =>
    `${again ? `nimmt ${marker} zurück und spielt es` : `spielt ${marker}`} auf den Platz für ${at}`,
  chart: 'Verwaltungsplätze',
  again: 'fürs Zurücknehmen',
  onOffer: 'Auf dem Auslageplan',
  developer: '5\u00a0£ Nachlass auf den nächsten Schritt',
  inEventPhase: 'am Ende des Jahrzehnts',
  endOfDecade: 'Ende des Jahrzehnts',
  tile: {
    ...firstEdition.tile,
    accountant: { label: 'Buchhalter', about: 'Zahle bis zu 2\u00a0£ mehr oder weniger als die Gebühr.' },
    administrator: {
      label: 'Verwalter',
      about: 'Plättchen zurückzunehmen kostet nichts; die Bürokratie sperrt deinen 2-£-Platz nicht.',
    },
    agent: { label: 'Agent in den Kolonien', about: 'Erfülle jeden Vertrag mit einer Kiste mehr oder weniger.' },
    broker: {
      label: 'Makler',
      about: 'Statt eines Sonderplättchens: Gib ihn für eine oder zwei Aktien zum halben Preis zurück.',
    },
    charisma: {
      label: 'Charisma',
      about: 'Gib es zurück, um den Startspieler zu bestimmen, und nimm dafür ein anderes Sonderplättchen.',
    },
    developer: {
      label: 'Entwickler',
      about: '5\u00a0£ Nachlass auf einen Schritt jedes Produkts in einer Aktion; dann geht er zurück.',
    },
    engineer: { label: 'Ingenieur', about: 'Zahle für Qualität, was du willst, und hebe sie bis +6.' },
    'engineering-works': firstEdition.tile['machine-works'],
    'extra-shifts': {
      label: 'Sonderschichten',
      about: 'Gib sie für eine weitere Kiste zurück, zum Verkauf oder zum Verschiffen.',
    },
    'machine-works': {
      label: 'Maschinenwerk',
      about: '1\u00a0£ für jede Maschine, die ein Nachbar bekommt; 2\u00a0£ bei nur einem Gegner.',
    },
    office: { label: 'Kontor', about: '5\u00a0£, wann immer du verschiffst.' },
    patent: {
      label: 'Patent',
      about: '2\u00a0£ mehr für Marketing, oder zwei Stufen für die Rückgabe nach der Aktion.',
    },
    'patron-food': patron('food'),
    'patron-clothes': patron('clothes'),
    'patron-cutlery': patron('cutlery'),
    'patron-lamps': patron('lamps'),
    school: {
      label: 'Schule',
      about: 'Ersetzte Arbeiter können anderswo eingestellt werden; einmal im Jahrzehnt ruht die letzte Linie.',
    },
    'small-warehouse': { label: 'Kleines Lager', about: 'Lagere fünf Kisten beliebiger Produkte.' },
    tinkerer: { label: 'Tüftler', about: 'Wie der Erfinder, teurer und höchstens zweimal.' },
  },
  event: {
    ...firstEdition.event,
    bureaucracy: { label: 'Bürokratie', about: 'Der 2-£-Platz ist bis zum Spielende gesperrt.' },
    'hamburg-credit-crisis': {
      label: 'Hamburger Börsenkrise',
      about: 'Der 10-£-Platz ist ein Jahrzehnt gesperrt; 10\u00a0£ extra öffnen deinen.',
    },
    'war-on-the-continent': {
      label: 'Krieg auf dem Festland',
      about: 'Ein Marketing mehr und 1\u00a0£ auf den Preis jeder Fabrik.',
    },
    lobby: { label: 'Lobby', about: 'Alle nehmen ein Sonderplättchen.' },
    'crown-jubilee': {
      label: 'Kronjubiläum',
      about: 'Im nächsten Jahrzehnt haben alle einmal einen Gönner nach Wahl.',
    },
    'made-in-england': { label: 'Made in England', about: 'Zwei Stufen Marketing für alle.' },
    'royal-society': {
      label: 'Royal Society',
      about: '2\u00a0£ je Plättchen, 4\u00a0£ je volle Linie der besten Fabrik.',
    },
  },
  eventsListed: 'Lobby, Krieg auf dem Festland, Bürokratie zusammen mit dem Kronjubiläum, Weltausstellung.',
  eventsShuffled: 'Bürokratie 1790, die anderen vier in beliebiger Folge.',
  questions: {
    found: [
      'Welches Produkt stellt deine nächste Fabrik her?',
      'Die ersten beiden Linien werden mit Arbeitern gefüllt. Das Startkapital bezahlt sie.',
    ],
    'found-price': [
      'Zu welchem Preis verkaufst du?',
      'Attraktivität ist Fabrikkosten + Qualität + Marketing − Preis; sie begrenzt deinen Absatz.',
    ],
    'start-sale': ['Wie viele Aktien verkaufst du zum Anfang?', 'Sie müssen für beide Fabriken reichen.'],
    turn: [
      'Welches Plättchen spielst du, und auf welchem Platz?',
      'Du zahlst die Gebühr des Platzes. Für 2\u00a0£ mehr nimmst du ein liegendes zurück und spielst es auf irgendeinen freien.',
    ],
    factory: [
      'Schließe, baue oder modernisiere eine Fabrik, oder beende die Aktion.',
      'So oft du willst; jeder Schritt wird sofort bezahlt.',
    ],
    'build-price': [
      'Zu welchem Preis verkaufst du?',
      'Vom Mindestpreis des Produkts an; die Attraktivität darf nicht unter 0 fallen.',
    ],
    workers: [
      'Stelle Arbeiter ein oder entlasse sie, oder beende die Aktion.',
      'Einstellen kostet jetzt nichts; Lohn gibt es, wenn ihr Produkt an der Reihe ist.',
    ],
    machinery: [
      'Wo ersetzt die nächste Maschine einen Arbeiter?',
      'Auf einem Zahnradplatz; der Arbeiter wird arbeitslos.',
    ],
    school: ['Wohin geht der ersetzte Arbeiter?', 'Wohin du einstellen könntest, oder zu den Arbeitslosen.'],
    quality: ['Welches Produkt verbesserst du?', 'Eine Qualität und Attraktivität mehr, auf Dauer.'],
    distribution: [
      'Für welches Produkt hebst du das Marketing?',
      'Ein Schritt auf Stufe n braucht n\u00a0£ von dem, was du gezahlt hast.',
    ],
    'free-steps': ['Welches Produkt bekommt eine freie Stufe Marketing?', 'Bis +4.'],
    exchange: [
      'Was tust du an der Börse?',
      'In dieser Reihenfolge: Lager verkaufen, Kredite zurückzahlen, Aktien kaufen oder verkaufen, Verträge.',
    ],
    ship: ['Welchen Vertrag erfüllst du?', 'Ganz, aus deinem Lager. Ein Aktienfeld zurück für jedes benutzte Schiff.'],
    prices: ['Welchen Preis änderst du?', 'Von jedem deiner Produkte, einmal; die Attraktivität folgt sofort.'],
    'shut-row': [
      'Lässt du deine letzte Linie mit einem Arbeiter in dieser Phase ruhen?',
      'Sie stellt nichts her und kostet nichts. Einmal im Jahrzehnt.',
    ],
    patron: ['Verkaufst du dem Gönner eine Kiste?', 'Zu deinem Preis, über Nachfrage und Attraktivität hinaus.'],
    charisma: [
      'Gibst du Charisma zurück, um den Startspieler zu bestimmen?',
      'Dafür nimmst du ein anderes Sonderplättchen.',
    ],
    dismiss: [
      'Welche Schiffe und Lagerarbeiter gibst du ab?',
      'Schiffe gehen mit ihrer Mannschaft zurück; beide kosten einmal im Jahrzehnt Lohn.',
    ],
    'return-tile': ['Welches ältere Plättchen gibst du zurück?', 'Vier sind das Höchste.'],
  },
  reasons: {
    'marker-locked': 'Dieses Plättchen ist bis zum Ende des Jahrzehnts gesperrt.',
    'one-way': 'In einer Aktion werden Aktien gekauft oder verkauft, nicht beides.',
    'inventor-only-modernises': 'Die nächste Stufe erreicht man nur durch Modernisieren.',
    'no-factory': 'Du hast keine Fabrik für dieses Produkt.',
  },
};
