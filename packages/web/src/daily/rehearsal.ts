import { challengesOf, heldBackDay } from '@cromford/protocol/challenges';
import type { TableEngine } from '../engine/client.ts';
import type { Scene } from '../engine/protocol.ts';
import { triedOn } from './kept.ts';
import { seedIn } from './of-the-day.ts';

/**
 * Whether a record that comes from elsewhere would let somebody try the game of a day out: its deal, and not played to the end. Whoever has his own behind him may
 * go on from any step of it. The record is as the engine wrote it.
 */
async function isRehearsal(record: string, { game, over }: Pick<Scene, 'game' | 'over'>): Promise<boolean> {
  const day = over ? undefined : heldBackDay(seedIn(record), Date.now());
  if (day === undefined) return false;
  const challenge = challengesOf(day).find((one) => one.game === game);
  return !challenge || (await triedOn(day))[challenge.id]?.result === undefined;
}

/** The same of a game that is open there. */
export async function isRehearsalIn(engine: Pick<TableEngine, 'ask'>, scene: Scene): Promise<boolean> {
  const { text } = await engine.ask<'record'>({ do: 'record', short: true });
  return isRehearsal(text, scene);
}
