import { describe, expect, it } from 'vitest';
import { replayRecord } from './carry.ts';
import { Engine } from './engine.ts';
import { readRecord } from './read-record.ts';
import { isProblem, writeRecord } from './record.ts';
import { momentsOf, type Sketching } from './sketch.ts';
import { Table } from './table.ts';
import { type Pennies, pennies } from './testing/pennies.ts';

const game = pennies();
const at = (sketch: unknown, over?: unknown) => Table.sketched(game, { players: 3, seed: 'a sketch' }, sketch, over);
const stateAt = (sketch: unknown, over?: unknown) => {
  const table = at(sketch, over);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  return table.state;
};

describe('a sketch', () => {
  it('of nothing is the start of the game', () => {
    expect(stateAt({})).toEqual(
      new Engine(game.rules({ players: 3, options: {}, sheet: game.sheet })).start('a sketch'),
    );
  });

  it('is balanced: what is put somewhere is taken from where the rest lies', () => {
    expect(stateAt({ purses: [5, 0, 2] })).toMatchObject({ purses: [5, 0, 2], pot: 13 });
    expect(stateAt({ purses: { 1: 4 } })).toMatchObject({ purses: [0, 4, 0], pot: 16 });
  });

  it('that cannot be balanced is refused with what is missing or too many', () => {
    expect(at({ purses: [5, 0, 2], pot: 20 })).toEqual({
      code: 'state-rules',
      params: { rule: 'P-TAKE', path: 'pot', found: 27, all: 20, reason: 'pennies: 27 of 20, 7 too many (P-TAKE)' },
    });
    expect(at({ pot: 3 })).toMatchObject({ params: { reason: 'pennies: 3 of 20, 17 missing (P-TAKE)' } });
    expect(at({ purses: [30, 0, 0] })).toMatchObject({ params: { reason: 'pennies: 30 of 20, 10 too many (P-TAKE)' } });
  });

  it('is drawn over another position as well, and changes neither', () => {
    const over = stateAt({ purses: [5, 0, 2] });
    expect(stateAt({ purses: { 2: 0 } }, over)).toMatchObject({ purses: [5, 0, 0], pot: 15 });
    expect(over).toMatchObject({ purses: [5, 0, 2], pot: 13 });
    expect(at({}, { ...over, pot: 99 })).toMatchObject({ code: 'state-rules' });
  });

  it('names a moment or gives the agenda, and what needs nobody is run', () => {
    const table = at({ agenda: 'deal', pot: 16, purses: { 0: 4 } });
    expect(table).toMatchObject({ opening: [{ kind: 'dealt' }], state: { agenda: [{ step: 'turn', seat: 0 }] } });
    expect(stateAt({ agenda: [{ step: 'turn', seat: 2 }] }).agenda).toEqual([{ step: 'turn', seat: 2 }]);
    expect(at({ agenda: 'tea' })).toEqual({ code: 'unknown-moment', params: { moment: 'tea', possible: 'deal' } });
    expect(at({ agenda: 'constructor' })).toMatchObject({ code: 'unknown-moment' });
    expect(at({ agenda: [{ step: 'tea' }] })).toEqual({ code: 'state-agenda', params: { step: 'tea' } });
    expect(at({ agenda: {} })).toMatchObject({ code: 'state-form', params: { path: 'agenda', fault: 'agenda' } });
    expect(
      momentsOf(new Engine(game.rules({ players: 2, options: {}, sheet: game.sheet })) as unknown as Engine),
    ).toEqual(['deal']);
  });

  it.each(['moves', 'marks', 'positions'] as const)('is where a game begins that can be written down (%s)', (kept) => {
    const table = at({ purses: [5, 0, 2], agenda: [{ step: 'turn', seat: 1 }] });
    if (isProblem(table)) throw new Error(table.code);
    for (const line of ['take 2', 'guess heads']) table.playLine(line);
    const text = writeRecord(table.record(kept));
    const read = readRecord(text, [game]);
    const again = isProblem(read) ? read : replayRecord(read, [game]);
    if (isProblem(again)) throw new Error(JSON.stringify(again));
    expect([again.hash(), again.history.map(({ move }) => move)]).toEqual([table.hash(), ['take 2', 'guess heads']]);
    expect(again.at(0)).toMatchObject({ purses: [5, 0, 2], pot: 13 });
    const spoilt = (by: string) => readRecord(text.replace(/"pot":13/, by), [game]);
    expect(spoilt('"pot"')).toMatchObject({ code: 'record-position' });
    const forged = spoilt('"pot":14');
    expect(isProblem(forged) ? forged : replayRecord(forged, [game])).toMatchObject({ code: 'state-rules' });
  });

  it.each<[unknown, string]>([
    [{ hats: 3 }, 'hats'],
    [JSON.parse('{"__proto__":{"pot":1}}'), '__proto__'],
    [{ purses: { 9: 1 } }, 'purses.9'],
    [{ purses: { first: 1 } }, 'purses.first'],
    [{ purses: { '01': 1 } }, 'purses.01'],
    [{ pot: { gold: 1 } }, 'pot'],
    [{ pot: [1] }, 'pot'],
    [{ pot: 1.5 }, 'pot'],
  ])('%j is refused with the place', (sketch, path) => {
    expect(at(sketch)).toMatchObject({ code: 'state-form', params: { path } });
  });

  it.each([null, 7, 'pot', [1]])('%j is none', (sketch) => {
    expect(at(sketch)).toMatchObject({ code: 'state-form', params: { path: '' } });
  });

  it('is drawn over a blank where the other position has nothing', () => {
    const sketching: Sketching<Pennies> = { blanks: { 'purses.*': (seat) => ({ seat, gold: 1 }) }, moments: {} };
    const golden = pennies(() => ({ pieces: [], sketching }));
    const drawn = Table.sketched(golden, { players: 2, seed: 's' }, { purses: { 2: { gold: 7 } } });
    expect(drawn).toMatchObject({ state: { purses: [0, 0, { seat: 2, gold: 7 }] } });
    expect(Table.sketched(golden, { players: 2, seed: 's' }, { purses: { 2: { silver: 7 } } })).toMatchObject({
      params: { path: 'purses.2.silver' },
    });
  });
});
