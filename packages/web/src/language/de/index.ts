import type { Phrases } from '../en/index.ts';
import { homePhrases } from './home.ts';
import { housePhrases } from './house.ts';
import { learnPhrases } from './learn.ts';
import { newGamePhrases } from './new-game.ts';
import { problemsPhrases } from './problems.ts';
import { replayPhrases } from './replay.ts';
import { studyPhrases } from './study.ts';
import { tablePhrases } from './table.ts';

/** Dasselbe auf Deutsch. Fehlt ein Schlüssel, übersetzt TypeScript nicht. */
export const phrases: Phrases = {
  ...housePhrases,
  ...homePhrases,
  ...newGamePhrases,
  ...tablePhrases,
  ...replayPhrases,
  ...studyPhrases,
  ...learnPhrases,
  ...problemsPhrases,
};
