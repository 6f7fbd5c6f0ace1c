import { describe, expect, it } from 'vitest';
import { spinningJenny, waterFrame } from './games.ts';
import { wageNow } from './market.ts';
import type { State } from './state.ts';
import { factory, jenny, water } from './testing/position.ts';
import { view } from './view.ts';

const rulesFor = (game: typeof waterFrame, players: number) =>
  game.rules({ players, options: { 'set-up': 'predetermined' }, sheet: game.sheet });

describe('what will hurt later', () => {
  const rules = rulesFor(spinningJenny, 2);
  const seats = [{ cash: 50, factories: [factory('food'), factory('clothes', { level: 2 })] }, { cash: 50 }];

  it('FE-OBS-02 FE-OBS-06: a factory that becomes obsolete costs two workers more each time, or a fee for those missing', () => {
    const t = jenny({ decade: 1780, seats, empty: 20 });
    const wage = wageNow(t.rs, t.s);
    const [one, ...others] = rules.foresight(view(t.s), 0).ageing;
    expect(one).toMatchObject({ decade: 1790, good: 'food', workers: 2, missing: 0, fee: 0 });
    expect(one?.wages).toBeGreaterThanOrEqual(2 * wage);
    expect(others).toEqual([]);
    // Not yet, and never again.
    expect(rules.foresight(view(jenny({ decade: 1770, seats }).s), 0).ageing).toEqual([]);
    expect(rules.foresight(view(jenny({ decade: 1790, seats }).s), 0).ageing).toEqual([]);
  });

  it('FE-OBS-05 FE-WAG-02: what an obsolete factory costs more holds the wage that it is then', () => {
    // One more space, and the wage is another: two workers leave the market before 1790.
    const [edge] = Array.from({ length: 60 }, (_, empty) => empty).filter((empty) => {
      const { rs } = jenny({ decade: 1780, seats, empty });
      return (rs.wage[empty + 2] ?? 0) > (rs.wage[empty] ?? 0);
    });
    const t = jenny({ decade: 1780, seats, empty: edge ?? 0, fired: 0 });
    const [one] = rules.foresight(view(t.s), 0).ageing;
    expect(one?.wage).toBe(wageNow(t.rs, t.s));
    expect(one?.wageThen).toBeGreaterThan(one?.wage ?? 0);
    expect(one?.wages).toBeGreaterThan(2 * (one?.wage ?? 0));
  });

  it('FE-WAG-02: the wage rises after so many more workers, whoever hires them', () => {
    const { rs } = jenny({ seats });
    const edge = rs.wage.findIndex((wage, i) => i > 0 && wage > (rs.wage[i - 1] ?? 0));
    const ahead = (empty: number) => rules.foresight(view(jenny({ seats, empty }).s), 0).rise;
    expect(ahead(edge - 1)).toEqual({ workers: 1, wage: rs.wage[edge] });
    expect(ahead(edge - 3)).toEqual({ workers: 3, wage: rs.wage[edge] });
    expect(ahead(rs.wage.length - 1)).toBeUndefined();
  });

  it('the cheapest action of the next turn is that of its real list', () => {
    const chart = { 2: 'workers', 4: 'quality' } as const;
    const next = (cycle: 'food' | 'lamps', decade = 1780) =>
      rulesFor(waterFrame, 2).cheapestNext(view(water({ decade, cycle, seats: [{ ...seats[0], chart }] }).s), 0);
    // £2 and the fee to use the workers again; everything else costs £6 and more.
    expect(next('food')).toBe(4);
    // The markers come back before.
    expect(next('lamps')).toBe(2);
    expect(next('lamps', 1810)).toBeUndefined();
    const exchange = water({ decade: 1810, cycle: 'lamps', seats }).s;
    const last: State = { ...exchange, cycle: -1, agenda: [{ step: 'scoring' }] };
    expect(rulesFor(waterFrame, 2).cheapestNext(last, 0)).toBeUndefined();
  });

  it('FE-SAL-17 FE-WAG-08: all of a production under way is that without the row that has been shut', () => {
    const t = water({
      seats: [{ cash: 50, tiles: ['school', 'patron-food'], factories: [factory('food', { price: 10 })] }, {}],
      run: [{ step: 'production' }, { step: 'end-cycle' }],
    });
    const made = () => {
      const { whole } = rulesFor(waterFrame, 2).foresight(view(t.s), 0);
      return whole.flatMap((event) => (event.kind === 'produced' ? [event.amount] : []));
    };
    const [all = 0] = made();
    t.do('shut row');
    expect(t.step).toBe('patron');
    expect(made()).toEqual(t.told('produced').map(({ amount }) => amount));
    expect(made()[0]).toBeLessThan(all);
  });
});
