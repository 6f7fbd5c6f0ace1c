import { describe, expect, it } from 'vitest';
import { type Carriage, carryRecord } from './carry.ts';
import { formFaults } from './fault.ts';
import { hashesInForms, inFormOf, inTodaysForm } from './forms.ts';
import type { AnyGame } from './game.ts';
import { hash } from './json.ts';
import { readRecord } from './read-record.ts';
import { isProblem, writeRecord } from './record.ts';
import { Table } from './table.ts';
import { pennies } from './testing/pennies.ts';

const LINES = ['take 1', 'guess tails', 'take 3', 'guess heads', 'take 2'];
const first = pennies();

/** The next version, whose states also say of every purse how often something was put into it; nobody asks for it yet. */
const withCounts = (added: readonly object[]): AnyGame => ({
  ...pennies(({ begin }) => ({
    begin: (random, emit) => ({ ...begin(random, emit), counts: { filled: 0 } }),
    shapeFaults: (value) =>
      (value as { counts?: { filled?: number } }).counts?.filled === undefined
        ? formFaults([{ code: 'invalid_type', expected: 'object', path: ['counts'] }], value)
        : [],
    addedFields: added as never,
  })),
  version: 2,
});
const ADDED = [{ path: 'counts', since: 2, value: { filled: 0 } }];
const second = withCounts(ADDED);

function played(): Table {
  const table = Table.open(first, { players: 2, seed: 'forms' });
  if (isProblem(table)) throw new Error(table.code);
  for (const line of LINES) table.playLine(line);
  return table as Table;
}

function carried(kept: 'moves' | 'marks' | 'positions', game: AnyGame): Carriage {
  const record = readRecord(writeRecord(played().record(kept)), [game]);
  const carriage = isProblem(record) ? record : carryRecord(record, [game]);
  if (isProblem(carriage)) throw new Error(`${carriage.code} ${JSON.stringify(carriage.params)}`);
  return carriage;
}

describe('a record from before a field was added to the state', () => {
  it.each(['moves', 'marks', 'positions'] as const)(
    'goes on without a word where it comes to the same (%s)',
    (kept) => {
      const { table, differences, isAsPlayed } = carried(kept, second);
      expect([differences, isAsPlayed, table.setup.version]).toEqual([[], true, 2]);
      expect(table.state).toEqual({ ...played().state, counts: { filled: 0 } });
    },
  );

  it('still says where it does not come to the same', () => {
    const other = { ...second, rules: (setup: never) => ({ ...second.rules(setup), begin: first.rules(setup).begin }) };
    expect(carried('moves', withCounts([])).differences).toMatchObject([{ code: 'carry-end' }]);
    expect(carried('positions', other as AnyGame).differences).toMatchObject([{ code: 'carry-start' }]);
  });
});

describe('a position from before a field was added', () => {
  const { state } = played();
  const load = (game: AnyGame) => Table.from(game, { players: 2 }, state);

  it('is filled in, and can be sketched over', () => {
    expect((load(second) as Table).state).toMatchObject({ counts: { filled: 0 } });
    const drawn = Table.sketched(second, { players: 2, seed: 's' }, { counts: { filled: 3 } }, state) as Table;
    expect(drawn.state).toMatchObject({ counts: { filled: 3 } });
  });

  it('is refused with what is missing where nobody says what it was', () => {
    expect(load(withCounts([]))).toEqual({
      code: 'state-form',
      params: { path: 'counts', fault: 'missing', reason: 'is missing' },
    });
  });
});

describe('the form of a state', () => {
  const added = [
    { path: 'players.*.joker', since: 3, value: 0 },
    { path: 'turn.part', since: 2, value: 7 },
  ];
  const old = { players: [{ cash: 1 }, { cash: 2, joker: 1 }], turn: {} };
  const today = {
    players: [
      { cash: 1, joker: 0 },
      { cash: 2, joker: 1 },
    ],
    turn: { part: 7 },
  };

  it('is filled in where something is missing, in every place of a list, and not elsewhere', () => {
    expect(inTodaysForm(old, added)).toEqual(today);
    expect(inTodaysForm(today, added)).toEqual(today);
    expect(inTodaysForm(null, added)).toBeNull();
    expect(inTodaysForm({ players: 3 }, added)).toEqual({ players: 3 });
    expect(old.players[0]).toEqual({ cash: 1 });
  });

  it('of a version is that without what was added since', () => {
    expect(inFormOf(2, today, added)).toEqual({ players: [{ cash: 1 }, { cash: 2 }], turn: { part: 7 } });
    expect(inFormOf(3, today, added)).toEqual(today);
    const first = { players: [{ cash: 1 }, { cash: 2 }], turn: {} };
    expect(new Set(hashesInForms(today, added))).toEqual(new Set([today, inFormOf(2, today, added), first].map(hash)));
  });
});
