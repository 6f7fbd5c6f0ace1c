import type { PageWords } from '../page.ts';

export const page: PageWords = {
  title: 'Die Regeln zum Lesen',
  which: 'Welches Spiel',
  contents: 'Kapitel',
  example: 'Beispiel',
  open: 'Auf dem Plan öffnen',
  opening: 'Wird aufgebaut …',
  list: 'Jede Regel mit ihrer Nummer',
  listAbout: 'Die ganze Liste, nach der die Spiele gehen, zum Suchen und Nachschlagen.',
  lesson: 'Beim Spielen lernen',
};
