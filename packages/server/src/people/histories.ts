import { type Problem, problem } from '@cromford/kernel';
import type { AnswerOf, Result } from '@cromford/protocol';
import type { Lobby } from '../social/lobby.ts';
import type { Ratings } from '../social/ratings.ts';
import type { Store } from '../storage/store.ts';

export interface HistoryParts {
  readonly store: Store;
  readonly lobby: Lobby;
  readonly ratings: Ratings;
}

/** So many games are counted, and so many shown. */
const COUNTED = 500;
const SHOWN = 20;

/** What others may know of somebody: what he says of himself, what he has played and how it went. */
export class Histories {
  private readonly parts: HistoryParts;

  constructor(parts: HistoryParts) {
    this.parts = parts;
  }

  async of(asker: string, id: string): Promise<AnswerOf<'GET people/:id'> | Problem> {
    const { store, lobby, ratings } = this.parts;
    const found = await store.database.query
      .selectFrom('accounts')
      .select(['id', 'name', 'kind', 'about', 'created_at'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!found) return problem('no-such-account');
    const { about, created_at, ...person } = found;
    const rows = await lobby.finished(id, asker, COUNTED);
    return {
      person,
      about,
      since: created_at,
      ratings: await ratings.of(id),
      statistics: statisticsOf(rows),
      tables: await lobby.rooms(rows.slice(0, SHOWN)),
    };
  }
}

interface Played {
  readonly game: string;
  readonly players: number;
  readonly mine: number;
  readonly result: string | null;
}

/** A win that several share counts as a part for each. A game alone is neither won nor lost. */
export function statisticsOf(rows: readonly Played[]): AnswerOf<'GET people/:id'>['statistics'] {
  const all = new Map<string, { game: string; players: number; played: number; won: number }>();
  for (const { game, players, mine, result } of rows) {
    const name = `${game} ${players}`;
    const known = all.get(name) ?? { game, players, played: 0, won: 0 };
    const winners = result === null ? [] : (JSON.parse(result) as Result).winners;
    const share = players > 1 && winners.includes(mine) ? 1 / winners.length : 0;
    all.set(name, { ...known, played: known.played + 1, won: known.won + share });
  }
  return [...all.values()].sort((a, b) => b.played - a.played);
}
