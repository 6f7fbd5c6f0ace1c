import { hash, isProblem, sheetCalled, sourceOf, Table, valueAt } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { cardGame } from '../rules.ts';
import { earlierSheets, type Sheet, sheetFaults, standardSheet } from './sheet.ts';

const changed = (change: (sheet: Sheet) => void): unknown => {
  const sheet = structuredClone(standardSheet);
  change(sheet);
  return sheet;
};

/** Every object that holds values of the sheet, with its path. */
function* sourced(value: unknown, path = ''): Generator<[string, Record<string, unknown>]> {
  if (value === null || typeof value !== 'object') return;
  if ('source' in value) yield [path, value as Record<string, unknown>];
  else for (const [key, inner] of Object.entries(value)) yield* sourced(inner, path ? `${path}.${key}` : key);
}

/** The path of every number and every row of numbers. */
function* numbersOn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value === 'number' || (Array.isArray(value) && typeof value[0] === 'number')) yield path;
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* numbersOn(inner, [...path, key]);
}

describe('the component sheet', () => {
  it('as shipped has no fault, and every part names its source', () => {
    expect(sheetFaults(standardSheet)).toEqual([]);
    const parts = [...sourced(standardSheet)];
    expect(parts.length).toBeGreaterThan(40);
    for (const [path, part] of parts) expect((part.source as Record<string, string>).all, path).toBeDefined();
    const covered = new Set(parts.map(([path]) => path.split('.')[0]));
    expect(Object.keys(standardSheet).filter((key) => key !== 'name' && !covered.has(key))).toEqual([]);
  });

  it.each<[string, string, (sheet: Sheet) => unknown]>([
    ['limits.loans', 'a number out of range', (sheet) => Object.assign(sheet.limits, { loans: 99 })],
    ['start.money', 'a word for a number', (sheet) => Object.assign(sheet.start, { money: 'fifty' })],
    ['cards', 'a card too few', (sheet) => sheet.cards.pop()],
    [
      'developments.cards.1',
      'an upgrade that takes away',
      (sheet) => Object.assign(sheet.developments.cards, { 1: 1 }),
    ],
    [
      'factories.food.0.spots.3.appeal',
      'a fourth spot with appeal',
      (sheet) => Object.assign(sheet.factories.food[0]?.spots[3] as object, { appeal: 1 }),
    ],
    [
      'factories.lamps.0.spots.0.appeal',
      'an appeal that the other side does not have',
      (sheet) => Object.assign(sheet.factories.lamps[0]?.spots[0] as object, { appeal: 5 }),
    ],
    ['market.wages.2.1', 'wages that fall', (sheet) => sheet.market.wages[2].splice(0, 1, 5)],
    ['market.demand.3.0', 'demand off its track', (sheet) => sheet.market.demand[3].splice(0, 1, -15)],
    ['market.up.food.0', 'an arrow beyond the track', (sheet) => sheet.market.up.food.splice(0, 1, 40)],
    ['starts.3', 'a player too few', (sheet) => sheet.starts[3].pop()],
    [
      'starts.2.0.factories',
      'the same factory twice',
      (sheet) => Object.assign(sheet.starts[2][0] as object, { factories: ['food', 'food'] }),
    ],
    ['starts.2.0', 'two developments', (sheet) => Object.assign(sheet.starts[2][0] as object, { card: 'patent' })],
    [
      'starts.2.0.at',
      'a Foreman nowhere',
      (sheet) => sheet.starts[2].splice(0, 1, { factories: ['food', 'lamps'], card: 'foreman' }),
    ],
    [
      'starts.2.1.card',
      'a card that two players do not have',
      (sheet) => Object.assign(sheet.starts[2][1] as object, { card: 'inventor' }),
    ],
    ['scoring.shippingSteps', 'too few steps', (sheet) => sheet.scoring.shippingSteps.pop()],
    ['effects.contract', 'too short a contract', (sheet) => Object.assign(sheet.developments, { shipping: [3, 4, 5] })],
    ['solo.shares', 'more than the track holds', (sheet) => Object.assign(sheet.limits, { shares: 11 })],
    [
      'supply.perPlayer',
      'too few cards to shuffle',
      (sheet) => sheet.cards.splice(22, 2, ...structuredClone(sheet.cards.slice(0, 2))),
    ],
    [
      'cards',
      'too many of one type to be laid out within its limit',
      (sheet) => sheet.cards.slice(6).map((card) => Object.assign(card, { front: 'workshop', back: 'foreman' })),
    ],
    ['opening.shares', 'more than the money buys', (sheet) => Object.assign(sheet.opening, { shares: 6 })],
  ])('names the path %s: %s', (path, _what, change) => {
    const faults = sheetFaults(changed((sheet) => void change(sheet)));
    expect(faults.map((fault) => fault.path)).toContain(path);
    expect(faults[0]?.reason).not.toBe('');
  });

  it('that was shipped before is kept as it was, and differs from today’s in what is our own alone', () => {
    expect(Object.entries(earlierSheets).map(([name, sheet]) => [name, hash(sheet)])).toEqual([
      ['standard-1', 'de453482927fb073'],
    ]);
    expect(sheetCalled(cardGame, 'standard')).toBe(standardSheet);
    for (const [name, sheet] of Object.entries(earlierSheets)) {
      expect(sheetCalled(cardGame, name)).toBe(sheet);
      expect(sheetFaults(sheet)).toEqual([]);
      for (const path of numbersOn(standardSheet))
        if (sourceOf(standardSheet, path) !== 'reconstructed')
          expect(valueAt(sheet, path), path.join('.')).toEqual(valueAt(standardSheet, path));
    }
  });

  it.each(Object.entries({ standard: standardSheet, ...earlierSheets }))(
    'CG-EX-09 CG-EX-11 CG-EX-14 CG-EX-15: the arrows of %s are those of the examples',
    (_, { market: { up } }) => {
      const passed = (arrows: readonly number[], from: number, to: number) =>
        arrows.filter((space) => space > from && space <= to).length;
      expect([passed(up.clothes, 3, 7), passed(up.clothes, 0, 3), passed(up.clothes, 4, 6)]).toEqual([4, 1, 2]);
      expect([passed(up.food, 0, 4), passed(up.clothes, 0, 4)]).toEqual([2, 2]);
      expect([passed(up.cutlery, 0, 3), passed(up.lamps, 0, 3)]).toEqual([1, 1]);
    },
  );

  it('CG-PRC-11: an appeal above 2 finds more buyers, but not for clothes', () => {
    const { up } = standardSheet.market;
    const sold = (arrows: readonly number[], appeal: number) =>
      appeal - arrows.filter((space) => space <= appeal).length;
    expect([up.food, up.cutlery, up.lamps].map((arrows) => sold(arrows, 8) - sold(arrows, 2))).toEqual([2, 2, 2]);
    expect(sold(up.clothes, 8) - sold(up.clothes, 2)).toBe(0);
  });

  it.each([null, 7, 'sheet', [], {}])('refuses %j', (value) => {
    expect(sheetFaults(value).length).toBeGreaterThan(0);
  });

  it('of a player’s own is used, and kept with the game', () => {
    const own = changed((sheet) => Object.assign(sheet.start, { money: 60 }));
    const table = Table.open(cardGame, { players: 2, seed: 's', sheet: own });
    if (isProblem(table)) throw new Error(table.code);
    expect(table.state.players[0]?.cash).toBe(60);
    expect(table.record().sheet).toEqual(own);
  });
});
