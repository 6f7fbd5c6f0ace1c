import type { studyPhrases as English } from '../en/study.ts';

/** Eine Stellung aufbauen. */
export const studyPhrases: typeof English = {
  study: {
    title: (game) => `Stellung aufbauen: ${game}`,
    about: 'Ändere, was anders sein soll. Was dazugehört, etwa Arbeiter und Plättchen, gleichen die Regeln aus.',
    link: 'Stellung aufbauen…',
    fromHere: 'Von hier eine Stellung aufbauen',
    play: 'Von hier weiterspielen',
    forget: 'Alle Änderungen vergessen',
    players: 'Spieler',
    moment: 'Zeitpunkt',
    asItStands: 'Wie sie steht',
    none: 'keine',
    there: 'ist da',
    namesOnly: (possible) => `Namen, mit Kommas dazwischen, von: ${possible}.`,
    numbersOnly: 'Ganze Zahlen, mit Kommas dazwischen.',
  },
};
