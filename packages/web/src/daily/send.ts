import { isProblem, type Problem } from '@cromford/kernel';
import { EngineClient } from '../engine/client.ts';
import { post } from '../online/client.ts';
import { savedGame } from '../saves/games.ts';
import { noteTried, unsent } from './kept.ts';

/** What a server says about a game itself. Everything else passes, and the result waits for it. */
const FINAL = ['not-of-the-day', 'day-closed', 'rules-version', 'record-move', 'not-over', 'other-opponent', 'invalid'];
/** The saved game has been deleted: nothing is left that could be sent. */
export const GONE = 'gone';

let sending: Promise<Problem | undefined> | undefined;

/** Sends what waits, one after the other; says what kept the rest from being sent. However often it is called, once at a time. */
export function sendResults(): Promise<Problem | undefined> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(): Promise<Problem | undefined> {
  for (const { day, challenge, tried } of await unsent()) {
    const record = await recordOf(tried.game);
    const answer =
      record === undefined ? undefined : await post('daily/:day/:challenge', { day, challenge }, { record });
    const refused = answer && isProblem(answer) ? answer : undefined;
    if (refused && !FINAL.includes(refused.code)) return refused;
    noteTried(day, challenge, { ...tried, sent: answer ? (refused?.code ?? 'yes') : GONE });
  }
  return undefined;
}

/** In brief: the moves, and what they are the moves of. */
async function recordOf(id: string): Promise<string | undefined> {
  const saved = await savedGame(id).catch(() => undefined);
  if (!saved) return undefined;
  const engine = new EngineClient();
  try {
    const loaded = await engine.ask<'load'>({ do: 'load', text: saved.record, older: 'look' });
    if ('problem' in loaded) return undefined;
    return (await engine.ask<'record'>({ do: 'record', short: true })).text;
  } finally {
    engine.close();
  }
}
