import { describe, expect, it } from 'vitest';
import { factory, type SeatSpec, water } from '../testing/position.ts';
import type { EventName } from './names.ts';

const happen = (event: EventName, seats: SeatSpec[], more: object = {}) =>
  water({ players: Math.max(3, seats.length), seats, event, run: [{ step: 'event' }], ...more });

describe('events', () => {
  it('FE-EVT-01: Bureaucracy lasts to the end of the game', () => {
    const t = happen('bureaucracy', [{}], { decade: 1770 });
    expect(t.s.lasting).toEqual(['bureaucracy']);
    const later = water({
      players: 3,
      event: 'world-exhibition',
      decade: 1780,
      lasting: ['bureaucracy', 'threat-of-strike'],
      run: [{ step: 'event' }],
    });
    expect(later.s.lasting).toEqual(['bureaucracy']);
  });

  it('FE-EVT-02: the Hamburg Credit Crisis lasts one decade', () => {
    expect(happen('hamburg-credit-crisis', [{}]).s.lasting).toEqual(['hamburg-credit-crisis']);
  });

  it('FE-EVT-03: War on the Continent: +1 distribution and +£1 price; a factory on 4 is left out', () => {
    const t = happen('war-on-the-continent', [
      { factories: [factory('food', { price: 6, distribution: 1 }), factory('lamps', { price: 8, distribution: 4 })] },
    ]);
    expect(t.factory(0, 'food')).toMatchObject({ distribution: 2, price: 7 });
    expect(t.factory(0, 'lamps')).toMatchObject({ distribution: 4, price: 8 });
    expect(t.appeal(0, 'food')).toBe(3);
  });

  it('FE-EVT-04: Lobby: everybody takes one special marker in turn order, the old level counts', () => {
    const t = happen('lobby', [{}, {}, {}], { start: 1 });
    expect([t.seat, t.step]).toEqual([1, 'special']);
    expect(t.refused('take second-machinery')).toBe('marker-not-yet');
    t.do('take ship-2', 'done', 'done');
    expect([t.player(1).ships, t.step]).toEqual([[2], undefined]);
  });

  it('FE-EVT-05 FE-CMP-23: World Exhibition: four workers leave the game, from the market first', () => {
    const t = happen('world-exhibition', [{}], { empty: 78, fired: 5 });
    expect([t.s.market, t.s.fired]).toEqual([0, 3]);
    const gone = t.s.gone;
    expect(gone + t.s.market + t.s.fired).toBe(t.rs.circulating);
  });

  it('FE-EVT-06: Navigation Acts: importers go back two, not below 0, and forward two before the next event', () => {
    const t = happen('navigation-acts', [{}], { importers: { food: 3, clothes: 1 } });
    expect(t.s.importers).toEqual([1, 0, 0, 0]);
    t.s.decade = 1780;
    t.s.agenda.push({ step: 'event' });
    t.engine.settle(t.s);
    expect(t.s.importers).toEqual([3, 2, 2, 2]);
  });

  it('FE-EVT-07: Economic Crisis: five to the market; for each one missing the last moves to the front', () => {
    const t = happen('economic-crisis', [{}], { empty: 20, fired: 7 });
    expect([t.s.market, t.s.fired, t.s.gap]).toEqual([65, 2, 0]);
    const short = happen('economic-crisis', [{}], { empty: 20, fired: 2 });
    // Two come back, three move up: the market has as many workers more, five empty spaces fewer at its top, three at its end.
    expect([short.s.market, short.s.fired, short.s.gap]).toEqual([62, 0, 3]);
    expect(80 - short.s.gap - short.s.market).toBe(15);
    expect(happen('economic-crisis', [{}], { empty: 20, fired: 0 }).s.gap).toBe(5);
    // With a gap at its end the market has as many spaces fewer to move up to.
    const run = [{ step: 'turn', seat: 0 }, { step: 'event' }] as const;
    const full = water({ players: 3, seats: [{ cash: 50 }], event: 'economic-crisis', fired: 0, run });
    full.s.gap = 3;
    full.s.market = 76;
    full.do('use stock-exchange at 2', 'done', 'done');
    expect([full.s.market, full.s.gap]).toEqual([76, 4]);
  });

  it('FE-EVT-08: Opium War: a ship may be given up for half its capacity in spaces', () => {
    const t = happen('opium-war', [{ ships: [6, 2] }], { fired: 0 });
    expect(t.open).toEqual(['dismiss ship ship-6', 'dismiss ship ship-2', 'done']);
    t.do('dismiss ship ship-6');
    expect([t.player(0).ships, t.player(0).space, t.s.fired]).toEqual([[2], 13, 2]);
    expect(happen('opium-war', [{}]).step).toBeUndefined();
    const kept = happen('opium-war', [{ ships: [6, 2] }]).do('done');
    expect([kept.player(0).ships, kept.player(0).space, kept.step]).toEqual([[6, 2], 10, undefined]);
    expect([t.told('gave-back').length, kept.told('gave-back').length]).toEqual([1, 0]);
  });

  it('FE-EVT-09: Crown Jubilee: a joker patron for everybody in the next decade', () => {
    expect(happen('crown-jubilee', [{}, {}]).s.players.map((p) => p.joker)).toEqual([1, 1, 1]);
  });

  it('FE-EVT-10: Made in England: two free steps each', () => {
    const t = happen('made-in-england', [{ factories: [factory('food'), factory('lamps', { distribution: 4 })] }]);
    // Lamps are at the end, so both steps are food.
    expect(t.factory(0, 'food').distribution).toBe(2);
    const two = happen('made-in-england', [{ factories: [factory('food'), factory('lamps')] }]).do(
      'distribute food',
      'distribute lamps',
    );
    expect([two.factory(0, 'food').distribution, two.factory(0, 'lamps').distribution]).toEqual([1, 1]);
  });

  it('FE-EVT-11: Luddite riot: £5 or a machine for each factory; a later worker may fill the gap', () => {
    const riot: SeatSpec = {
      cash: 50,
      factories: [
        factory('food', { workers: [1, 2, 1, 0], machines: [1, 0, 0, 0] }),
        factory('lamps', { workers: [3, 2, 0, 0], machines: [0, 1, 0, 0] }),
      ],
    };
    expect(happen('luddite-riot', [{ cash: 50, factories: [factory('food')] }]).player(0).cash).toBe(50);
    const t = happen('luddite-riot', [riot]).do('give machine row 1', 'promote row 3', 'appease');
    expect(t.factory(0, 'food')).toMatchObject({ workers: [2, 2, 0, 0], machines: [0, 0, 0, 0] });
    expect([t.player(0).cash, t.factory(0, 'lamps').machines[1]]).toEqual([45, 1]);
  });

  it('FE-EVT-12: Recession: two spaces back or one share', () => {
    const t = happen('recession', [{ space: 20 }, { space: 20 }, { space: 20, shares: 0 }]).do(
      'go back',
      'return share',
    );
    // FE-EMS-12: the indicator stops on its first space.
    expect(happen('recession', [{ space: 1, shares: 0 }]).player(0).space).toBe(1);
    const last = happen('recession', [{ space: 20, shares: 1 }]).do('return share');
    expect([last.player(0).space, last.player(0).shares]).toEqual([20, 0]);
    // Without shares there is no choice.
    expect(t.s.players.map((p) => [p.space, p.shares])).toEqual([
      [18, 15],
      [20, 14],
      [18, 0],
    ]);
  });

  it('FE-EVT-13: Royal Society: £2 for each tile, £4 for each full row of the best factory', () => {
    const t = happen('royal-society', [
      {
        cash: 0,
        tiles: ['agent', 'school', 'office'],
        factories: [factory('food'), factory('cutlery', { workers: [2, 3, 3, 0] })],
      },
    ]);
    expect(t.player(0).cash).toBe(18);
    const idle = { cash: 0, tiles: ['agent'] as const, factories: [factory('food', { workers: [1, 0, 0, 0] })] };
    expect(happen('royal-society', [idle]).player(0).cash).toBe(2);
  });

  it('FE-EVT-14: Social unrest: £1 for each factory worker, at most £12', () => {
    const t = happen('social-unrest', [
      { cash: 50, factories: [factory('food')] },
      { cash: 50, factories: [factory('food'), factory('clothes'), factory('lamps')] },
    ]);
    expect(t.s.players.map((p) => p.cash)).toEqual([46, 38, 0]);
  });

  it('FE-EVT-15: the threat of a strike lasts a decade', () => {
    expect(happen('threat-of-strike', [{}]).s.lasting).toEqual(['threat-of-strike']);
  });

  it('FE-EVT-16: End of Game ends the last decade', () => {
    const t = water({ players: 3, decade: 1810, run: [{ step: 'event' }, { step: 'event' }] });
    // Nothing of what would follow happens but the last exchange and the scores.
    expect(t.told('event')).toMatchObject([{ event: 'end-of-game', rule: 'FE-EVT-16' }]);
    while (t.step) t.do('done');
    expect([t.told('event').length, t.told('over').length]).toEqual([1, 1]);
  });
});
