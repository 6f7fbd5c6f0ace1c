import { homePhrases } from './en/home.ts';
import { housePhrases } from './en/house.ts';
import { labPhrases } from './en/lab.ts';
import { learnPhrases } from './en/learn.ts';
import { newGamePhrases } from './en/new-game.ts';
import { problemsPhrases } from './en/problems.ts';
import { replayPhrases } from './en/replay.ts';
import { tablePhrases } from './en/table.ts';

/** Everything the house itself says, in English. Games bring their own words. The German module must have the same shape. */
export const en = {
  ...housePhrases,
  ...homePhrases,
  ...newGamePhrases,
  ...tablePhrases,
  ...replayPhrases,
  ...learnPhrases,
  ...labPhrases,
  ...problemsPhrases,
};

export type Phrases = typeof en;
