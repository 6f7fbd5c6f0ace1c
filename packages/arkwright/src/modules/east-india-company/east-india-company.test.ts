import { describe, expect, it } from 'vitest';
import { faults } from '../../faults/faults.ts';
import { GOODS, goodIndex } from '../../goods.ts';
import { factory, jubilee, mule, type Play, type SeatSpec, type Situation } from '../../testing/position.ts';
import { COMMODITY_STEPS } from '../../under-way.ts';
import { companySteps } from './steps.ts';
import { trackEnd } from './tracks.ts';

const options = { 'east-india-company': 'on' };
const PHASE = [{ step: 'commodities', k: 0 }] as const;
const rich = (spec: SeatSpec = {}): SeatSpec => ({
  cash: 100,
  space: 20,
  factories: [factory('food'), factory('cutlery')],
  ...spec,
});
const phase = (seats: SeatSpec[], more: Situation = {}) => jubilee({ players: 3, seats, options, run: PHASE, ...more });
/** Spaces of the Water Frame side: 1 to 8; the last two hold one marker each. */
const PENULTIMATE = 7;
const LAST = 8;
const on = (commodity: 0 | 1 | 2 | 3, space: number) => [0, 1, 2, 3].map((good) => (good === commodity ? space : 0));

describe('the East India Company', () => {
  it('AE-EIC-01 AE-EIC-05 AE-FLW-02: a commodity phase after every production phase, in both games', () => {
    for (const t of [jubilee({ options }), mule({ options })])
      expect(t.rs.cycle).toEqual(['turns', 'production', 'commodities', 'end-cycle']);
    expect(jubilee().rs.cycle).not.toContain('commodities');
    expect(mule({ options }).rs.company?.multipliers).not.toEqual(jubilee({ options }).rs.company?.multipliers);
  });

  it('AE-EIC-05: all steps of the company belong to the commodity phase', () => {
    const { rs } = jubilee({ options });
    expect(Object.keys(companySteps(rs)).sort()).toEqual([...COMMODITY_STEPS].sort());
  });

  it('AE-EIC-05: when everybody has acted and produced, each chooses once, in turn order; then the next cycle begins', () => {
    const t = jubilee({ seats: [rich(), rich()], start: 1, cycle: 'cutlery', options, run: [{ step: 'cycle' }] });
    const asked: unknown[] = [];
    for (let i = 0; i < 2; i++) t.do('use workers at 2', 'done', 'done');
    while (t.step !== 'turn') {
      if (t.step === 'commodity') asked.push([t.s.cycle, t.seat]);
      t.do(t.step === 'commodity' ? 'commodity food' : (t.open[0] as string));
    }
    expect(asked).toEqual([1, 0].map((seat) => [goodIndex.cutlery, seat]));
    expect([t.s.cycle, t.told('produced').length > 0]).toEqual([goodIndex.lamps, true]);
  });

  it('AE-EIC-02 AE-EIC-06: any of four commodities, whatever is featured', () => {
    const t = phase([rich()], { cycle: 'lamps' });
    expect(t.open).toEqual(['commodity food', 'commodity clothes', 'commodity cutlery', 'commodity lamps']);
  });

  it('AE-EIC-03 AE-EIC-04 AE-EIC-07: markers begin off the track and prices lowest; one free step enters the first space', () => {
    const t = phase([rich()], { cycle: 'lamps' });
    expect([t.player(0).influence, t.s.commodities]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    t.do('commodity clothes', 'steps 0');
    expect([t.player(0).influence, t.s.commodities, t.player(0).cash]).toEqual([[0, 1, 0, 0], [0, 0, 0, 0], 100]);
  });

  it('AE-EIC-08: no free step in 1800 and 1810 of Water Frame', () => {
    const t = phase([rich()], { decade: 1800 }).do('commodity food', 'steps 0');
    expect(t.player(0).influence).toEqual([0, 0, 0, 0]);
    expect(phase([rich()], { decade: 1810 }).do('commodity food', 'steps 0').player(0).influence).toEqual([0, 0, 0, 0]);
    const short = mule({ players: 3, decade: 1810, seats: [rich()], options, run: PHASE }).do(
      'commodity food',
      'steps 0',
    );
    expect(short.player(0).influence).toEqual([1, 0, 0, 0]);
  });

  const crowded = (commodities: number[]) =>
    phase(
      [
        rich({ influence: on(1, PENULTIMATE - 1) }),
        rich({ influence: on(1, PENULTIMATE) }),
        rich({ influence: on(1, PENULTIMATE - 1) }),
      ],
      { commodities },
    );

  it('AE-EX-48 AE-EIC-09 AE-EIC-11: over the taken space for £4', () => {
    const t = crowded([0, 1, 0, 0]);
    expect(t.rs.company?.prices[1]?.[1]).toBe(4);
    t.do('commodity clothes', 'steps 1');
    expect([t.player(0).influence[1], t.pounds(0, 'influence')]).toEqual([LAST, -4]);
    t.do('done', 'commodity clothes');
    // The penultimate marker can no longer reach the last space.
    expect(t.player(1).influence[1]).toBe(PENULTIMATE);
    t.do('done', 'commodity clothes');
    expect(t.player(2).influence[1]).toBe(PENULTIMATE - 1);
  });

  it('AE-EIC-12 AE-EIC-13: the price rises one space, to £5, and not beyond its last; unpaid moves leave it', () => {
    const t = crowded([0, 1, 0, 0]).do('commodity clothes', 'steps 1');
    expect(t.rs.company?.prices[1]?.[t.s.commodities[1] ?? 0]).toBe(5);
    const prices = t.rs.company?.prices[0] ?? [];
    const dear = phase([rich()], { commodities: [prices.length - 1, 0, 0, 0] }).do('commodity food', 'steps 2');
    expect([dear.s.commodities[0], dear.pounds(0, 'influence')]).toEqual([
      prices.length - 1,
      -2 * (prices.at(-1) ?? 0),
    ]);
    const two = phase([rich()], { commodities: [prices.length - 2, 0, 0, 0] }).do('commodity food', 'steps 1');
    expect(two.s.commodities[0]).toBe(prices.length - 1);
    expect(phase([rich()]).do('commodity food', 'steps 3').s.commodities[0]).toBe(1);
    expect(phase([rich()]).do('commodity food', 'steps 0').s.commodities[0]).toBe(0);
  });

  it('AE-EIC-11 AE-AMB-18: as many steps as the cash pays for and the track has', () => {
    const price = phase([rich()]).rs.company?.prices[0]?.[0] ?? 0;
    const t = phase([rich({ cash: 2 * price + price - 1 })]).do('commodity food');
    expect([t.open, t.refused('steps 3')]).toEqual([['steps 0', 'steps 1', 'steps 2'], 'cannot-afford']);
    const end = phase([rich({ influence: on(0, LAST - 2) })]).do('commodity food');
    expect([end.open, end.refused('steps 2')]).toEqual([['steps 0', 'steps 1'], 'track-ends']);
  });

  it('AE-EIC-10 AE-AMB-50 AE-BAD-76: the free step alone may not end on a taken end space: further, or not at all', () => {
    const t = phase([rich({ influence: on(0, PENULTIMATE - 1) }), rich({ influence: on(0, PENULTIMATE) })]);
    t.do('commodity food');
    expect(t.open).toEqual(['steps 0', 'steps 1']);
    t.do('steps 0');
    expect(t.player(0).influence[0]).toBe(PENULTIMATE - 1);
    const bought = phase([rich({ influence: on(0, PENULTIMATE - 2) }), rich({ influence: on(0, PENULTIMATE) })]).do(
      'commodity food',
    );
    expect(bought.refused('steps 1')).toBe('space-occupied');
    expect(
      phase([rich({ influence: on(0, 5) })])
        .do('commodity food')
        .refused('steps 3'),
    ).toBe('track-ends');
  });

  it('AE-EIC-14: other spaces hold any number of markers', () => {
    const t = phase([rich(), rich({ influence: on(0, 1) })]).do('commodity food', 'steps 0');
    expect(t.player(0).influence[0]).toBe(1);
    const sixth = phase([rich({ influence: on(0, 5) }), rich({ influence: on(0, 6) })]).do('commodity food', 'steps 0');
    expect(sixth.player(0).influence[0]).toBe(6);
  });

  it('AE-AMB-18: steps are bought with cash only', () => {
    const t = phase([rich({ cash: 3, shares: 9 })]).do('commodity food');
    expect([t.open, t.refused('steps 2')]).toEqual([['steps 0', 'steps 1'], 'cannot-afford']);
  });

  it('AE-BAD-77: steps only on the chosen track', () => {
    expect(phase([rich()]).do('commodity food').refused('commodity lamps')).toBe('not-offered');
  });

  it('AE-EIC-15 AE-EIC-16 AE-AMB-51: who can never move again still takes a bonus, who is only blocked does not', () => {
    const last = phase([rich({ influence: on(0, LAST) })]).do('commodity food');
    expect(last.step).toBe('bonus');
    const blocked = phase([
      rich({ cash: 0, influence: on(0, PENULTIMATE - 1) }),
      rich({ influence: on(0, PENULTIMATE) }),
    ]);
    blocked.do('commodity food');
    expect(blocked.seat).toBe(1);
    const waiting = phase([rich({ cash: 0, influence: on(0, PENULTIMATE - 1) }), rich({ influence: on(0, LAST) })], {
      decade: 1800,
    });
    expect(waiting.do('commodity food').seat).toBe(1);
  });

  it('AE-EIC-16 AE-EIC-18: without a factory a bonus that was reached lacks it; one that was not is not reached', () => {
    const t = phase([rich({ factories: [factory('food')], influence: on(2, 2) })]).do('commodity cutlery', 'steps 0');
    expect([t.refused('machine cutlery row 1'), t.rule('machine cutlery row 1')]).toEqual(['no-factory', 'AE-EIC-16']);
    expect([t.refused('improve cutlery'), t.rule('improve cutlery')]).toEqual(['no-such-bonus', 'AE-EIC-16']);
  });

  it('AE-EX-49 AE-EIC-17 AE-EIC-18 AE-BAD-78: early on silver: a machine in cutlery, or marketing anywhere', () => {
    const t = phase([rich({ influence: on(2, 2) })]).do('commodity cutlery', 'steps 0');
    expect([t.refused('improve cutlery'), t.refused('rise'), t.refused('machine food row 1')]).toEqual([
      'no-such-bonus',
      'no-such-bonus',
      'not-offered',
    ]);
    expect(t.open).toContain('distribute food');
    t.do('machine cutlery row 1');
    expect([t.factory(0, 'cutlery').machines[0], t.seat]).toEqual([1, 1]);
  });

  it('AE-EX-50 AE-EIC-19 AE-EIC-20: further on also quality and a share space', () => {
    const seats = [rich({ influence: on(2, 6) })];
    const q = phase(seats).do('commodity cutlery', 'steps 0', 'improve cutlery');
    expect(q.factory(0, 'cutlery').quality).toBe(1);
    expect(phase(seats).do('commodity cutlery', 'steps 0', 'rise').player(0).space).toBe(21);
  });

  it('AE-EX-51a AE-EX-51c AE-EIC-21: exactly one level of marketing; no quality beyond +4', () => {
    const t = phase([rich({ tiles: ['patent'], influence: on(0, 4), factories: [factory('food', { quality: 4 })] })]);
    t.do('commodity food', 'steps 0');
    expect([t.refused('improve food'), t.refused('patent adds')]).toEqual(['quality-ends', 'not-offered']);
    t.do('distribute food');
    expect([t.factory(0, 'food').distribution, t.seat]).toEqual([1, 1]);
  });

  it('AE-EX-51b AE-EX-51d: machine works are paid, and the school keeps the worker', () => {
    const t = phase([rich({ tiles: ['school'], influence: on(0, 2) }), rich({ tiles: ['machine-works'], cash: 0 })]);
    t.do('commodity food', 'steps 0', 'machine food row 1');
    expect([t.player(1).cash, t.step]).toEqual([1, 'school']);
    t.do('retrain food row 3');
    expect(t.factory(0, 'food').workers).toEqual([1, 2, 1, 0]);
  });

  it('AE-EX-52 AE-EIC-22 AE-AMB-52: £380 and £52 of influence: £432', () => {
    const t = phase([rich({ shares: 19, space: 29, influence: [6, 6, 4, 6] }), rich({ shares: 19, space: 29 })], {
      players: 2,
      commodities: [2, 0, 1, 2],
      run: [{ step: 'scoring' }],
    });
    const { company } = t.rs;
    expect([0, 1, 2, 3].map((good) => company?.prices[good]?.[t.s.commodities[good] ?? 0])).toEqual([4, 3, 5, 7]);
    expect(t.told('over')[0]?.scores).toEqual([432, 380]);
  });

  it('AE-EIC-23: ties are broken as ever, on the total', () => {
    const t = phase(
      [
        rich({ shares: 10, space: 10, influence: on(0, 3), cash: 1 }),
        rich({ shares: 10, space: 10, influence: on(0, 4), cash: 2 }),
      ],
      {
        players: 2,
        run: [{ step: 'scoring' }],
      },
    );
    expect(t.s.winners).toEqual([1]);
  });

  it('AE-EIC-11 AE-EIC-09: the whole track can be bought at once; an end space that is taken says so, not that the track ends', () => {
    const all = phase([rich({ cash: 300 })], { decade: 1800 }).do('commodity food', 'steps 8');
    expect(all.player(0).influence[0]).toBe(LAST);
    const taken = phase([rich({ influence: on(0, PENULTIMATE - 2) }), rich({ influence: on(0, LAST) })]);
    taken.do('commodity food');
    expect([taken.refused('steps 2'), taken.refused('steps 3')]).toEqual(['space-occupied', 'track-ends']);
  });

  /** Why a position cannot be, as far as it is about prices and influence. */
  const impossible = ({ rs }: Play, s: Play['s']) =>
    faults(rs, s).flatMap(({ rule, path, reason }) =>
      /commodities|influence/.test(path ?? '') ? [`${rule} ${path}: ${reason}`] : [],
    );

  it('AE-EIC-03: every commodity lies on one of its prices; without the board each on the first', () => {
    for (const t of [phase([rich()]), mule({ players: 3, seats: [rich()], options, run: PHASE }), jubilee()])
      GOODS.forEach((_, good) => {
        const prices = t.rs.company?.prices[good]?.length ?? 1;
        const lying = (place: number) => impossible(t, { ...t.s, commodities: t.s.commodities.with(good, place) });
        expect(lying(prices - 1)).toEqual([]);
        expect(lying(prices)).toEqual([`AE-EIC-03 commodities.${good}: a commodity on price ${prices} of ${prices}`]);
      });
  });

  it('AE-EIC-03 AE-EIC-09: no marker lies beyond the end of its track, nor with another on one of the last two spaces', () => {
    const lying = (t: Play, ...spaces: number[]) =>
      impossible(t, {
        ...t.s,
        players: t.s.players.map((p, seat) => ({ ...p, influence: on(2, spaces[seat] ?? 0) })),
      });
    for (const t of [phase([rich()]), mule({ players: 3, seats: [rich()], options, run: PHASE })]) {
      const end = t.rs.company ? trackEnd(t.rs.company) : 0;
      expect(lying(t, end, end - 1, end - 2)).toEqual([]);
      expect(lying(t, end - 2, end - 2, 0)).toEqual([]);
      expect(lying(t, end + 1)).toEqual([
        `AE-EIC-03 players.0.influence.2: seat 0: influence on space ${end + 1} of ${end}`,
      ]);
      for (const space of [end - 1, end])
        expect(lying(t, 0, space, space)).toEqual(
          [1, 2].map((seat) => `AE-EIC-09 players.${seat}.influence.2: seat ${seat}: influence on a taken space`),
        );
    }
    const without = jubilee();
    expect(lying(without, 0, 0)).toEqual([]);
    expect(lying(without, 1)).toEqual(['AE-EIC-03 players.0.influence.2: seat 0: influence on space 1 of 0']);
  });

  it('AE-EIC-17 AE-EIC-18 AE-EIC-19: a bonus needs a level to rise to, or a worker on a space for machines', () => {
    const bonus = (spec: Parameters<typeof factory>[1], more: SeatSpec = {}) =>
      phase([rich({ influence: on(0, 6), factories: [factory('food', spec)], ...more })]).do(
        'commodity food',
        'steps 0',
      );
    const worn = bonus({ distribution: 4, quality: 4, machines: [1, 0, 0, 0], workers: [1, 2, 0, 0] });
    const why = (line: string) => [worn.refused(line), worn.rule(line)];
    expect([why('distribute food'), why('improve food')]).toEqual([
      ['distribution-ends', 'AE-EIC-17'],
      ['quality-ends', 'AE-EIC-19'],
    ]);
    for (const row of [1, 3])
      expect(why(`machine food row ${row}`)).toEqual(['needs-worker-on-machine-space', 'AE-EIC-18']);
    expect(why('distribute lamps')).toEqual(['no-factory', 'AE-EIC-16']);
    expect(worn.open).toEqual(['machine food row 2', 'rise', 'done']);
    // One of the two spaces of a line has no cog, and its worker stays.
    expect(bonus({ workers: [1, 1, 0, 0] }).open.some((line) => line.startsWith('machine'))).toBe(false);
    // AE-DEV08: with the engineer quality rises further.
    expect(bonus({ quality: 4 }, { tiles: ['engineer'] }).open).toContain('improve food');
  });

  it('AE-EIC-21 AE-DEV14-1: the school keeps one worker, wherever the turn before has fired somebody', () => {
    const run = [{ step: 'turn', seat: 0 }, ...PHASE] as const;
    const seat = rich({ tiles: ['school'], influence: on(0, 2), factories: [factory('food'), factory('clothes')] });
    const t = phase([seat], { decade: 1810, run });
    t.do('use workers at 2', 'fire 1 clothes row 2', 'done', 'done', 'commodity food', 'steps 1', 'machine food row 2');
    // Food has had its last production phase, clothes has not.
    expect(t.open.filter((line) => line.startsWith('retrain'))).toEqual(['retrain clothes row 2']);
    expect([t.do('retrain clothes row 2').step, t.seat]).toEqual(['commodity', 1]);
    const first = phase([{ ...seat, factories: [factory('food', { workers: [1, 2, 0, 0] })] }]);
    first.do('commodity food', 'steps 0', 'machine food row 2');
    expect(first.open).toContain('retrain food row 1');
  });
});
