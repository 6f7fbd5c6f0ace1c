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
  share: 'Ergebnis teilen',
  copy: 'Ergebnis kopieren',
  copied: 'Kopiert.',
  earlier: 'Frühere Tage',
  open: 'läuft noch',
  untried: 'nicht gespielt',
  list: 'Die Liste des Tages',
  listAbout:
    'Was andere, die hier spielen, aus demselben Aufbau gemacht haben. Von jeder Partie zählt die erste, die du schickst; der Server spielt sie nach den Regeln nach, und der Bot überdenkt seine Züge.',
  join: 'Meine Ergebnisse auf die Liste setzen',
  joinAbout:
    'Alle, die hierherkommen, sehen deinen Namen und dein Ergebnis. Geschickt wird, was in den letzten sieben Tagen gespielt wurde, ohne Verbindung auch später.',
  showList: 'Die Liste zeigen',
  waiting: (results) =>
    results === 1
      ? 'Ein Ergebnis wartet darauf, geschickt zu werden.'
      : `${results} Ergebnisse warten darauf, geschickt zu werden.`,
  unlisted: (why) => `Nicht auf der Liste: ${why}`,
  day: 'Tag',
  today: 'Heute',
  nobody: 'Noch niemand.',
  count: (people) => (people === 1 ? 'Ein Ergebnis' : `${people} Ergebnisse`),
  rank: 'Platz',
  name: 'Name',
  result: 'Ergebnis',
  you: 'du',
};
