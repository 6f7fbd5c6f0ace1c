import { type AnyGame, completeOptions, isProblem, type Problem, problem, Table } from '@cromford/kernel';
import type { Clock } from '@cromford/protocol';
import type { WantedSetUp } from '@cromford/protocol/wanted';
import type { TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import type { Actor } from './actor.ts';
import { firstBank } from './clock.ts';
import type { Openings } from './opening.ts';
import { optionsOf } from './row-parts.ts';
import { sheetOf } from './sheets.ts';
import { isHiddenFrom } from './visibility.ts';

export interface WaitingRoomParts {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly openings: Openings;
}

/** What the host may change as long as the game has not begun. */
export class WaitingRooms {
  private readonly parts: WaitingRoomParts;

  constructor(parts: WaitingRoomParts) {
    this.parts = parts;
  }

  /** Puts a bot of that level on a free seat, or takes one away; the game begins when no seat is free any more. */
  async fill(actor: Actor, id: string, seat: number, level: string): Promise<Problem | undefined> {
    const { store, openings } = this.parts;
    const row = await this.hosted(actor, id);
    if (isProblem(row)) return row;
    if (seat >= row.players) return problem('no-such-seat', { seat });
    if (level) await openings.foresee(row);
    let stage = row.stage;
    const filled = await store.rooms.change(id, async (trx, now) => {
      // It may have begun since: a bot that plays is not taken away.
      stage = now.stage;
      if (stage !== 'open') return false;
      const { numUpdatedRows } = await trx
        .updateTable('seats')
        .set({ bot: level || null })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('account', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
    if (stage !== 'open') return problem('not-open', { stage });
    if (!filled) return problem('seat-taken');
    await openings.startIfFull(id);
    return undefined;
  }

  /** How it will be played. Whoever sits there sees it change. */
  async change(actor: Actor, id: string, wanted: WantedSetUp): Promise<Problem | undefined> {
    const { store } = this.parts;
    const row = await this.hosted(actor, id);
    if (isProblem(row)) return row;
    const options = await this.optionsFor(row, wanted.options);
    if (isProblem(options)) return options;
    const { title, clock, takeover } = wanted;
    const set = {
      options: JSON.stringify(options),
      ...(title !== undefined && { title }),
      ...(takeover !== undefined && { takeover }),
      ...(clock && { clock: JSON.stringify(clock) }),
    };
    const changed = await store.rooms.change(id, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('tables')
        .set(set)
        .where('id', '=', id)
        .where('stage', '=', 'open')
        .executeTakeFirst();
      if (numUpdatedRows > 0n && clock)
        await trx
          .updateTable('seats')
          .set({ bank: firstBank(clock as Clock) })
          .where('table_id', '=', id)
          .execute();
      return numUpdatedRows > 0n;
    });
    return changed ? undefined : problem('not-open', { stage: 'playing' });
  }

  private async hosted(actor: Actor, id: string): Promise<TableRow | Problem> {
    const { rooms } = this.parts.store;
    const row = await rooms.find(id);
    if (!row) return problem('no-such-table');
    if (row.host !== actor.account) {
      const sitsThere = (await rooms.seats(id)).some(({ account }) => account === actor.account);
      return isHiddenFrom(actor.account, row) && !sitsThere
        ? problem('no-such-table')
        : problem('not-allowed', { needs: 'host' });
    }
    return row.stage === 'open' ? row : problem('not-open', { stage: row.stage });
  }

  /** Whether it can be played at all is for the kernel to say. */
  private async optionsFor(row: TableRow, wanted: Readonly<Record<string, string>> | undefined) {
    if (!wanted) return optionsOf(row);
    const game = this.parts.games.find(({ id }) => id === row.game);
    if (!game) return problem('unknown-game', { game: row.game });
    const sheet = await sheetOf(this.parts.store, game, row);
    const trial = Table.open(game, { players: row.players, options: wanted, sheet, seed: row.seed });
    return isProblem(trial) ? trial : completeOptions(game, wanted);
  }
}
