import { describe, expect, it } from 'vitest';
import { demandFor, wageNow } from './market.ts';
import { waterFrame } from './rulesets/water-frame.ts';
import { firstEditionSheet } from './sheet/first-edition.ts';
import { roundTable } from './step.ts';
import { factory, jenny, jubilee, water } from './testing/position.ts';

describe('the labour market', () => {
  it('FE-SAL-05 AE-PRO-03: demand is what is printed on the lowest empty space, also on a sheet of one’s own', () => {
    const own = structuredClone(firstEditionSheet);
    own.demand.value.food = own.demand.value.food.map(() => 5);
    own.demand.value.lamps = own.demand.value.lamps.map((number) => 2 * number);
    const printed = waterFrame({ players: 2, options: {}, sheet: own });
    const [food = [], , , lamps = []] = printed.demand;
    // Food is printed on the first space of every row, lamps on the last.
    expect([food[0], food[1], food[40], food[80]]).toEqual([0, 5, 5, 5]);
    expect([lamps[15], lamps[16], lamps[79], lamps[80]]).toEqual([0, 2, 32, 34]);
  });

  it('FE-EVT-07 AMB-49: a gap at its end counts neither for demand nor for wages, and closes when the market is empty', () => {
    const t = water({
      seats: [{ cash: 50, factories: [factory('lamps')] }],
      empty: 40,
      fired: 2,
      event: 'economic-crisis',
      run: [{ step: 'event' }, { step: 'turn', seat: 0 }],
    });
    // Two come back, three move to the front.
    expect([t.s.market, t.s.fired, t.s.gap]).toEqual([42, 0, 3]);
    expect([0, 1, 2, 3].map((good) => demandFor(t.rs, t.s, good))).toEqual(
      [0, 1, 2, 3].map((good) => t.rs.demand[good]?.[35]),
    );
    expect(wageNow(t.rs, t.s)).toBe(t.rs.wage[35]);
    t.s.market = 2;
    t.do('use workers at 2', 'hire 1 lamps row 3');
    expect([t.s.market, t.s.gap]).toEqual([1, 3]);
    t.do('hire 1 lamps row 3');
    expect([t.s.market, t.s.gap]).toEqual([0, 0]);
  });

  it('FE-EVT-07 AE-AMB-82: no more move than stand there, nor than there are empty spaces', () => {
    const crisis = (empty: number, fired: number) => {
      const { s } = water({ seats: [{}], empty, fired, event: 'economic-crisis', run: [{ step: 'event' }] });
      return [s.market, s.fired, s.gap];
    };
    expect([crisis(79, 0), crisis(78, 1), crisis(2, 0), crisis(40, 9)]).toEqual([
      [1, 0, 1],
      [3, 0, 3],
      [78, 0, 2],
      [45, 4, 0],
    ]);
  });

  it('FE-ECO-04 FE-ECO-05: no more come back than are fired, nor than the market has spaces', () => {
    const economy = (empty: number, fired: number) => {
      const { s } = jenny({ seats: [{}, {}], empty, fired, run: [{ step: 'cycle' }] });
      return [80 - s.market, s.fired];
    };
    expect([economy(20, 0), economy(20, 1), economy(1, 4), economy(0, 4)]).toEqual([
      [20, 0],
      [19, 0],
      [0, 3],
      [0, 4],
    ]);
  });

  it('FE-EVT-15 FE-WAG-02: only the threat of a strike raises the wage', () => {
    const wage = (lasting: ('bureaucracy' | 'threat-of-strike')[]) => {
      const t = water({ empty: 20, lasting, run: [] });
      return wageNow(t.rs, t.s) - (t.rs.wage[20] ?? 0);
    };
    expect([wage([]), wage(['bureaucracy']), wage(['bureaucracy', 'threat-of-strike'])]).toEqual([0, 0, 1]);
  });
});

describe('going round the table', () => {
  it('FE-ADM-01 FE-PREP-10: in turn order, or from the last to the first, each once', () => {
    const t = jenny({ players: 4, start: 2, run: [] });
    const asked = (reverse: boolean) => {
      const round = roundTable(
        'turns',
        (_, seat) => seat !== 1,
        (seat) => ({ step: 'turn', seat }),
        reverse,
      );
      const seats: number[] = [];
      t.s.agenda = [{ step: 'turns', k: 0 }];
      for (let frame = t.s.agenda.pop(); frame; frame = t.s.agenda.pop()) {
        if (frame.step === 'turns') round.run(t.s, { step: 'turns', k: frame.k }, undefined);
        else if (frame.step === 'turn') seats.push(frame.seat);
      }
      return seats;
    };
    expect([asked(false), asked(true)]).toEqual([
      [2, 3, 0],
      [0, 3, 2],
    ]);
  });
});

describe('events', () => {
  it('FE-EVT-11: each factory with machines, in order: £5 or a machine, for whose place a later worker may step in', () => {
    const riot = {
      cash: 50,
      factories: [
        factory('food', { workers: [1, 2, 1, 0], machines: [1, 0, 1, 0] }),
        factory('clothes'),
        factory('lamps', { workers: [2, 3, 0, 0], machines: [1, 0, 0, 0] }),
      ],
    };
    const t = water({ seats: [riot], event: 'luddite-riot', run: [{ step: 'event' }] });
    expect(t.open).toEqual(['appease', 'give machine row 1', 'give machine row 3']);
    t.do('give machine row 3');
    // Nobody stands behind row 3: the next factory is asked about.
    expect(t.open).toEqual(['appease', 'give machine row 1']);
    t.do('give machine row 1');
    expect(t.open).toEqual(['promote row 2', 'done']);
    t.do('done');
    expect([t.factory(0, 'lamps').workers, t.step]).toEqual([[2, 3, 0, 0], undefined]);
    const first = water({ seats: [riot], event: 'luddite-riot', run: [{ step: 'event' }] }).do('give machine row 1');
    expect(first.open).toEqual(['promote row 2', 'promote row 3', 'done']);
    // The only worker of row 3 leaves its machine alone, and in the first edition it goes.
    first.do('promote row 3');
    expect([first.factory(0, 'food').workers, first.factory(0, 'food').machines]).toEqual([
      [2, 2, 0, 0],
      [0, 0, 0, 0],
    ]);
    const kept = jubilee({ seats: [riot], event: 'luddite-riot', run: [{ step: 'event' }] });
    kept.do('give machine row 1', 'promote row 3');
    expect(kept.factory(0, 'food').machines).toEqual([0, 0, 1, 0]);
  });

  it('FE-EVT-08: one ship goes, and half its capacity is gained; of two alike one is named', () => {
    const war = (ships: number[]) =>
      water({ players: 3, seats: [{ cash: 50, space: 20, ships }], event: 'opium-war', run: [{ step: 'event' }] });
    expect(war([4, 4]).open).toEqual(['dismiss ship ship-4', 'done']);
    expect(war([2, 6]).open).toEqual(['dismiss ship ship-2', 'dismiss ship ship-6', 'done']);
    expect([war([2, 6]).do('dismiss ship ship-6').player(0).space, war([4]).do('done').player(0).space]).toEqual([
      23, 20,
    ]);
    expect(war([]).step).toBeUndefined();
  });

  it('FE-EVT-12: without shares the spaces are lost', () => {
    const at = (shares: number) =>
      water({ seats: [{ cash: 50, shares, space: 20 }], event: 'recession', run: [{ step: 'event' }] });
    expect(at(1).open).toHaveLength(2);
    expect(at(0).player(0).space).toBe(18);
  });

  it('FE-EVT-14 FE-WRK-15: additional workers are counted as well, up to £12', () => {
    const pays = (additional: number, workers: number[]) =>
      water({
        seats: [{ cash: 50, factories: [factory('food', { workers, additional })] }],
        event: 'social-unrest',
        run: [{ step: 'event' }],
      }).pounds(0, 'social-unrest');
    expect([pays(0, [2, 2, 0, 0]), pays(2, [2, 2, 0, 0]), pays(2, [2, 2, 2, 3]), pays(2, [3, 3, 3, 3])]).toEqual([
      -4, -6, -11, -12,
    ]);
  });

  it('FE-EVT-05: four workers leave the market; what it lacks comes from the fired ones', () => {
    const gone = (empty: number, fired: number) => {
      const { s } = water({ seats: [{}], empty, fired, event: 'world-exhibition', run: [{ step: 'event' }] });
      return [80 - s.market, s.fired];
    };
    expect([gone(20, 4), gone(78, 4), gone(80, 4), gone(79, 1)]).toEqual([
      [24, 4],
      [80, 2],
      [80, 0],
      [80, 0],
    ]);
  });
});
