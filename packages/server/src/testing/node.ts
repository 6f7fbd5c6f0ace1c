import { type AnyGame, isProblem, type Problem } from '@cromford/kernel';
import type { Outcome } from '@cromford/protocol';
import { openingSchema } from '@cromford/protocol/wanted';
import type { Store } from '../storage/store.ts';
import type { Actor } from '../tables/actor.ts';
import { Consent } from '../tables/consent.ts';
import { Loader } from '../tables/loader.ts';
import { Openings } from '../tables/opening.ts';
import { TablePlay } from '../tables/play.ts';
import { Seating } from '../tables/seating.ts';
import { pennies } from './pennies.ts';

export const anne: Actor = { account: 'anne', kind: 'member', role: 'player' };
export const bert: Actor = { account: 'bert', kind: 'member', role: 'player' };
export const carl: Actor = { account: 'carl', kind: 'member', role: 'player' };

/** The parts of a node that play tables, without people and the web around them. */
export function tablesOn(store: Store, now = () => 1_790_000_000_000, games: readonly AnyGame[] = [pennies]) {
  const loader = new Loader(store, games);
  const play = new TablePlay({ store, loader, now });
  const openings = new Openings({ store, games, now });
  const seating = new Seating({ store, openings, now });
  const consent = new Consent({ store, play, seating, standIn: 'any', now });
  let made = 0;
  return {
    store,
    loader,
    play,
    openings,
    seating,
    consent,
    /** Anne's table with Bert, started. */
    async begun(wanted: object = {}): Promise<string> {
      const opening = { key: `opening-${made++}`, game: 'pennies', players: 2, access: 'public', ...wanted };
      const { id } = must(await openings.open(anne, openingSchema.parse(opening)));
      must(await seating.join(bert, id, null));
      return id;
    },
    move: (actor: Actor, id: string, expected: number, line: string, key = `key-${actor.account}-${expected}`) =>
      play.command(actor, id, { key, expected, do: { kind: 'move', line } }),
    undo: (actor: Actor, id: string, expected: number) =>
      play.command(actor, id, { key: `undo-${actor.account}-${expected}`, expected, do: { kind: 'undo' } }),
  };
}

/** For tests in which a problem would be the end of the story. */
export function must<T extends object>(value: T | Problem): T {
  if (isProblem(value)) throw new Error(`${value.code} ${JSON.stringify(value.params)}`);
  return value as T;
}

/** `done 1`, `stale 3`, `refused pot`, or the code of the problem. */
export function said(answer: Outcome | Problem): string {
  if ('code' in answer) return answer.code;
  return `${answer.outcome} ${answer.outcome === 'refused' ? answer.refusal.code : answer.seq}`;
}
