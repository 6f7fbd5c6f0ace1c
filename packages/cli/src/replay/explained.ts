import type { GameRecord, Problem } from '@cromford/kernel';
import type { Context } from '../context.ts';
import { filled, type Said, sayProblem, sayRefusal, wordsOf } from '../words/index.ts';

/** What is wrong with a record; a move that does not fit is explained in the game's own words. */
export async function explained(
  { games, texts, language }: Context,
  record: GameRecord,
  wrong: Problem,
): Promise<string> {
  const { refusal, params } = wrong;
  const game = games.find(({ id }) => id === record.game);
  if (!refusal || !game) return sayProblem(texts, wrong);
  const reason = sayRefusal(texts, await wordsOf(game, language, record), refusal);
  return filled(texts.replay.refused as Said, { ...params, reason: withRule(reason, refusal.rule) });
}

function withRule(reason: string, rule: string): string {
  return rule ? `${reason} [${rule}]` : reason;
}
