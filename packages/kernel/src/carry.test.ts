import { describe, expect, it } from 'vitest';
import { type Carriage, carryRecord, replayRecord } from './carry.ts';
import type { AnyGame } from './game.ts';
import { readRecord } from './read-record.ts';
import { type GameRecord, isProblem, writeRecord } from './record.ts';
import { Table } from './table.ts';
import { pennies, penniesRules } from './testing/pennies.ts';
import type { Change } from './trace.ts';

const LINES = ['take 1', 'guess tails', 'take 3', 'guess heads', 'take 2'];
const first = pennies();

/** The next version of the rules, by which nobody may take three pennies. */
const stricter: AnyGame = {
  ...pennies(() => {
    const { steps } = penniesRules(2);
    const turn = steps.turn as Extract<(typeof steps)[string], { options: unknown }>;
    return {
      steps: {
        ...steps,
        turn: {
          ...turn,
          options: (s, frame, offer) => turn.options({ ...s, pot: Math.min(s.pot, 2) }, frame, offer),
        },
      },
    };
  }),
  version: 2,
};

/** Another one, in which there is another coin at the beginning. */
const otherCoins: AnyGame = {
  ...pennies(({ begin }) => ({
    begin: (random, emit) => begin(random.map((word) => word ^ 5) as typeof random, emit),
  })),
  version: 2,
};
/** The same rules, told anew. */
const retold: AnyGame = { ...pennies(), version: 2 };

function played(lines = LINES, game: AnyGame = first): Table {
  const table = Table.open(game, { players: 2, seed: 'carried' });
  if (isProblem(table)) throw new Error(table.code);
  for (const line of lines) {
    const refused = table.playLine(line);
    if (refused) throw new Error(refused.code);
  }
  return table;
}

/** Written and read again, since that is how it comes back. */
function kept(record: GameRecord, game: AnyGame): GameRecord {
  const read = readRecord(writeRecord(record), [game]);
  if (isProblem(read)) throw new Error(read.code);
  return read;
}

function carried(record: GameRecord, game: AnyGame): Carriage {
  const carriage = carryRecord(kept(record, game), [game]);
  if (isProblem(carriage)) throw new Error(`${carriage.code} ${JSON.stringify(carriage.params)}`);
  return carriage;
}

describe('a record of older rules', () => {
  it.each(['moves', 'marks', 'positions'] as const)(
    'goes on without a word where they come to the same (%s)',
    (how) => {
      const { table, differences } = carried(played().record(how), retold);
      expect(differences).toEqual([]);
      expect(table.setup.version).toBe(2);
      expect(table.hash()).toBe(played().hash());
      expect(table.history).toEqual(played().history);
      expect(table.opening).toEqual(played().opening);
      expect(table.record()).toEqual({ ...played().record(), version: 2 });
    },
  );

  it('with its positions is shown to the end as it was played, and says where the rules differ', () => {
    const { table, isAsPlayed, differences } = carried(played().record('positions'), stricter);
    expect(isAsPlayed).toBe(true);
    expect(table.hash()).toBe(played().hash());
    expect(table.history.map(({ move }) => move)).toEqual(LINES);
    expect(table.history.map(({ seat }) => seat)).toEqual(played().history.map(({ seat }) => seat));
    for (const ply of LINES.keys()) expect(table.at(ply)).toEqual(played().at(ply));
    expect(differences.map(({ code, params }) => [code, params.number])).toEqual([
      ['carry-refused', 2],
      ['carry-refused', 3],
      ['carry-refused', 4],
    ]);
    expect(differences[0]).toMatchObject({
      params: { wanted: 1, here: 2, line: 'guess tails' },
      refusal: { code: 'poor-pot' },
    });
    // Where the rules lead from one position to the next, they also say what happened in between.
    expect(table.history[0]?.events).toEqual(played().history[0]?.events);
    expect(table.history[1]?.events).toEqual([]);
    expect(replayRecord(kept(played().record('positions'), stricter), [stricter])).toEqual(differences[0]);
  });

  it('is compared move by move from the positions that were played, also where another coin lay under the cup', () => {
    const { differences, table } = carried(played().record('positions'), otherCoins);
    expect(differences.map(({ code }) => code)).toEqual(['carry-start']);
    expect(table.opening).toEqual([]);
  });

  it('without its positions comes as far as it can, and says where that is', () => {
    const refused = carried(played().record(), stricter);
    expect(refused.isAsPlayed).toBe(false);
    expect(refused.table.history.map(({ move }) => move)).toEqual(['take 1']);
    expect(refused.differences).toMatchObject([{ code: 'carry-refused', params: { number: 2, line: 'guess tails' } }]);
    const unknown = carried(played().record(), otherCoins);
    expect(unknown.table.history).toHaveLength(LINES.length);
    expect(unknown.differences).toMatchObject([{ code: 'carry-end', params: { wanted: 1, here: 2 } }]);
    const marked = carried(played().record('marks'), otherCoins);
    expect(marked.differences).toMatchObject([{ code: 'carry-start' }]);
  });

  it('is taken up where it stands, and stays as it was before that', () => {
    const { table } = carried(played().record('positions'), stricter);
    expect(table.takeUp()).toBeUndefined();
    expect(table.playLine('take 3')?.code).toBe('pot');
    expect(table.playLine('take 2')).toBeUndefined();
    const record = table.record();
    expect([record.version, record.carried]).toEqual([2, [{ ply: 5, version: 1 }]]);
    const again = carried(record, stricter);
    expect([again.differences, again.table.hash()]).toEqual([[], table.hash()]);
    expect(again.table.record()).toEqual(record);
    // The next version finds only what was played since the last.
    const third: AnyGame = { ...stricter, version: 3 };
    expect(carried(record, third).differences).toEqual([]);
    expect(carried(record, { ...first, version: 3 }).differences).toEqual([]);
  });

  it('that is taken back behind where it was taken up is played on by the new rules from there', () => {
    const { table } = carried(played().record('positions'), stricter);
    table.takeUp();
    table.takeBack();
    table.takeBack();
    expect(table.playLine('take 1')).toBeUndefined();
    expect(table.record().carried).toEqual([{ ply: 3, version: 1 }]);
    expect(carried(table.record(), stricter).table.hash()).toBe(table.hash());
  });

  it('of a version to come is refused, and so is a damaged one of this version', () => {
    const newer = carryRecord(played(LINES, retold).record(), [first]);
    expect(newer).toMatchObject({ code: 'rules-version', params: { wanted: 2, here: 1 } });
    const forged = { ...played().record(), moves: ['take 1', 'take 9'] };
    expect(carryRecord(forged, [first])).toMatchObject({ code: 'record-move', params: { number: 2 } });
  });

  it('is not believed where it tells of positions that cannot be', () => {
    const { table } = carried(played().record('positions'), stricter);
    table.takeUp();
    table.playLine('take 2');
    const record = table.record();
    const trace = (record.trace ?? []).map((change, at) =>
      at === 5 ? ({ ...change, purses: { 0: [99] } } as Change) : change,
    );
    expect(carryRecord({ ...record, trace }, [stricter])).toMatchObject({ code: 'record-hash' });
    const { hash: _hash, ...unproved } = record;
    expect(carryRecord({ ...unproved, trace }, [stricter])).toMatchObject({ code: 'state-rules' });
    const short = writeRecord(record).trimEnd().split('\n').slice(0, -1).join('\n');
    expect(readRecord(short, [stricter])).toMatchObject({ code: 'record-trace' });
  });
});
