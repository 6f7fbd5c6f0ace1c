import type { housePhrases as English } from '../en/house.ts';

/** Der Rahmen jeder Seite, Titel und Sprachen. */
export const housePhrases: typeof English = {
  theme: { toDark: 'Dunkle Farben', toLight: 'Helle Farben' },
  size: { size: 'Größe', smaller: 'Kleiner', larger: 'Größer' },
  nav: {
    home: 'Start',
    games: 'Spiele',
    together: 'Zusammen',
    learn: 'Lernen',
    lab: 'Labor',
    rules: 'Regeln',
    skip: 'Zum Inhalt',
    main: 'Hauptmenü',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
  },
  settings: 'Einstellungen',
  title: {
    home: 'Cromford: Spiele der Industriellen Revolution',
    newGame: (game) => `Neue Partie: ${game}`,
    table: (game) => `${game} am Tisch`,
    replay: (game, ply) => `Aufzeichnung von ${game}, Entscheidung ${ply}`,
    learn: 'Lernen',
    notFound: 'Keine solche Seite',
  },
  failed: {
    heading: 'Dieser Teil der App ließ sich nicht holen',
    about: 'Vielleicht ist das Netz weg, oder die App wurde inzwischen erneuert. Deine Partien bleiben erhalten.',
    again: 'Noch einmal versuchen',
    reload: 'Seite neu laden',
  },
  newVersion: { ready: 'Eine neue Version ist da.', take: 'Jetzt laden', later: 'Später' },
  notFound: { heading: 'Unter dieser Adresse gibt es nichts', about: 'Der Link ist vielleicht alt oder vertippt.' },
};
