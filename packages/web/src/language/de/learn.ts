import type { learnPhrases as English } from '../en/learn.ts';

/** Lektionen und Regelliste. */
export const learnPhrases: typeof English = {
  learn: {
    heading: 'Lernen',
    about:
      'Die Lektionen laufen im echten Spiel: Du tust alles einmal selbst. Deine gespeicherten Partien bleiben unberührt.',
    minutes: (n) => `etwa ${n} Minuten`,
    start: 'Lektion beginnen',
    step: (n, of) => `Schritt ${n} von ${of}`,
    next: 'Weiter',
    back: 'Zurück',
    doThis: 'Dein Zug',
    watch: 'Schau zu: Es wird gespielt.',
    stepDone: 'Erledigt.',
    notThat: (wanted: string) => `Möglich, aber die Lektion geht anders weiter: „${wanted}“.`,
    done: 'Lektion geschafft',
    playNow: 'Eine Partie spielen',
    again: 'Noch einmal',
    leave: 'Lektion verlassen',
    nextLesson: (title) => `Nächste Lektion: ${title}`,
    allLessons: 'Alle Lektionen',
    puzzles: 'Aufgaben',
    puzzlesAbout: 'Ein Zug ist zu finden, in Stellungen aus echten Partien; jeden Tag eine neue.',
    puzzlesOpen: 'Zu den Aufgaben',
    daily: 'Partien des Tages',
    dailyAbout: 'Drei Partien mit demselben Aufbau für alle, einmal am Tag.',
    dailyOpen: 'Zu den Partien des Tages',
    rules: 'Die Regeln',
    rulesAbout:
      'Jede Regel hat eine Nummer. Wo immer du im Spiel eine siehst: Drück darauf, und die Regel öffnet sich.',
  },
  rules: {
    heading: 'Die Regeln',
    about: 'Jede Regel in unseren Worten, mit der Nummer, auf die sich die Spiele beziehen.',
    which: 'Welches Spiel',
    search: 'Suchen: Nummer oder Wörter',
    open: 'Die Regeln lesen',
    toRead: 'Die Regeln zum Lesen, mit Bildern und Beispielen',
    found: (n) => (n === 1 ? '1 Regel' : `${n} Regeln`),
    books: { FE: 'Erstausgabe', AE: 'Jubiläumsausgabe', CG: 'Kartenspiel', SE: 'Empire' },
  },
};
