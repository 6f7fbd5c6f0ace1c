import { describe, expect, it } from 'vitest';
import { factory, jubilee, type SeatSpec, type Situation } from '../testing/position.ts';
import type { EventName } from './names.ts';

const end = (event: EventName, seats: SeatSpec[], more: Situation = {}) =>
  jubilee({ players: 3, seats, event, run: [{ step: 'event' }], ...more });
const rich = (spec: SeatSpec = {}): SeatSpec => ({ cash: 100, space: 20, factories: [factory('food')], ...spec });

describe('events of the anniversary edition', () => {
  it('AE-EVT01-1 AE-EOD-06 AE-EOD-07 AE-EOD-05: Bureaucracy closes £2 for good, and the reserve follows at once', () => {
    const t = end('bureaucracy', [rich()], { reserve: 'crown-jubilee' });
    expect(t.told('event').map(({ event }) => event)).toEqual(['bureaucracy', 'crown-jubilee']);
    expect([t.s.lasting, t.s.shownReserve]).toEqual([['bureaucracy', 'crown-jubilee'], 1]);
    const later = end('social-unrest', [rich()], { decade: 1800, lasting: ['bureaucracy', 'crown-jubilee'] });
    expect(later.s.lasting).toEqual(['bureaucracy']);
  });

  it('AE-BAD-03 AE-DP-12: the £2 space is locked', () => {
    const t = jubilee({ seats: [rich()], lasting: ['bureaucracy'] });
    expect(t.refused('use workers at 2')).toBe('space-closed');
    expect(t.rule('use workers at 2')).toBe('AE-EVT01-1');
  });

  it('AE-EVT02-1 AE-EVT02-2 AE-EVT02-3 AE-DP-95: the £10 space is locked for a decade; £10 open it', () => {
    const t = jubilee({ seats: [rich()], lasting: ['hamburg-credit-crisis', 'bureaucracy'] }).do('use workers at 10');
    expect([t.pounds(0, 'administration'), t.player(0).opened]).toEqual([-20, 1]);
    const after = end('social-unrest', [rich()], { lasting: ['hamburg-credit-crisis'] });
    expect(after.s.lasting).toEqual([]);
  });

  it('AE-BAD-04 AE-AMB-18: without £10 in cash it stays locked', () => {
    const t = jubilee({ seats: [rich({ cash: 9 })], lasting: ['hamburg-credit-crisis'] });
    expect(t.refused('use workers at 10')).toBe('cannot-afford');
  });

  it('AE-AMB-60: with three open spaces taken one of the tiles is placed again', () => {
    const chart = { 4: 'workers', 6: 'machinery', 8: 'quality' } as const;
    const t = jubilee({ seats: [rich({ cash: 5, chart })], lasting: ['hamburg-credit-crisis', 'bureaucracy'] });
    expect(t.open).toEqual(['reuse workers at 4', 'reuse machinery at 6', 'reuse quality at 8']);
  });

  it('AE-EVT03-1 AE-EVT03-2 AE-AMB-63: war: marketing and price +1 in every factory; one at +4 is untouched', () => {
    const seats = [
      rich({
        factories: [
          factory('food', { price: 6 }),
          factory('clothes', { price: 5, distribution: 3 }),
          factory('lamps', { price: 9, distribution: 4 }),
        ],
      }),
      rich({ factories: [factory('cutlery', { price: 7 })] }),
    ];
    const t = end('war-on-the-continent', seats);
    const now = (seat: number, good: 'food' | 'clothes' | 'cutlery' | 'lamps') => {
      const { price, distribution } = t.factory(seat, good);
      return [price, distribution, t.appeal(seat, good)];
    };
    expect([now(0, 'food'), now(0, 'clothes'), now(0, 'lamps'), now(1, 'cutlery')]).toEqual([
      [7, 1, 2],
      [6, 4, 7],
      [9, 4, 6],
      [8, 1, 3],
    ]);
  });

  it('AE-EVT04-1 AE-DP-66 AE-BAD-74 AE-AMB-11: the jubilee’s patron buys once, by choice', () => {
    const seat = rich({ joker: 1, factories: [factory('food', { price: 7 })] });
    const t = jubilee({ seats: [seat], run: [{ step: 'production' }, { step: 'production' }], empty: 40 });
    expect(t.open).toEqual(['patron from production', 'done']);
    t.do('patron from production');
    expect([t.player(0).joker, t.told('patron')]).toMatchObject([0, [{ joker: true }]]);
  });

  it('AE-AMB-11 AE-SHV-01: who has produced nothing does not rise by it', () => {
    const seat = rich({
      joker: 1,
      edges: ['food'],
      stored: { food: 1 },
      factories: [factory('food', { workers: [1, 0, 0, 0] })],
    });
    const t = jubilee({ seats: [seat], run: [{ step: 'production' }], empty: 40 }).do('patron from stock');
    expect([t.player(0).space, t.pounds(0, 'sales')]).toEqual([20, 5]);
  });

  it('AE-EVT04-2: in addition to a patron', () => {
    const seat = rich({ joker: 1, tiles: ['patron-food'], factories: [factory('food', { price: 7 })] });
    const t = jubilee({ seats: [seat], run: [{ step: 'production' }], empty: 40 }).do('patron from production');
    expect(t.told('sold')[0]).toMatchObject({ amount: 3, unsold: 0 });
  });

  it('AE-EVT05-1 AE-EVT05-2 AE-EVT00-1: Lobby: a special tile each, in turn order, at the old level', () => {
    const t = end('lobby', [rich(), rich(), rich()], { start: 1 });
    expect([t.step, t.seat]).toEqual(['special', 1]);
    expect(t.refused('take ship-6')).toBe('marker-not-yet');
    t.do('done', 'done');
    expect(t.seat).toBe(0);
  });

  it('AE-EVT06-1 AE-EVT06-2: two free levels of marketing, as far as they fit', () => {
    const t = end('made-in-england', [
      rich({ factories: [factory('food', { distribution: 3 }), factory('lamps', { distribution: 4 })] }),
    ]);
    expect(t.factory(0, 'food').distribution).toBe(4);
  });

  it('AE-EVT07-1 AE-EVT07-2 AE-EVT07-3 AE-AMB-66: rioters: £5 or a machine; a later worker may step in', () => {
    const seat = rich({ factories: [factory('food', { workers: [1, 2, 1, 0], machines: [1, 0, 0, 0] })] });
    expect(end('luddite-riot', [seat]).do('appease').player(0).cash).toBe(95);
    const t = end('luddite-riot', [seat]).do('give machine row 1', 'promote row 3');
    expect([t.factory(0, 'food').workers, t.factory(0, 'food').machines]).toEqual([
      [2, 2, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  it('AE-EVT08-1 AE-EVT08-2: importers drop two, and rise two before the next event', () => {
    const t = end('navigation-acts', [rich()], { importers: { food: 3, clothes: 1 } });
    expect(t.s.importers).toEqual([1, 0, 0, 0]);
    const after = end('recession', [], { lasting: ['navigation-acts'], importers: { food: 1 } });
    expect(after.s.importers).toEqual([3, 2, 2, 2]);
  });

  it('AE-EX-63 AE-EVT09-1 AE-EVT09-2: Opium War: the ship of six brings three spaces, its crew goes to the pool', () => {
    const t = end('opium-war', [rich({ ships: [6] })], { fired: 4 }).do('dismiss ship ship-6');
    expect([t.player(0).space, t.s.fired, t.player(0).ships]).toEqual([23, 6, []]);
  });

  it('AE-EVT10-1 AE-AMB-57 AE-DP-93: Recession: two spaces, or a share', () => {
    expect(end('recession', [rich()]).do('go back').player(0).space).toBe(18);
    const t = end('recession', [rich({ shares: 5 })]).do('return share');
    expect([t.player(0).space, t.player(0).shares]).toEqual([20, 4]);
    expect(end('recession', [rich({ shares: 0 })]).player(0).space).toBe(18);
  });

  it('AE-EX-64 AE-EVT11-1 AE-EVT11-2: Royal Society: three tiles and three full lines: £18', () => {
    const seat = rich({
      tiles: ['office', 'patent', 'school'],
      factories: [factory('food', { workers: [2, 2, 2, 0] })],
    });
    expect(end('royal-society', [seat]).pounds(0, 'royal-society')).toBe(18);
  });

  it('AE-EVT12-1 AE-EVT00-2: £1 for each factory worker, at most £12; in need by emergency sale', () => {
    const many = rich({
      cash: 0,
      shares: 5,
      factories: [factory('food', { workers: [2, 2, 2, 3] }), factory('lamps')],
      edges: ['food'],
    });
    const t = end('social-unrest', [many, rich({ edges: ['food'] })]);
    expect([t.pounds(0, 'social-unrest'), t.pounds(1, 'social-unrest')]).toEqual([-12, -4]);
    expect(t.told('shares')[0]).toMatchObject({ seat: 0, by: -1 });
  });

  it('AE-EVT13-1 AE-EVT13-2 AE-AMB-65: wages are £1 higher for a decade, also in the harbour, before the foreman', () => {
    const t = jubilee({
      seats: [rich({ tiles: ['foreman'], foreman: 'food', edges: ['food'] })],
      lasting: ['threat-of-strike'],
      run: [{ step: 'production' }, { step: 'harbor-wages' }],
    });
    expect([t.pounds(0, 'wages'), t.pounds(0, 'harbor-wages')]).toEqual([-4, -3]);
  });

  const last = (spec: SeatSpec = {}) =>
    end('lobby', [rich({ edges: ['food'], stored: { food: 2 }, ...spec })], {
      decade: 1810,
      run: [{ step: 'end-round' }, { step: 'start-player' }],
    });

  it('AE-EVT14-1 AE-END-01 AE-END-02: End of Game: a last exchange for nothing, then the score', () => {
    const t = last().do('done');
    expect(t.told('event')[0]).toMatchObject({ event: 'end-of-game', rule: 'AE-EVT14-1' });
    expect([t.step, t.seat, t.pounds(0, 'administration')]).toEqual(['exchange', 0, 0]);
    t.do('sell 2 food');
    expect([t.pounds(0, 'warehouse-sale'), t.refused('sell shares 1')]).toEqual([4, 'no-shares-sold']);
    t.do('buy 1', 'done');
    expect([t.told('over').length, t.player(0).shares]).toEqual([1, 16]);
  });

  it('AE-EVT14-1: everybody trades, in turn order, before anybody is scored', () => {
    const seats = [rich(), rich(), rich()];
    const t = end('lobby', seats, { decade: 1810, start: 1 });
    const asked: (number | undefined)[] = [];
    for (; t.step === 'exchange'; t.do('buy 1', 'done')) asked.push(t.seat);
    expect([asked, t.told('over').length]).toEqual([[1, 2, 0], 1]);
    expect(t.s.players.map(({ shares }) => shares)).toEqual([16, 16, 16]);
    const last = t.news.findLastIndex(({ kind }) => kind === 'shares');
    expect(t.news.findIndex(({ kind }) => kind === 'over')).toBeGreaterThan(last);
  });

  it('AE-EOD-09 AE-END-09: the wages of 1810 are paid before it, and nothing of the rest follows', () => {
    const t = last().do('done');
    expect(t.pounds(0, 'harbor-wages')).toBeLessThan(0);
    t.do('done');
    expect([t.step, t.told('start-player').length]).toEqual([undefined, 0]);
  });

  it('AE-EVT15-1 AE-EVT15-2 AE-AMB-56: four workers leave the market for good, missing ones the pool', () => {
    const t = end('world-exhibition', [rich()], { empty: 78, fired: 5 });
    expect([t.s.market, t.s.fired]).toEqual([0, 3]);
  });

  it('AE-EVT16-1 AE-EVT16-2 AE-EVT16-3 AE-AMB-03: five workers come back; for each missing one the last goes to the front', () => {
    const t = end('economic-crisis', [rich()], { empty: 40, fired: 3 });
    expect([t.s.market, t.s.fired, t.s.gap]).toEqual([43, 0, 2]);
    expect(t.rs.demand[0]?.[80 - 43 - 2]).toBe(9);
  });
});
