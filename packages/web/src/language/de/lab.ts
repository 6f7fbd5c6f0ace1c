import type { labPhrases as English } from '../en/lab.ts';

/** Viele Partien von Bots. */
export const labPhrases: typeof English = {
  lab: {
    heading: 'Labor',
    about:
      'Bots spielen ganze Partien im Hintergrund. Der Tisch bleibt derweil benutzbar; nichts verlässt dieses Gerät.',
    game: 'Spiel',
    players: 'Personen',
    seats: 'Wer spielt',
    rotate: 'Die Plätze wechseln von Partie zu Partie, sodass jeder Bot gleich oft überall sitzt',
    compare: 'Vergleichen',
    options: 'Einstellungen',
    compareNothing: 'Nichts: eine Einstellung',
    compareSheets: 'Werteblätter',
    games: 'Partien je Einstellung',
    start: 'Starten',
    cancel: 'Abbrechen',
    progress: (done, of) => `${done} von ${of} Partien`,
    cancelled: 'Abgebrochen. Gezeigt wird, was schon gespielt war.',
    standard: 'Standardblatt',
    own: 'Eigenes Blatt',
    bySeat: 'Nach Platz',
    byBot: 'Nach Bot',
    variant: 'Einstellung',
    seat: 'Platz',
    bot: 'Bot',
    count: 'Partien',
    wins: 'Siege',
    mean: 'Mittlere Wertung',
    length: 'Entscheidungen je Partie',
    interval: 'Die kleinen Zahlen sind 95-%-Konfidenzintervalle.',
    histogram: 'Endwertungen',
    csv: 'Als CSV speichern',
    none: 'Noch ist keine Partie gespielt.',
    failed: 'Eine Partie ließ sich nicht zu Ende spielen:',
  },
};
