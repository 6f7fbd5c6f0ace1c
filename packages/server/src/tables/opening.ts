import { type AnyGame, completeOptions, isProblem, type Problem, problem, Table } from '@cromford/kernel';
import type { Opening } from '@cromford/protocol/wanted';
import { newId, newSecret } from '../ids.ts';
import type { SeatRow, TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import type { Actor } from './actor.ts';
import { firstBank } from './clock.ts';
import { clockOf, optionsOf } from './row-parts.ts';
import { keptSheet, sheetOf } from './sheets.ts';
import { Torn } from './torn.ts';

export interface OpeningParts {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly now: () => number;
  readonly onStarted?: (table: string) => void;
}

/** Opens tables and starts them when every seat is taken. */
export class Openings {
  private readonly parts: OpeningParts;

  constructor(parts: OpeningParts) {
    this.parts = parts;
  }

  /** The host sits where he likes, bots where he puts them; the other seats are open. */
  async open(actor: Actor, wanted: Opening): Promise<{ id: string } | Problem> {
    const seats = seatsFor(actor, wanted);
    return isProblem(seats) ? seats : this.create(actor, wanted, seats, null);
  }

  /** With these people, one to each seat, from the start: tournaments and rematches. */
  async openFor(actor: Actor, wanted: Opening, accounts: readonly (string | null)[], rematchOf: string | null = null) {
    const bank = firstBank(wanted.clock);
    const bots = wanted.bots;
    const seats = accounts.map((account, seat) => ({
      seat,
      account,
      bot: account === null ? (bots[seat] ?? null) : null,
      bank,
    }));
    return this.create(actor, wanted, seats, rematchOf);
  }

  private async create(
    actor: Actor,
    wanted: Opening,
    seats: readonly Omit<SeatRow, 'table_id' | 'seen_at'>[],
    rematchOf: string | null,
  ): Promise<{ id: string } | Problem> {
    const game = this.parts.games.find((known) => known.id === wanted.game);
    if (!game) return problem('unknown-game', { game: wanted.game });
    const sheet = wanted.sheet ?? game.sheet;
    const kept = keptSheet(sheet);
    if (isProblem(kept)) return kept;
    const seed = newSecret();
    // Whether it can be played at all is for the kernel to say.
    const trial = Table.open(game, { players: wanted.players, options: wanted.options, sheet, seed });
    if (isProblem(trial)) return trial;
    const id = await this.parts.store.rooms.create(
      {
        id: newId(),
        game: game.id,
        version: game.version,
        ...kept,
        players: wanted.players,
        options: JSON.stringify(completeOptions(game, wanted.options)),
        seed,
        title: wanted.title,
        host: actor.account,
        key: wanted.key,
        access: wanted.access,
        clock: JSON.stringify(wanted.clock),
        delay: wanted.delay,
        takeover: wanted.takeover,
        created_at: this.parts.now(),
        rematch_of: rematchOf,
      },
      seats.map((seat) => ({ ...seat, seen_at: this.parts.now() })),
    );
    await this.startIfFull(id);
    return { id };
  }

  /** The game begins when nobody is missing. Any node may notice; the database lets it happen once. */
  async startIfFull(id: string, triesLeft = 3): Promise<void> {
    const { store, now } = this.parts;
    const row = await store.rooms.find(id);
    if (row?.stage !== 'open') return;
    const seats = await store.rooms.seats(id);
    if (seats.some(({ account, bot }) => account === null && bot === null)) return;
    const table = await this.firstPosition(row);
    const clock = clockOf(row);
    const started = await store.rooms.start(id, {
      snapshot: { seq: 0, ply: table.state.ply, hash: table.hash(), body: JSON.stringify(table.state) },
      due: table.due()?.seat ?? null,
      since: clock.kind === 'none' ? null : now(),
      now: now(),
      made: row,
    });
    if (started) this.parts.onStarted?.(id);
    else if (triesLeft > 0) await this.startIfFull(id, triesLeft - 1);
  }

  /** Before anybody sits down: whether the game could begin at all. */
  async foresee(row: TableRow): Promise<void> {
    clockOf(row);
    await this.firstPosition(row);
  }

  private async firstPosition(row: TableRow): Promise<Table> {
    const game = this.parts.games.find((known) => known.id === row.game);
    if (!game) throw new Torn(row.id, 'game');
    const table = Table.open(game, {
      players: row.players,
      options: optionsOf(row),
      seed: row.seed,
      sheet: await sheetOf(this.parts.store, game, row),
    });
    if (isProblem(table)) throw new Torn(row.id, 'options');
    return table;
  }
}

function seatsFor(actor: Actor, wanted: Opening): Omit<SeatRow, 'table_id' | 'seen_at'>[] | Problem {
  if (wanted.seat >= wanted.players) return problem('no-such-seat', { seat: wanted.seat });
  const bank = firstBank(wanted.clock);
  const seats = Array.from({ length: wanted.players }, (_, seat) => ({
    seat,
    account: seat === wanted.seat ? actor.account : null,
    bot: seat === wanted.seat ? null : (wanted.bots[seat] ?? null),
    bank,
  }));
  const open = seats.find(({ account, bot }) => account === null && bot === null);
  if (wanted.access === 'solo' && open) return problem('solo-seat-open', { seat: open.seat });
  return seats;
}
