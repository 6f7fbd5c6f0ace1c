import { homePhrases } from './de/home.ts';
import { housePhrases } from './de/house.ts';
import { labPhrases } from './de/lab.ts';
import { learnPhrases } from './de/learn.ts';
import { newGamePhrases } from './de/new-game.ts';
import { problemsPhrases } from './de/problems.ts';
import { replayPhrases } from './de/replay.ts';
import { tablePhrases } from './de/table.ts';
import type { Phrases } from './en.ts';

/** Dasselbe auf Deutsch. Fehlt ein Schlüssel, übersetzt TypeScript nicht. */
export const de: Phrases = {
  ...housePhrases,
  ...homePhrases,
  ...newGamePhrases,
  ...tablePhrases,
  ...replayPhrases,
  ...learnPhrases,
  ...labPhrases,
  ...problemsPhrases,
};
