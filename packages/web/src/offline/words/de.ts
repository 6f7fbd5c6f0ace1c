import type { NoticeWords } from './words.ts';

export const words: NoticeWords = {
  'your-turn': 'Du bist am Zug',
  'game-over': 'Die Partie ist zu Ende',
  asked: 'Ein Vorschlag wartet auf deine Antwort',
  rematch: 'Jemand möchte eine Revanche',
  account: 'An deinem Konto hat sich etwas geändert',
  test: 'Nachrichten kommen hier an',
};
