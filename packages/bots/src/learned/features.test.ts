import { anniversary, spinningJenny, spinningMule, waterFrame } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { empire } from '@cromford/empire';
import { below, Engine, type GameOptions, type Rules, type State, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { judgementOf } from '../judgements.ts';
import { type Features, Writer } from './features.ts';

interface Table {
  readonly name: string;
  readonly rules: Rules;
}

/** What the tables need of a game, whichever it is. */
interface AnyGame {
  readonly id: string;
  readonly players: readonly number[];
  readonly options: readonly { id: string; values: readonly string[]; standard: string; players?: readonly number[] }[];
  readonly sheet: unknown;
  rules(setup: { players: number; options: GameOptions; sheet: unknown }): unknown;
}

const GAMES = [waterFrame, anniversary, spinningMule, spinningJenny, cardGame, empire] as unknown as AnyGame[];
const MANY = GAMES.filter(({ players }) => players.includes(2));

/** Every number of seats, with all options as usual and with all of them otherwise. */
function tables(games: readonly AnyGame[]): Table[] {
  return games.flatMap((game) =>
    game.players.flatMap((players) =>
      [0, 1].map((choice) => {
        const open = game.options.filter((option) => option.players?.includes(players) ?? true);
        const options = Object.fromEntries(
          open.map(({ id, values, standard }) => [id, choice === 0 ? standard : (values.at(-1) as string)]),
        );
        const rules = game.rules({ players, options, sheet: game.sheet }) as Rules;
        return { name: `${game.id} for ${players}, ${choice === 0 ? 'as usual' : 'all options'}`, rules };
      }),
    ),
  );
}

function readerFor(rules: Rules): Features {
  const features = judgementOf(new Engine(rules)).features?.();
  if (!features) throw new Error('no net can be taught this game');
  return features;
}

/** A random game, with some of the positions at which somebody chooses and a net may be asked. */
function positions({ rules, name }: Table, every: number, see: (s: State) => void): void {
  const engine = new Engine(rules);
  const { settled } = judgementOf(engine);
  const random = seeded(name);
  const s = engine.start(name);
  let open = engine.open(s);
  for (let i = 0; open.length > 0; i++) {
    if (i % every === 0 && !settled?.(s)) see(s);
    open = engine.apply(s, open[below(random, open.length)] as (typeof open)[number]);
  }
}

function numbers({ globals, seats, worths }: Features) {
  return { globals: [...globals], seats: seats.map((block) => [...block]), worths: [...worths] };
}

/** Fields that say whose something is, and lists by seat; a list may go on behind the seats. */
const SEATS = new Set(['seat', 'start', 'handSeat']);
const LISTS = new Set(['players', 'sold', 'produced', 'left', 'asked', 'shut', 'claims', 'order']);

/** The same position, with every seat called by the name of the one `by` further on. */
function renamed(s: State, by: number): State {
  const seats = (s as unknown as { players: unknown[] }).players.length;
  const on = (seat: number) => (seat >= 0 && seat < seats ? (seat + by) % seats : seat);
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'number') return SEATS.has(key) ? on(value) : value;
    if (Array.isArray(value)) {
      const list = value.map((one) => walk(one, ''));
      if (key === 'order') return list.map((seat) => on(seat as number));
      if (!LISTS.has(key) || list.length < seats) return list;
      return list.map((_, seat) => list[seat < seats ? (seat - by + seats) % seats : seat]);
    }
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]));
  };
  return walk(s, '') as State;
}

/** Sums in another order may be rounded otherwise. */
function expectNear(found: readonly number[], wanted: readonly number[], what: string): void {
  const off = wanted.findIndex((value, i) => Math.abs(value - (found[i] as number)) > 1);
  expect(off < 0 ? what : `${what}: ${found[off]} for ${wanted[off]} at ${off}`).toBe(what);
}

/** What no reader ever writes. */
const UNWRITTEN = -32_768;

describe('a block of features', () => {
  it('is filled exactly, or nothing is read at all', () => {
    const writer = new Writer(new Int16Array(2));
    writer.put(1);
    expect(() => writer.close()).toThrow('1 numbers for a block of 2');
    writer.flag(true);
    expect(() => writer.close()).not.toThrow();
    writer.oneOf(0, 3);
    expect(() => writer.close()).toThrow('5 numbers for a block of 2');
  });

  it('keeps what is too large within its bounds', () => {
    const block = new Int16Array(2);
    const writer = new Writer(block);
    writer.put(1000);
    writer.put(-1000);
    expect([...block]).toEqual([32_767, -32_767]);
  });
});

describe.each(tables(GAMES))('the features of $name', (table) => {
  it('are written anew for every position, all of them', () => {
    const features = readerFor(table.rules);
    const blocks = [features.globals, ...features.seats];
    positions(table, 3, (s) => {
      for (const block of blocks) block.fill(UNWRITTEN);
      features.worths.fill(Number.NaN);
      features.read(s);
      const isWritten = blocks.every((block) => !block.includes(UNWRITTEN)) && features.worths.every(Number.isFinite);
      expect(isWritten).toBe(true);
    });
  });

  it('are moderate numbers', () => {
    const features = readerFor(table.rules);
    let sum = 0;
    let count = 0;
    positions(table, 5, (s) => {
      features.read(s);
      for (const block of [features.globals, ...features.seats])
        for (const x of block) {
          sum += Math.abs(x) > 3 * 64 ? 1 : 0;
          count++;
        }
    });
    expect(sum / count).toBeLessThan(0.02);
  });

  it('are the written judgement’s worths besides', () => {
    const features = readerFor(table.rules);
    const judgement = judgementOf(new Engine(table.rules));
    positions(table, 9, (s) => {
      features.read(s);
      expect([...features.worths]).toEqual(
        features.seats.map((_, seat) => judgement.worth(s, seat, judgement.weights)),
      );
    });
  });

  it('tell nothing that a seat may not know', () => {
    const { rules } = table;
    const features = readerFor(rules);
    positions(table, 11, (s) => {
      features.read(s);
      // As text: thousands of lists of a thousand numbers are compared.
      const whole = JSON.stringify(numbers(features));
      for (let seat = 0; seat < features.seats.length; seat++)
        for (const deal of ['one', 'another']) {
          features.read(rules.guess(rules.view(s, seat), seeded(deal)));
          if (JSON.stringify(numbers(features)) !== whole) expect(numbers(features)).toEqual(JSON.parse(whole));
        }
    });
  });
});

describe.each(tables(MANY).filter(({ rules }) => readerFor(rules).seats.length > 1))(
  'renamed seats of $name',
  (table) => {
    it('change places, and nothing else', () => {
      const features = readerFor(table.rules);
      const seats = features.seats.length;
      let compared = 0;
      let tied = 0;
      positions(table, 7, (s) => {
        features.read(s);
        const before = numbers(features);
        for (let by = 1; by < seats; by++) {
          features.read(renamed(s, by));
          expectNear([...features.globals], before.globals, 'globals');
          for (let seat = 0; seat < seats; seat++) {
            const now = (seat + by) % seats;
            compared++;
            // Who is asked first among equals is decided by the seat in the board game's written forecast: the only thing that may differ.
            if (Math.abs((features.worths[now] as number) - (before.worths[seat] as number)) > 1e-6) tied++;
            else expectNear([...(features.seats[now] as Int16Array)], before.seats[seat] as number[], 'seat');
          }
        }
      });
      expect(tied / compared).toBeLessThan(table.name.startsWith('card-game') ? 1e-9 : 0.1);
    });
  },
);
