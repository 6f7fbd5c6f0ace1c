import type { DailyWords } from './words.ts';

export const words: DailyWords = {
  heading: 'Partien des Tages',
  about: 'Jeden Tag drei Partien, mit demselben Aufbau für alle.',
  once: 'Jede kann einmal begonnen werden: Was dabei herauskommt, ist das Ergebnis des Tages.',
  alone: (game) => `${game}, allein`,
  against: (game, bot) => `${game}, gegen ${bot}`,
  begin: 'Beginnen',
  goOn: 'Weiterspielen',
  look: 'Ansehen',
  gone: 'Begonnen, aber die gespeicherte Partie ist gelöscht',
  scored: (score) => `${score} erreicht`,
  won: (score) => `Gewonnen mit ${score}`,
  lost: (score) => `Verloren mit ${score}`,
  share: 'Ergebnis kopieren',
  copied: 'Kopiert.',
  earlier: 'Frühere Tage',
  open: 'läuft noch',
  untried: 'nicht gespielt',
};
