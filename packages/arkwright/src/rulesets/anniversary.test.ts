import { Engine } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { outputOf } from '../factory.ts';
import { anniversary } from '../games.ts';
import { GOODS } from '../goods.ts';
import { factory, jubilee } from '../testing/position.ts';
import { TILES } from '../tiles/names.ts';

const start = (players: number, options: Record<string, string> = {}, seed = 'start') => {
  const engine = new Engine(anniversary.rules({ players, options, sheet: anniversary.sheet }));
  return {
    engine,
    s: engine.start(seed),
    rs: anniversary.rules({ players, options, sheet: anniversary.sheet }).ruleset,
  };
};
const sum = (list: readonly number[]) => list.reduce((all, n) => all + n, 0);

describe('the set-up of the anniversary edition', () => {
  it('AE-CMP-01 AE-CMP-04 AE-CMP-05 AE-SET-15 AE-SET-16 AE-EX-65: workers of the market, the pool and the box', () => {
    for (const [players, market, fired, box] of [
      [2, 68, 4, 12],
      [3, 72, 8, 4],
      [4, 76, 8, 0],
    ] as const) {
      const { s, rs } = start(players);
      expect([s.market, s.fired, 84 - rs.circulating]).toEqual([market, fired, box]);
      expect([rs.marketSpaces, (rs.marketSpaces - s.market) / 4]).toEqual([80, { 2: 3, 3: 2, 4: 1 }[players]]);
    }
  });

  it('AE-CMP-06 AE-SET-29 AE-SET-30 AE-SET-14 AE-SET-33: shares, indicator, importers', () => {
    const { s, rs } = start(3);
    expect([s.players[0]?.shares, s.players[0]?.space, rs.value[10], rs.shares]).toEqual([15, 10, 10, 30]);
    expect(s.importers).toEqual([0, 0, 0, 0]);
  });

  it('AE-SET-13: ships by the number of players', () => {
    expect([2, 3, 4].map((players) => start(players).s.ships)).toEqual([
      [4, 2, 0, 0, 0],
      [3, 3, 3, 2, 1],
      [4, 4, 4, 2, 2],
    ]);
  });

  it('AE-SET-17 AE-SET-18 AE-SET-19: advanced tiles fill the display, never more than there are', () => {
    for (const players of [2, 3, 4])
      for (let i = 0; i < 5; i++) expect(sum(start(players, {}, `mat ${i}`).s.mat)).toBe(4 * players);
  });

  it('AE-SET-20 AE-SET-21 AE-SET-22 AE-SET-23: seven development tiles per player, three of them for sure', () => {
    for (const players of [2, 3, 4])
      for (let i = 0; i < 5; i++) {
        const { tiles } = start(players, {}, `tiles ${i}`).s;
        expect(sum(tiles)).toBe(7 * players);
        for (const tile of ['charisma', 'press-attache', 'inventor'] as const)
          expect(tiles[TILES.indexOf(tile)]).toBeGreaterThan(0);
        expect(Math.max(...tiles)).toBeLessThan(players);
      }
  });

  it('AE-SET-24 AE-SET-25 AE-SET-26: the predefined display', () => {
    const counts = [2, 3, 4].map((players) => start(players, { 'set-up': 'predetermined' }).s.tiles);
    expect(counts.map(sum)).toEqual([14, 21, 28]);
    expect(counts.map((tiles) => tiles[TILES.indexOf('foreman')])).toEqual([1, 2, 2]);
    expect(counts.map((tiles) => tiles[TILES.indexOf('accountant')])).toEqual([0, 0, 0]);
  });

  it('AE-SET-02 AE-SET-03 AE-SET-04 AE-SET-05 AE-SET-06 AE-SET-07: events among the candidates; Bureaucracy in one of three decades', () => {
    for (let i = 0; i < 12; i++) {
      const { s } = start(2, {}, `events ${i}`);
      expect(s.candidates).toHaveLength(6);
      const dealt = [...s.events, s.reserve];
      expect(new Set(dealt).size).toBe(5);
      for (const name of dealt) expect(s.candidates).toContain(name);
      expect(s.events.indexOf('bureaucracy')).toBeGreaterThanOrEqual(0);
      expect(s.events.indexOf('bureaucracy')).toBeLessThan(3);
      for (const name of ['navigation-acts', 'economic-crisis', 'hamburg-credit-crisis', 'opium-war'] as const)
        expect(s.candidates).not.toContain(name);
    }
  });

  it('AE-SET-08 AE-SET-11 AE-SET-12: nobody sees events and economy tiles that lie face down', () => {
    const { engine, s } = start(3);
    const seen = engine.rules.view(s, 0);
    expect([seen.events, seen.reserve, seen.economy.every((tile) => tile === -1)]).toEqual([
      ['', '', '', ''],
      '',
      true,
    ]);
    expect(seen.candidates).toEqual(s.candidates);
    expect(s.economy).toHaveLength(20);
  });

  it('AE-SET-09 AE-SET-10: the predefined events, and in another order', () => {
    const { s } = start(4, { 'set-up': 'predetermined' });
    expect([...s.events, s.reserve]).toEqual([
      'lobby',
      'war-on-the-continent',
      'bureaucracy',
      'world-exhibition',
      'crown-jubilee',
    ]);
    const shuffled = start(4, { 'set-up': 'predetermined', events: 'shuffled' }, 'other').s;
    expect(shuffled.events[2]).toBe('bureaucracy');
    expect([...shuffled.events, shuffled.reserve].sort()).toEqual([...s.events, s.reserve].sort());
  });

  it('AE-SET-31 AE-AMB-20 AE-CMP-15: the limit marker is off the track, with two players on 6', () => {
    expect([2, 3, 4].map((players) => start(players).s.players[0]?.limit)).toEqual([6, 0, 0]);
  });

  it('AE-FLW-04 AE-AMB-02 AE-EX-10 AE-FAC-10: levels of the decades', () => {
    const { rs } = start(3);
    expect(rs.levels).toEqual([1, 1, 2, 2, 3, 3]);
    const levels = (decade: number) =>
      jubilee({ decade })
        .do('use factory at 2')
        .open.filter((move) => move.startsWith('build food'));
    expect([levels(1770), levels(1800)]).toEqual([['build food 1'], ['build food 1', 'build food 2', 'build food 3']]);
  });
});

describe('the founding round', () => {
  it('AE-FND-01 AE-FND-02 AE-FND-04 AE-FND-05 AE-FND-06 AE-FND-07 AE-FND-09 AE-FND-10 AE-BAD-79: two factories each', () => {
    const { engine, s } = start(2);
    const first = s.start;
    const play = (line: string) => {
      const move = engine.rules.notation.read(line);
      return move ? engine.play(s, move)?.code : 'unreadable';
    };
    const market = s.market;
    expect(play('found food')).toBeUndefined();
    expect(engine.open(s).map((move) => engine.rules.notation.write(move))).toEqual(
      [2, 3, 4, 5, 6, 7, 8].map((price) => `price food ${price}`),
    );
    play('price food 6');
    expect([s.market, s.fired]).toEqual([market - 4, 4]);
    expect(engine.due(s)?.seat).not.toBe(first);
    play('found lamps');
    play('price lamps 9');
    // Last player first.
    expect(engine.due(s)?.seat).not.toBe(first);
    expect(play('found lamps')).toBe('has-factory');
  });

  it('AE-FND-03 AE-FND-11 AE-FND-12 AE-FND-13 AE-FND-14 AE-FND-15 AE-FND-16 AE-FND-17 AE-BAD-80 AE-BAD-81: shares, payment and a tile in one go', () => {
    const { engine, s } = start(2, {}, 'capital');
    const play = (line: string) => {
      const move = engine.rules.notation.read(line);
      return move ? engine.play(s, move)?.code : 'unreadable';
    };
    for (const line of [
      'found food',
      'price food 6',
      'found lamps',
      'price lamps 9',
      'found food',
      'price food 5',
      'found lamps',
      'price lamps 8',
    ])
      expect(play(line)).toBeUndefined();
    const seat = engine.due(s)?.seat ?? 0;
    expect(seat).not.toBe(s.start);
    expect(play('sell shares 1')).toBe('must-cover');
    expect(play('sell shares 3')).toBeUndefined();
    expect([s.players[seat]?.cash, s.players[seat]?.space]).toEqual([30 - 19, 10]);
    expect(play('done')).toBe('one-marker-each');
    expect(play('take ship-4')).toBe('marker-not-yet');
    expect(play('take tile inventor')).toBeUndefined();
    expect(s.players[seat]?.cash).toBe(6);
    expect(play('sell shares 8')).toBeUndefined();
    expect(play('take ship-2')).toBeUndefined();
    expect([s.decade, s.cycle]).toEqual([1770, 0]);
  });

  it('AE-EX-01: clothing costs £9 and lamps £11', () => {
    const { engine, s } = start(2);
    const owed = (line: string) =>
      engine.options(s).find(({ move }) => engine.rules.notation.write(move) === line)?.notes[0]?.params.pounds;
    expect([owed('found clothes'), owed('found lamps')]).toEqual([9, 11]);
  });

  it('AE-EX-02: food at £6 has appeal 2', () => {
    const run = [{ step: 'found', k: 0, round: 1 }] as const;
    const t = jubilee({ seats: [{}, {}], run }).do('found food', 'price food 6');
    expect([t.appeal(0, 'food'), t.told('priced')[0]]).toMatchObject([2, { to: 6, appeal: 2 }]);
  });

  it('AE-EX-03: with appeal 2 it is offered in rows 2 and 1', () => {
    const t = jubilee({
      seats: [{ factories: [factory('food', { price: 6 })] }],
      empty: 60,
      run: [{ step: 'production' }],
    });
    expect(t.told('produced')[0]).toMatchObject({ amount: 3, appeal: 2 });
    expect(
      t
        .told('called')
        .filter(({ seat }) => seat === 0)
        .map(({ appeal }) => appeal),
    ).toEqual([2, 1]);
  });
});

describe('limits and flow', () => {
  it('AE-CMP-02: more machines and crates are in play than the box holds', () => {
    const full = { workers: [1, 1, 1, 1], machines: [1, 1, 1, 2] };
    const seat = {
      cash: 500,
      factories: GOODS.map((good) => factory(good, full)),
      edges: ['food'] as const,
      stored: { food: 5 },
      markers: ['second-production'] as const,
    };
    // 4 × 4 × 5 machines of 50, and 4 × 5 crates of 20; and yet there is one more of each.
    const more = { ...seat, factories: [factory('food')] };
    const machine = jubilee({ players: 4, seats: [more, seat, seat, seat] }).do(
      'use machinery at 6',
      'machine food row 1',
    );
    expect(machine.factory(0, 'food').machines[0]).toBe(1);
    const room = { ...more, edges: ['food', 'row-1'] as const };
    const crates = jubilee({ players: 4, seats: [room, seat, seat, seat] });
    crates.do('use second-production at 2', 'run food rows 2', 'store 2');
    expect(crates.s.players.reduce((sum, p) => sum + (p.stored[0] ?? 0), 0)).toBe(22);
  });

  it('AE-CMP-03: of everything else there is what the set-up laid out', () => {
    const seat = { cash: 50, factories: [factory('food')] };
    const run = [0, 1].map((turn) => ({ step: 'turn', seat: turn }) as const);
    const t = jubilee({ seats: [seat, seat], onlyTiles: ['office'], run });
    t.do('use workers at 2', 'done', 'take tile office', 'use workers at 2', 'done');
    expect([t.seat, t.refused('take tile office'), t.refused('take ship-8')]).toEqual([
      1,
      'not-on-offer',
      'not-on-offer',
    ]);
    const shares = jubilee({ seats: [{ ...seat, shares: 30 }] }).do('use stock-exchange at 2');
    expect(shares.refused('buy 1')).toBe('bank-empty');
    const workers = jubilee({ seats: [seat], empty: 80, fired: 0 }).do('use workers at 2');
    expect(workers.refused('hire 1 food row 3')).toBe('no-workers-left');
  });

  it('AE-CMP-07 AE-CMP-08 AE-FLW-08 AE-FND-08: one factory of a good, four lines; output follows staff and level at once', () => {
    const t = jubilee({ decade: 1780, seats: [{ cash: 99, factories: [factory('food', { workers: [2, 2, 2, 3] })] }] });
    const { rs } = t;
    const output = () => outputOf(rs, t.factory(0, 'food'), 0);
    // The last line of level I makes nothing.
    expect([output(), rs.output[0]?.[0]?.[3]]).toEqual([4, 0]);
    t.do('use factory at 2', 'modernise food 2');
    expect(output()).toBe(6);
  });

  it('AE-SET-27 AE-SET-32 AE-SET-34: the predefined set-up gives factories, shares, cash and a tile', () => {
    for (const players of [2, 3, 4]) {
      const { s } = start(players, { 'set-up': 'predetermined' });
      expect(s.mat.reduce((all, n) => all + n, 0)).toBe(4 * players - players);
      for (const p of s.players) {
        expect(p.factories.filter(Boolean)).toHaveLength(2);
        expect([p.markers.length, p.shares < 15, p.cash >= 0]).toEqual([1, true, true]);
      }
    }
    expect(new Set([1, 2, 3, 4, 5, 6].map((i) => start(4, {}, `first ${i}`).s.start)).size).toBeGreaterThan(1);
  });

  it('AE-FLW-03 AE-QUA-06 AE-ADM-17: actions touch any factory, featured or not; factories cost more than the fee', () => {
    const seats = [{ cash: 99, factories: [factory('food'), factory('lamps')] }];
    const t = jubilee({ cycle: 'food', seats }).do('use quality at 6', 'improve lamps');
    expect([t.factory(0, 'lamps').quality, t.step]).toEqual([1, 'prices']);
    const built = jubilee({ seats }).do('use factory at 4', 'build clothes 1', 'price clothes 6');
    expect(built.player(0).cash).toBe(99 - 4 - 9);
  });

  it('AE-MAC-08: a machine stays when its factory is modernised', () => {
    const f = factory('food', { workers: [1, 2, 0, 0], machines: [1, 0, 0, 0] });
    const t = jubilee({ decade: 1780, seats: [{ cash: 99, factories: [f] }] }).do(
      'use factory at 2',
      'modernise food 2',
    );
    expect(t.factory(0, 'food').machines).toEqual([1, 0, 0, 0]);
  });

  it('AE-PRO-17 AE-BAD-63: produced goods are offered first; nothing is held back for a ship', () => {
    const seats = [
      { cash: 50, ships: [2], contracts: { food: 2 as const }, factories: [factory('food', { price: 5 })] },
    ];
    const t = jubilee({ seats, empty: 40, run: [{ step: 'production' }] });
    expect([t.told('sold')[0]?.amount, t.contract(0, 'food')]).toEqual([3, 4]);
  });

  it('AE-BAD-67: goods are stored on staffed spaces only', () => {
    const t = jubilee({
      seats: [{ edges: ['row-1'] }],
      run: [{ step: 'storage', seat: 0, good: 0, amount: 3 }],
    });
    expect(t.open).toEqual(['store 0', 'store 1', 'store 2']);
    expect(t.refused('store 3')).toBe('no-room');
  });
});
