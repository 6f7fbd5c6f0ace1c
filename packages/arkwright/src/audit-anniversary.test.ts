import { seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { buildingCost } from './factory.ts';
import { spinningMule } from './games.ts';
import { factory, jubilee, mule, type SeatSpec, type Situation } from './testing/position.ts';
import type { Tile } from './tiles/names.ts';

// What the rulebook's passages say of each other: tiles, events, modules and numbers of players met together.

const PHASE = [{ step: 'production' }] as const;
const EVENT = [{ step: 'event' }] as const;
const COMPANY = { 'east-india-company': 'on' };
const BOTH = { ...COMPANY, 'asymmetric-factories': 'on' };
const LUXURY = 2;
const rich = (tiles: readonly Tile[] = [], spec: SeatSpec = {}): SeatSpec => ({
  cash: 200,
  space: 20,
  tiles,
  factories: [factory('food')],
  ...spec,
});

describe('special tiles and what they are taken with', () => {
  it('AE-SM-13 AE-DEV06-1: the gray production tile of the 1790 line is no use of the inventor in 1790', () => {
    const t = mule({ players: 3, decade: 1790, seats: [rich(['inventor'])] });
    expect(t.do('use workers at 4', 'done').notes('take second-production')).not.toContain('inventor');
    t.do('take second-production');
    expect([t.player(0).tiles, t.player(0).markers]).toEqual([['inventor'], ['second-production']]);
    // The other one lies in the 1810 line.
    const next = mule({ players: 3, decade: 1790, seats: [rich(['inventor'])] });
    next.s.mat = t.s.mat;
    next.do('use workers at 4', 'done', 'take second-production');
    expect(next.step).toBe('inventor');
  });

  it('AE-DEV04-2 AE-DEV06-1 AE-AMB-31: for charisma a tile of the next level by the inventor, but no shares by the broker', () => {
    const t = jubilee({
      seats: [rich(['charisma', 'inventor', 'broker']), rich()],
      cycle: 'clothes',
      run: [{ step: 'end-cycle' }],
    }).do('name 0');
    expect([t.s.start, t.open.some((move) => move.startsWith('broker'))]).toEqual([0, false]);
    for (const line of ['broker 1', 'assign foreman to food'])
      expect([t.refused(line), t.rule(line)]).toEqual(['another-tile', 'AE-AMB-31']);
    expect(t.notes('take ship-4')).toContain('inventor');
    t.do('take ship-4');
    expect(t.step).toBe('inventor');
  });

  it('AE-EVT05-1 AE-DEV02-1: at the Lobby the broker may be returned instead', () => {
    const t = jubilee({ players: 3, seats: [rich(['broker'])], event: 'lobby', run: EVENT }).do('broker 2');
    expect([t.player(0).tiles, t.player(0).shares, t.seat]).toEqual([[], 17, 1]);
  });

  it('AE-DEV05-1 AE-DEV05-2 AE-ASY-07: one discount for a product, also when it is closed and opened again', () => {
    const t = jubilee({ decade: 1780, options: BOTH, seats: [rich(['developer'])] });
    t.do(
      'use factory at 2',
      'developer',
      'modernise food 2',
      'close food',
      'developer',
      'build luxury food 1',
      'price food 6',
    );
    expect(t.told('modernised').map(({ cost }) => cost)).toEqual([5]);
    expect(t.told('built').map(({ cost }) => cost)).toEqual([buildingCost(t.rs, 0, 1, LUXURY)]);
    expect(t.do('done').player(0).tiles).toEqual([]);
  });
});

describe('where the rulebook leaves a gap', () => {
  it('AE-SET-22 AE-AMB-74: also in Spinning Mule no tile is there for everybody', () => {
    for (const players of [2, 3, 4]) {
      const rules = spinningMule.rules({ players, options: {}, sheet: spinningMule.sheet });
      for (let i = 0; i < 20; i++) {
        const { tiles } = rules.begin(seeded(`tiles ${i}`), undefined);
        expect(Math.max(...tiles)).toBeLessThan(players);
        expect(tiles.reduce((sum, copies) => sum + copies)).toBe(7 * players);
      }
    }
  });

  it('AE-DEV21-2 AE-AMB-75: the foreman lowers wages of an idle luxury factory', () => {
    const idle = factory('food', { type: LUXURY, price: 6, workers: [2, 0, 0, 0] });
    const t = jubilee({
      options: BOTH,
      seats: [rich(['foreman'], { foreman: 'food', factories: [idle] })],
      run: PHASE,
    });
    expect(t.pounds(0, 'wages')).toBe(-2);
  });

  it('AE-WRK-15 AE-AMB-76: nobody is fired behind workers who were hired just now', () => {
    const t = jubilee({ seats: [rich()] }).do('use workers at 2', 'hire 1 food row 3');
    expect([t.refused('fire 1 food row 3'), t.refused('fire 1 food row 2')]).toEqual(['hired-now', 'last-row-first']);
  });

  it('AE-PRA-03 AE-AMB-77: a partly filled line runs for its wages, and the full one behind it', () => {
    const seat = rich([], { markers: ['second-production'], edges: ['food'] });
    const gap = factory('food', { level: 2, workers: [2, 1, 2, 0] });
    const t = jubilee({ seats: [{ ...seat, factories: [gap] }] }).do('use second-production at 2', 'run food rows 3');
    expect([t.pounds(0, 'action'), t.do('store 3').stored(0, 'food')]).toEqual([-10, 3]);
  });
});

describe('what is paid', () => {
  it('AE-DEV03-1 AE-SHP-05: with the accountant the 6-crate ship sails from the £4 slot for £6, and not for less', () => {
    const seat = rich(['accountant'], {
      ships: [6],
      contracts: { food: 6 },
      edges: ['food', 'row-1'],
      stored: { food: 6 },
    });
    const t = jubilee({ players: 3, seats: [seat] });
    expect(t.refused('use ship-6 at 2')).toBe('ship-needs-capacity');
    t.do('use ship-6 at 4');
    expect(t.step).not.toBe('amount');
    t.do('deliver 6 food');
    expect([t.pounds(0, 'administration'), t.pounds(0, 'shipping')]).toEqual([-6, 48]);
  });

  it('AE-DEV03-2 AE-DEV12-1: £4 paid in the £2 slot and £2 by the patent are £6 of marketing', () => {
    const t = jubilee({ seats: [rich(['accountant', 'patent'], { factories: [factory('food'), factory('lamps')] })] });
    t.do(
      'use distribution at 2',
      'pay 4',
      'patent adds',
      'distribute food',
      'distribute food',
      'distribute food',
      'done',
    );
    expect([t.factory(0, 'food').distribution, t.pounds(0, 'administration')]).toEqual([3, -4]);
  });

  it('AE-DEV03-2 AE-DEV22-2 AE-MAC-02: £10 paid in the £8 slot and £3 of the workshop reach £13', () => {
    const seat = rich(['accountant', 'workshop'], { workshop: 'food', factories: [factory('food'), factory('lamps')] });
    const t = jubilee({ seats: [seat] }).do('use machinery at 8', 'pay 10');
    t.do('machine food row 1', 'machine lamps row 1', 'machine lamps row 2');
    expect(t.told('machine')).toHaveLength(3);
  });

  it('AE-DEV14-3 AE-DEV21-2 AE-DEV22-3 AE-EVT13-1: strike, foreman, workshop and a line that is shut', () => {
    const seat = rich(['school', 'foreman', 'workshop'], {
      foreman: 'food',
      workshop: 'food',
      factories: [factory('food', { workers: [1, 1, 2, 0], machines: [1, 1, 0, 0] })],
    });
    const t = jubilee({ seats: [seat], lasting: ['threat-of-strike'], run: PHASE });
    // Two workers at £3, £2 off each; both machines £1.
    expect(t.do('shut row').pounds(0, 'wages')).toBe(-3);
  });

  it('AE-DEV14-3: machines left alone in a line are not what the school shuts', () => {
    const seat = rich(['school'], { factories: [factory('food', { machines: [0, 0, 1, 0] })] });
    const t = jubilee({ seats: [seat], run: PHASE }).do('shut row');
    // Line 1 with two workers at £2 and the machine in line 3 are left.
    expect([t.told('shut')[0]?.row, t.pounds(0, 'wages')]).toEqual([2, -5]);
  });
});

describe('the sale', () => {
  it('AE-DEV15-1 AE-EVT04-2 AE-AMB-10: the patron takes the unsold crate, the jubilee’s then a stored one', () => {
    const seat = rich(['patron-food'], { joker: 1, edges: ['food'], stored: { food: 1 } });
    // One crate and no demand for it.
    const t = jubilee({
      seats: [{ ...seat, factories: [factory('food', { price: 7, workers: [2, 1, 0, 0] })] }],
      empty: 0,
      run: PHASE,
    });
    expect([t.step, t.open]).toEqual(['patron', ['patron from stock', 'done']]);
    t.do('patron from stock');
    expect([t.told('sold')[0]?.amount, t.stored(0, 'food'), t.player(0).joker]).toEqual([2, 0, 0]);
  });

  it('AE-DEV13-1 AE-SHV-02: a tie at appeal 0 with the importer can be won as well', () => {
    const seat = rich(['press-attache', 'patron-food'], { factories: [factory('food', { price: 8 })] });
    const t = jubilee({ seats: [seat], importers: { food: 0 }, run: PHASE });
    expect(
      t
        .do('claim appeal')
        .told('indicator')
        .map(({ why }) => why),
    ).toEqual(['sold-one', 'highest-appeal', 'most-sold']);
  });

  it('AE-DEV07-3 AE-AMB-24 AE-ASY-11: extra shifts let an idle luxury factory add stored crates', () => {
    const idle = factory('food', { type: LUXURY, price: 6, workers: [2, 0, 0, 0] });
    const seat = rich(['extra-shifts'], { factories: [idle], edges: ['food'], stored: { food: 3 } });
    const position: Situation = { options: BOTH, seats: [seat], empty: 40, run: PHASE };
    expect(jubilee(position).do('done').told('added')).toEqual([]);
    const t = jubilee(position).do('extra shifts');
    expect([t.step, t.open.length]).toEqual(['add-stored', 4]);
  });

  it('AE-DEV10-1 AE-DEV01-3: two contracts of one voyage bring £5 once', () => {
    const seat = rich(['office', 'agent'], {
      factories: [factory('food'), factory('clothes')],
      ships: [6],
      contracts: { food: 4, clothes: 2 },
      edges: ['food', 'clothes'],
      stored: { food: 3, clothes: 3 },
    });
    const t = jubilee({ players: 3, seats: [seat] }).do(
      'use ship-6 at 6',
      'deliver 3 food',
      'deliver 3 clothes',
      'done',
    );
    expect([t.pounds(0, 'office'), t.player(0).space]).toEqual([5, 19]);
  });

  it('AE-SFP-08 AE-AMB-20: with two players a contract on 6 that is not fulfilled costs two spaces', () => {
    const t = jubilee({ seats: [rich([], { contracts: { lamps: 6 } })], cycle: 'lamps', run: PHASE });
    expect([t.contract(0, 'lamps'), t.player(0).space]).toEqual([6, 18]);
  });
});

describe('events together', () => {
  it('AE-EOD-07 AE-EVT08-1 AE-EVT08-2: Navigation Acts from the reserve end before the event of the next decade', () => {
    const importers = { food: 1, clothes: 5 };
    const t = jubilee({ players: 3, importers, event: 'bureaucracy', reserve: 'navigation-acts', run: EVENT });
    expect(t.s.importers.slice(0, 2)).toEqual([0, 3]);
    const next = jubilee({
      players: 3,
      decade: 1780,
      importers: { food: 0, clothes: 3 },
      lasting: ['bureaucracy', 'navigation-acts'],
      event: 'royal-society',
      run: EVENT,
    });
    expect([next.s.importers.slice(0, 2), next.s.lasting]).toEqual([[2, 5], ['bureaucracy']]);
  });

  it('AE-EOD-07 AE-EVT05-1 AE-DEV20-2: an administrator of the Lobby that follows Bureaucracy opens the £2 slot', () => {
    const event = [{ step: 'event' }, { step: 'turn', seat: 0 }] as const;
    const t = jubilee({
      seats: [rich(), rich()],
      event: 'bureaucracy',
      reserve: 'lobby',
      offered: ['administrator'],
      run: event,
    }).do('take tile administrator', 'done');
    expect(t.open).toContain('use workers at 2');
  });

  it('AE-EVT13-2 AE-END-09: in 1810 the harbour is paid with the strike, before the last exchange', () => {
    const t = jubilee({
      decade: 1810,
      seats: [rich([], { ships: [4], edges: ['food'] })],
      lasting: ['threat-of-strike'],
      run: [{ step: 'end-round' }],
    });
    expect(t.pounds(0, 'harbor-wages')).toBe(-6);
    t.do('done');
    expect([t.told('event-ends').length, t.step]).toEqual([1, 'exchange']);
  });

  it('AE-EVT16-3 AE-EVT15-1: four workers who leave are taken from the top; the gap at the bottom stays', () => {
    const run = [{ step: 'reserve' }, { step: 'event' }] as const;
    const t = jubilee({ players: 3, fired: 2, reserve: 'economic-crisis', event: 'world-exhibition', run });
    // 60 workers stood there: two come back, three go to the front, four leave.
    expect([t.s.market, t.s.gap, t.s.fired]).toEqual([58, 3, 0]);
  });
});

describe('both modules', () => {
  const commodity: Situation = { options: BOTH, run: [{ step: 'commodity', seat: 0 }] };

  it('AE-WRK-19 AE-EIC-21: in 1810 the commodity phase comes after production: the school hires nobody there any more', () => {
    const seat = rich(['school'], { influence: [3, 0, 0, 0], factories: [factory('food'), factory('lamps')] });
    const t = jubilee({ ...commodity, decade: 1810, cycle: 'food', seats: [seat] });
    t.do('commodity food', 'steps 1', 'machine food row 1');
    expect([t.refused('retrain food row 3'), t.rule('retrain food row 3')]).toEqual([
      'finished-for-the-game',
      'AE-WRK-19',
    ]);
    expect(t.open).toContain('retrain lamps row 3');
    const before = jubilee({ ...commodity, decade: 1790, cycle: 'food', seats: [seat] });
    before.do('commodity food', 'steps 0', 'machine food row 1');
    expect(before.open).toContain('retrain food row 3');
  });

  it('AE-EIC-18 AE-DEV11-2 AE-ASY-11: a bonus machine in a luxury factory pays the opponent’s machine works twice', () => {
    const luxury = factory('food', { type: LUXURY, price: 6 });
    const seats = [rich([], { influence: [3, 0, 0, 0], factories: [luxury] }), rich(['machine-works'])];
    const t = jubilee({ ...commodity, seats }).do('commodity food', 'steps 0', 'machine food row 2');
    expect([t.pounds(1, 'machine-works'), t.factory(0, 'food').machines]).toEqual([2, [0, 1, 0, 0]]);
  });

  it('AE-END-08 AE-EIC-22 AE-EOD-10: influence counts for the score, not for who names the start player', () => {
    const seats = [rich([], { shares: 10, influence: [8, 8, 8, 8] }), rich([], { shares: 11 })];
    const t = jubilee({ options: BOTH, seats, run: [{ step: 'start-player' }] });
    const [first = 0, second = 0] = t.engine.rules.score(t.s);
    expect([first > second, t.seat]).toEqual([true, 0]);
  });
});

describe('a question and what is told of it name the rule they lean on', () => {
  const asks = (t: ReturnType<typeof jubilee>) => t.engine.due(t.s)?.rule;

  it('AE-EVT07-2: for who steps into the gap of a machine', () => {
    const seat = rich([], { factories: [factory('food', { workers: [1, 2, 0, 0], machines: [1, 0, 0, 0] })] });
    const t = jubilee({ seats: [seat], event: 'luddite-riot', run: EVENT });
    expect(asks(t)).toBe('AE-EVT07-1');
    expect(asks(t.do('give machine row 1'))).toBe('AE-EVT07-2');
    expect(t.do('promote row 2').told('promoted')[0]?.rule).toBe('AE-EVT07-2');
  });

  it('AE-DEV19-1 AE-DEV19-2 AE-DEV06-5: for what the tinkerer costs, and each use of the inventor', () => {
    const t = jubilee({ seats: [rich()], onlyTiles: ['tinkerer'] });
    t.do('use workers at 2', 'done', 'take tile tinkerer');
    expect(t.told('cash').find(({ why }) => why === 'inventor')?.rule).toBe('AE-DEV19-1');
    const used = jubilee({ seats: [rich(['tinkerer'], { tinkererUses: 1 })] }).do(
      'use factory at 2',
      'modernise food 2',
    );
    expect(used.told('gave-back')[0]?.rule).toBe('AE-DEV19-2');
    const kept = jubilee({ seats: [rich(['inventor'], { inventorUses: 1 })] });
    kept.do('use factory at 2', 'modernise food 2', 'keep inventor');
    expect(kept.told('used-tile')[0]?.rule).toBe('AE-DEV06-5');
    const third = jubilee({ seats: [rich(['inventor'], { inventorUses: 2 })] });
    third.do('use factory at 2', 'modernise food 2', 'keep inventor');
    expect(third.told('used-tile')[0]?.rule).toBe('AE-DEV06-6');
    const last = jubilee({ seats: [rich(['inventor'], { inventorUses: 3 })] }).do(
      'use factory at 2',
      'modernise food 2',
    );
    expect(last.told('gave-back')[0]?.rule).toBe('AE-DEV06-7');
  });

  it('AE-EOD-03 AE-EOD-04: for ships and for warehouse workers that are let go', () => {
    const seat = rich([], { ships: [2], edges: ['food'], stored: { food: 1, lamps: 0 } });
    const t = jubilee({ seats: [seat], run: [{ step: 'dismissals', k: 0 }] });
    expect(asks(t)).toBe('AE-EOD-03');
    t.do('dismiss ship ship-2', 'dismiss worker food');
    expect([t.told('gave-back')[0]?.rule, t.told('dismissed')[0]?.rule]).toEqual(['AE-EOD-03', 'AE-EOD-04']);
    expect(t.told('goods').map(({ rule, by }) => [rule, by])).toEqual([['AE-EOD-04', -1]]);
  });

  it('AE-DEV09-4 AE-WRK-12: for crates that lose their space with the small warehouse, and with workers who move', () => {
    const four: readonly Tile[] = ['small-warehouse', 'office', 'school', 'patent'];
    const seat = rich(four, { edges: ['food'], stored: { food: 6, lamps: 1 } });
    const t = jubilee({ seats: [seat], onlyTiles: ['broker'] });
    t.do('use workers at 2', 'done', 'take tile broker', 'return tile small-warehouse');
    expect(t.told('goods').map(({ rule }) => rule)).toEqual(['AE-DEV09-4', 'AE-DEV09-4']);
    const moved = mule({ seats: [rich([], { edges: ['row-2'], stored: { food: 6, lamps: 5 } })] });
    moved.do('use workers at 2', 'shift row-2 to row-1', 'done');
    expect([asks(moved), moved.open]).toEqual(['AE-WRK-12', ['discard food', 'discard lamps']]);
  });
});
