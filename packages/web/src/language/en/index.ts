import { homePhrases } from './home.ts';
import { housePhrases } from './house.ts';
import { learnPhrases } from './learn.ts';
import { newGamePhrases } from './new-game.ts';
import { problemsPhrases } from './problems.ts';
import { replayPhrases } from './replay.ts';
import { studyPhrases } from './study.ts';
import { tablePhrases } from './table.ts';

/** Everything the house itself says, in English. Games bring their own words. The German module must have the same shape. */
export const phrases = {
  ...housePhrases,
  ...homePhrases,
  ...newGamePhrases,
  ...tablePhrases,
  ...replayPhrases,
  ...studyPhrases,
  ...learnPhrases,
  ...problemsPhrases,
};

export type Phrases = typeof phrases;
