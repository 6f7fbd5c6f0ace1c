import { describe, expect, it } from 'vitest';
import { waterFrame } from './games.ts';
import { wageNow } from './market.ts';
import type { News } from './news.ts';
import { factory, water } from './testing/position.ts';
import { view } from './view.ts';

describe('what a choice brings or costs stands beside it', () => {
  it('a shipment that is declined: where the contract goes', () => {
    const seats = [{ cash: 50, ships: [2], stored: { food: 2 }, contracts: { food: 2 }, edges: ['food'] as const }];
    const run = [{ step: 'shipments', k: 0 }] as const;
    const risen = water({ players: 3, seats, run });
    expect(risen.option('done')?.notes).toEqual([{ code: 'contract-rises', params: { space: 4 }, warns: true }]);
    const last = water({
      players: 3,
      seats: [{ ...seats[0], ships: [10], stored: { food: 10 }, contracts: { food: 10 } }],
      run,
    });
    expect(last.notes('done')).toEqual(['contract-costs']);
  });

  it('FE-SAL-18 FE-SHA-02: a sale to the patron, or from the warehouse, that leaves too few for the contract', () => {
    const seat = { cash: 50, ships: [2], contracts: { clothes: 2 }, tiles: ['patron-clothes'] as const };
    const run = [{ step: 'production' }] as const;
    const clothes = (price: number, workers = [2, 2, 0, 0]) => [factory('clothes', { price, workers })];
    const lost = { code: 'contract-lost', params: { pounds: 18 } };
    // Nobody is called at an appeal of 0, so that all that is made is left.
    const two = water({
      cycle: 'clothes',
      seats: [{ ...seat, factories: clothes(9, [2, 0, 0, 0]), stored: { clothes: 1 } }],
      run,
    });
    expect(two.option('patron from production')?.notes).toEqual([{ code: 'brings', params: { pounds: 9 } }, lost]);
    expect(two.option('patron from stock')?.notes).toContainEqual(lost);
    const three = water({ cycle: 'clothes', seats: [{ ...seat, factories: clothes(9) }], run });
    expect(three.notes('patron from production')).toEqual(['brings']);
    const none = water({ cycle: 'clothes', seats: [{ ...seat, factories: clothes(9, [2, 0, 0, 0]) }], run });
    expect(none.notes('patron from production')).toEqual(['brings']);
    // The agent serves it with one crate less.
    const agent = { ...seat, tiles: ['patron-clothes', 'agent'] as const, factories: clothes(9, [2, 0, 0, 0]) };
    const fewer = water({ cycle: 'clothes', seats: [{ ...agent, stored: { clothes: 1 } }], run });
    expect(fewer.option('patron from production')?.notes[1]).toEqual({ code: 'ships-less', params: { pounds: 9 } });
    // One is sold at an appeal of 1, and the first stored one is called for after it.
    const stored = { ...seat, tiles: [], factories: clothes(7, [2, 0, 0, 0]), stored: { clothes: 2 } };
    const called = water({ cycle: 'clothes', seats: [stored], run });
    expect([called.step, called.option('sell stored')?.notes]).toEqual(['sell-stored', [lost]]);
  });

  it('FE-CMP-14: a price: the present one, and the appeal from the lowest to the highest', () => {
    const t = water({ seats: [{ cash: 50, factories: [factory('food', { price: 6 })] }] }).do(
      'use quality at 6',
      'improve food',
    );
    expect(t.option('price food 5')?.notes).toEqual([
      { code: 'price-now', params: { pounds: 6, appeal: 3 } },
      { code: 'appeal-range', params: { from: 4, to: 0 } },
    ]);
  });

  it('FE-CMP-14: each price has its own appeal, and says what it would sell if its good came now', () => {
    const seats = [
      { cash: 50, factories: [factory('food', { price: 6 }), factory('clothes', { price: 9 })] },
      { cash: 50, factories: [factory('food', { price: 5 })] },
    ];
    const run = [{ step: 'turn', seat: 0 }, { step: 'production' }] as const;
    const t = water({ seats, run }).do('use quality at 6', 'improve food');
    const rules = waterFrame.rules({ players: 2, options: {}, sheet: waterFrame.sheet });
    const about = (amount: number) => rules.notesAfter(view(t.s), { do: 'price', good: 'food', amount });
    const news = (amount: number) => rules.forecastAfter(view(t.s), { do: 'price', good: 'food', amount }, 'food');
    for (const amount of [5, 7, 9]) {
      const sold = news(amount).find((event) => event.kind === 'sold' && event.seat === 0) as Extract<
        News,
        { kind: 'sold' }
      >;
      expect(about(amount)).toEqual([
        { code: 'appeal', params: { appeal: 9 - amount } },
        {
          code: 'sells',
          params: { goods: sold.amount, of: sold.amount + sold.unsold },
          ...(sold.amount === 0 && { warns: true }),
        },
      ]);
    }
    // £9 sells nothing where £6 sells: that is asked about once more; not of a good that comes later.
    expect(about(9)[1]).toMatchObject({ params: { goods: 0 }, warns: true });
    expect(rules.notesAfter(view(t.s), { do: 'price', good: 'clothes', amount: 10 }).every(({ warns }) => !warns)).toBe(
      true,
    );
    expect(new Set([5, 7, 9].map((amount) => JSON.stringify(about(amount)))).size).toBe(3);
    // Other choices have nothing of the kind to say.
    expect(rules.notesAfter(view(t.s), { do: 'done' })).toEqual([]);
  });

  it('a ship: its crew; the stock exchange: the shares that can be bought; a row that is shut: what it saves', () => {
    const t = water({ players: 3, decade: 1780, seats: [{ cash: 40, space: 20, factories: [factory('food')] }] });
    const shares = Math.floor((40 - 4) / (t.rs.value[20] ?? 1));
    expect(t.option('use stock-exchange at 4')?.notes[1]?.params.shares).toBe(shares);
    t.do('use workers at 2', 'done');
    expect(t.option('take ship-4')?.notes[0]).toEqual({ code: 'crew', params: { workers: t.rs.crew[4] } });
    const school = water({
      seats: [{ tiles: ['school'], factories: [factory('food')] }],
      empty: 20,
      run: [{ step: 'schools', k: 0 }],
    });
    const wage = wageNow(school.rs, school.s);
    expect(school.option('shut row')?.notes.map(({ params }) => params)).toEqual([
      { pounds: 2 * wage },
      { goods: 2, row: 2 },
    ]);
  });

  it('FE-ADM-08 FE-ADM-09: a space that buys nothing asks, and one that buys no more than a cheaper one says so', () => {
    const t = water({ seats: [{ cash: 50, factories: [factory('food')] }] });
    const about = (line: string) => t.option(line)?.notes.filter(({ code }) => code !== 'cost');
    expect(about('use quality at 2')).toEqual([{ code: 'earns-quality', params: { amount: 0 }, warns: true }]);
    expect(about('use quality at 6')).toEqual([{ code: 'earns-quality', params: { amount: 1 } }]);
    expect(about('use quality at 8')?.[1]).toEqual({ code: 'over', params: { pounds: 2, same: 6 } });
    expect(about('use workers at 2')).toEqual([]);
    expect(about('use workers at 8')).toEqual([{ code: 'same-as', params: { pounds: 2 } }]);
    // What lies on a space leaves the next cheapest to compare with.
    const later = water({ seats: [{ cash: 50, factories: [factory('food')], chart: { 2: 'factory' } }] });
    expect(later.option('use workers at 8')?.notes[1]).toEqual({ code: 'same-as', params: { pounds: 4 } });
  });
});
