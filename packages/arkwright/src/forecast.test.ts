import { hash } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { anniversary, spinningJenny, waterFrame } from './games.ts';
import { moveNotation } from './moves.ts';
import type { News } from './news.ts';
import { factory, jenny, jubilee, type Play, type Situation, water } from './testing/position.ts';
import { view } from './view.ts';

const rulesFor = (game: typeof waterFrame, players: number) =>
  game.rules({ players, options: { 'set-up': 'predetermined' }, sheet: game.sheet });
const sum = (events: readonly News[], seat: number, why: string) =>
  events.reduce(
    (total, event) => total + (event.kind === 'cash' && event.seat === seat && event.why === why ? event.by : 0),
    0,
  );

const position: Situation = {
  seats: [
    {
      cash: 50,
      stored: { clothes: 2 },
      factories: [factory('clothes', { price: 6, distribution: 2 }), factory('lamps')],
    },
    { cash: 50, factories: [factory('clothes', { price: 5 })] },
  ],
  cycle: 'clothes',
  empty: 28,
  importers: { clothes: 2 },
};

describe('the forecast', () => {
  it('tells the same events as the real production phase', () => {
    const rules = rulesFor(spinningJenny, 2);
    const forecast = rules.forecast?.(view(jenny(position).s), 'clothes') ?? [];
    const real = jenny({ ...position, run: [{ step: 'production' }] });
    while (real.step) real.do((real.step === 'storage' ? real.open.at(-1) : real.open[0]) ?? '');
    expect(forecast).toEqual(real.news);
  });

  it('looks at one good, now, and leaves the position alone', () => {
    const { s } = jenny(position);
    const before = hash(s);
    const lamps = rulesFor(spinningJenny, 2).forecast?.(s, 'lamps') ?? [];
    expect(lamps.filter(({ kind }) => kind === 'produced')).toHaveLength(1);
    expect(sum(lamps, 0, 'wages')).toBe(-12);
    expect(hash(s)).toBe(before);
  });

  it('knows nothing that lies face down', () => {
    const { s } = water({ ...position, seats: [{ ...position.seats?.[0], stored: {} }, { ...position.seats?.[1] }] });
    const rules = rulesFor(waterFrame, 2);
    const guessed = rules.guess(view(s), [1, 2, 3, 4]);
    expect(rules.forecast?.(guessed, 'food')).toEqual(rules.forecast?.(view(s), 'food'));
  });

  it('follows a choice that is only considered', () => {
    const t = jenny({
      ...position,
      seats: [{ cash: 50, factories: [factory('clothes', { workers: [2, 0, 0, 0] })] }],
    }).do('use workers at 2');
    const rules = rulesFor(spinningJenny, 2);
    const hire = moveNotation.read('hire 2 clothes row 2');
    if (!hire) throw new Error('no move');
    expect(sum(rules.forecast?.(t.s, 'clothes') ?? [], 0, 'wages')).toBe(-4);
    expect(sum(rules.forecastAfter(t.s, hire, 'clothes'), 0, 'wages')).toBe(-8);
  });

  it('counts what the choice itself makes payable', () => {
    const t = jenny({ ...position, seats: [{ cash: 5, space: 22, factories: [factory('clothes')] }] });
    const place = moveNotation.read('use workers at 10');
    if (!place) throw new Error('no move');
    const after = rulesFor(spinningJenny, 2).forecastAfter(t.s, place, 'clothes');
    // A share was sold for the cost: the rise begins two spaces lower.
    expect(after.find(({ kind }) => kind === 'indicator')).toMatchObject({ from: 20 });
  });

  it('FE-SAL-18 FE-SHA-04: sells to a patron, unless a contract makes the good dearer', () => {
    const seat = {
      cash: 30,
      shares: 8,
      joker: 1 as const,
      ships: [2],
      factories: [factory('cutlery', { level: 2, price: 10, workers: [2, 3, 3, 0] })],
    };
    const run = [{ step: 'production' }, { step: 'end-cycle' }] as const;
    const patron = (contracts: { cutlery?: number }) =>
      water({ players: 2, decade: 1780, cycle: 'cutlery', empty: 40, seats: [{ ...seat, contracts }], run });
    const rest = ({ s }: Play) => rulesFor(waterFrame, 2).forecast?.(view(s), 'cutlery') ?? [];
    const [bound, free] = [rest(patron({ cutlery: 2 })), rest(patron({}))];
    expect(['sales', 'shipping'].map((why) => sum(bound, 0, why))).toEqual([30, 26]);
    expect(['sales', 'shipping'].map((why) => sum(free, 0, why))).toEqual([40, 0]);
    // What was made and could not be sold or sent is lost; here nothing is.
    expect(bound.some(({ kind }) => kind === 'lost-goods')).toBe(false);
  });

  it('pays for the action first, with what that forces', () => {
    const build = jenny({
      seats: [{ cash: 6, space: 22, shares: 3, factories: [factory('clothes')] }],
      cycle: 'clothes',
    });
    build.do('use factory at 4').do('build cutlery 1').do('price cutlery 8');
    const rules = rulesFor(spinningJenny, 2);
    const forecast = rules.forecast?.(view(build.s), 'clothes') ?? [];
    expect(
      forecast
        .slice(
          0,
          forecast.findIndex(({ kind }) => kind === 'market'),
        )
        .map(({ kind }) => kind),
    ).toEqual(['shares', 'cash', 'indicator', 'cash']);
    // Whether it ends here or not makes no difference to what is owed.
    const done = moveNotation.read('done');
    if (!done) throw new Error('no move');
    const phase = (events: readonly News[]) => events.slice(events.findIndex(({ kind }) => kind === 'market'));
    expect(phase(rules.forecastAfter(view(build.s), done, 'clothes'))).toEqual(phase(forecast));
  });

  it('counts workers of factories that become obsolete, whoever is named start player', () => {
    const t = jenny({
      seats: [
        { cash: 50, factories: [factory('food')] },
        { cash: 50, factories: [factory('food')] },
      ],
      run: [{ step: 'name-start', seat: 0 }, { step: 'obsolescence' }, { step: 'next-decade' }],
      decade: 1780,
    });
    const rules = rulesFor(spinningJenny, 2);
    const name = moveNotation.read(t.open[0] ?? '');
    if (!name) throw new Error('no move');
    const now = rules.forecast?.(view(t.s), 'food') ?? [];
    expect(now.some(({ kind }) => kind === 'obsolete')).toBe(true);
    expect(rules.forecastAfter(view(t.s), name, 'food')).toEqual(now);
    expect(rules.after(view(t.s), name)?.players[0]?.factories[0]?.additional).toBe(0);
  });

  it('makes choices that are none: the only factory is the one that the foreman is assigned to', () => {
    const t = jubilee({
      seats: [{ cash: 50, factories: [factory('food', { workers: [1, 2, 2, 0] })] }],
      offered: ['foreman'],
      run: [{ step: 'special', seat: 0, occasion: 'action' }, { step: 'production' }, { step: 'end-cycle' }],
    });
    const take = moveNotation.read('take tile foreman');
    if (!take) throw new Error('no move');
    const rules = anniversary.rules({ players: 2, options: {}, sheet: anniversary.sheet });
    const wages = (events: readonly News[]) => sum(events, 0, 'wages');
    expect(wages(rules.forecast?.(t.s, 'food') ?? [])).toBe(-10);
    expect(wages(rules.forecastAfter(t.s, take, 'food'))).toBe(-6);
  });
});
