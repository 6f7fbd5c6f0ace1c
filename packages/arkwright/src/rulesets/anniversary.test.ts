import { Engine } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { outputOf } from '../factory.ts';
import { anniversary } from '../games.ts';
import { GOODS } from '../goods.ts';
import { GREY_KINDS } from '../markers.ts';
import { matPlace } from '../mat.ts';
import type { State } from '../state.ts';
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
  const TABLES = [
    [2, 68, 4, 12],
    [3, 72, 8, 4],
    [4, 76, 8, 0],
  ] as const;

  it('AE-CMP-01 AE-CMP-04 AE-SET-16: two to four players; 84 workers in market, pool and box', () => {
    for (const [players, market, fired, box] of TABLES) {
      const { s, rs } = start(players);
      expect([s.players.length, s.market, s.fired, 84 - rs.circulating]).toEqual([players, market, fired, box]);
    }
  });

  it('AE-CMP-05 AE-SET-15 AE-EX-65: twenty rows of four; three, two or one of them empty', () => {
    for (const [players] of TABLES) {
      const { s, rs } = start(players);
      expect([rs.marketSpaces, (rs.marketSpaces - s.market) / 4]).toEqual([80, { 2: 3, 3: 2, 4: 1 }[players]]);
      // Every column of the market is one product's, with its numbers from the first row or the next ones.
      expect([0, 1, 2, 3].map((good) => rs.demand[good]?.[80])).toEqual(
        [0, 1, 2, 3].map((good) => Math.max(...(rs.demand[good] ?? []))),
      );
    }
  });

  it('AE-CMP-06 AE-SET-29 AE-SET-30: fifteen of thirty shares, the indicator on 10', () => {
    const { s, rs } = start(3);
    for (const p of s.players) expect([p.shares, p.space, rs.value[p.space], rs.shares]).toEqual([15, 10, 10, 30]);
  });

  it('AE-SET-14 AE-SET-33: importers at 0, and no product of anybody on the market', () => {
    const { s } = start(3);
    expect(s.importers).toEqual([0, 0, 0, 0]);
    for (const p of s.players) expect(p.factories).toEqual([null, null, null, null]);
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
      for (let i = 0; i < 5; i++) {
        const { mat } = start(players, {}, `mat ${i}`).s;
        expect(sum(mat)).toBe(4 * players);
        // No stock exchange is gray.
        expect([mat[matPlace(2, 'stock-exchange')], mat[matPlace(3, 'stock-exchange')]]).toEqual([0, 0]);
      }
    const mats = Array.from({ length: 20 }, (_, i) => start(3, {}, `mat ${i}`).s.mat.join());
    expect(new Set(mats).size).toBeGreaterThan(15);
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
    // There are two inventors, and the second one may be drawn.
    const inventors = Array.from(
      { length: 20 },
      (_, i) => start(4, {}, `tiles ${i}`).s.tiles[TILES.indexOf('inventor')],
    );
    expect(inventors).toContain(2);
  });

  it('AE-SET-24 AE-SET-25 AE-SET-26: the predefined display', () => {
    const counts = [2, 3, 4].map((players) => start(players, { 'set-up': 'predetermined' }).s.tiles);
    expect(counts.map(sum)).toEqual([14, 21, 28]);
    expect(counts.map((tiles) => tiles[TILES.indexOf('foreman')])).toEqual([1, 2, 2]);
    expect(counts.map((tiles) => tiles[TILES.indexOf('accountant')])).toEqual([0, 0, 0]);
  });

  const dealt = Array.from({ length: 12 }, (_, i) => start(2, {}, `events ${i}`).s);

  it('AE-SET-02 AE-SET-06: Bureaucracy in one of the first three decades; 1810 ends the game', () => {
    for (const s of dealt) {
      expect(s.events).toHaveLength(4);
      expect([0, 1, 2]).toContain(s.events.indexOf('bureaucracy'));
    }
    expect(new Set(dealt.map((s) => s.events.indexOf('bureaucracy'))).size).toBe(3);
  });

  it('AE-SET-03: with two players four events are out', () => {
    for (const s of dealt)
      for (const name of ['navigation-acts', 'economic-crisis', 'hamburg-credit-crisis', 'opium-war'] as const)
        expect(s.candidates).not.toContain(name);
    const seen = new Set(Array.from({ length: 30 }, (_, i) => start(3, {}, `more ${i}`).s.candidates).flat());
    expect([seen.has('navigation-acts'), seen.has('opium-war'), seen.has('hamburg-credit-crisis')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('AE-SET-04 AE-SET-09: so it lies in every game, and nothing else can have been dealt', () => {
    const wrong = (options: Record<string, string>, players: number, change: (s: State) => Partial<State>) => {
      const { s, engine } = start(players, options);
      return engine.rules.faults({ ...s, ...change(s) }).map(({ path }) => path);
    };
    const predetermined = { 'set-up': 'predetermined' };
    for (const options of [{}, predetermined])
      for (const players of [2, 3, 4]) {
        expect(wrong(options, players, () => ({}))).toEqual([]);
        expect(wrong(options, players, (s) => ({ events: s.events.slice(1) }))).toContain('events');
        expect(wrong(options, players, (s) => ({ candidates: s.candidates.slice(1) }))).toContain('candidates');
      }
    // The predefined ones are named.
    const other = wrong(predetermined, 3, (s) => ({ candidates: [...s.candidates.slice(0, -1), 'recession'] }));
    expect(other).toContain('candidates');
  });

  it('AE-SET-04 AE-SET-05 AE-SET-07: five and Bureaucracy are shown, one of the five is out, one lies in reserve', () => {
    for (const s of dealt) {
      expect([new Set(s.candidates).size, s.candidates.includes('bureaucracy')]).toEqual([6, true]);
      const lying = [...s.events, s.reserve];
      expect([lying.length, new Set(lying).size]).toEqual([5, 5]);
      for (const name of lying) expect(s.candidates).toContain(name);
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
  const founding = (...lines: string[]) =>
    jubilee({
      players: 3,
      start: 1,
      empty: 8,
      fired: 8,
      seats: [{}, {}, {}],
      run: [
        { step: 'found', k: 0, round: 1 },
        { step: 'found', k: 0, round: 2 },
      ],
    }).do(...lines);

  it('AE-FND-01 AE-FND-09: each finishes before the next; the second factory from the last player backwards', () => {
    const t = founding();
    const order: (number | undefined)[] = [];
    for (const line of ['found food', 'price food 6', 'found food', 'price food 6', 'found food', 'price food 6']) {
      order.push(t.seat);
      t.do(line);
    }
    for (const line of ['found lamps', 'price lamps 6', 'found lamps', 'price lamps 6', 'found lamps']) {
      order.push(t.seat);
      t.do(line);
    }
    expect(order).toEqual([1, 1, 2, 2, 0, 0, 0, 0, 2, 2, 1]);
  });

  it('AE-FND-02 AE-FND-06: any product, at a price from its minimum to its cost', () => {
    expect(founding().open).toEqual(['found food', 'found clothes', 'found cutlery', 'found lamps']);
    expect(founding('found food').open).toEqual([2, 3, 4, 5, 6, 7, 8].map((price) => `price food ${price}`));
    expect(founding('found clothes').open[0]).toBe('price clothes 3');
    expect(founding('found cutlery').open[0]).toBe('price cutlery 4');
    expect(founding('found lamps').open[0]).toBe('price lamps 5');
  });

  it('AE-FND-04 AE-FND-05 AE-FND-07: two lines are filled from the market; appeal is what the price leaves', () => {
    const t = founding('found food', 'price food 6');
    expect([t.factory(1, 'food').workers, t.s.market, t.s.fired]).toEqual([[2, 2, 0, 0], 72 - 4, 8]);
    expect(t.appeal(1, 'food')).toBe(2);
  });

  it('AE-FND-10 AE-BAD-79: the second is of another product; what others have does not matter', () => {
    const t = founding('found food', 'price food 6', 'found food', 'price food 6', 'found food', 'price food 6');
    expect([t.refused('found food'), t.open]).toEqual([
      'has-factory',
      ['found clothes', 'found cutlery', 'found lamps'],
    ]);
  });

  /** Both factories of both players stand; the last player sells first. */
  const capital = () => {
    const { engine, s } = start(2, {}, 'capital');
    const play = (line: string) => {
      const move = engine.rules.notation.read(line);
      return move ? engine.play(s, move)?.code : 'unreadable';
    };
    for (const line of ['found food', 'price food 6', 'found lamps', 'price lamps 9'])
      expect(play(line)).toBeUndefined();
    for (const line of ['found food', 'price food 5', 'found lamps', 'price lamps 8'])
      expect(play(line)).toBeUndefined();
    const seat = engine.due(s)?.seat ?? 0;
    const me = () => {
      const p = s.players[seat];
      if (!p) throw new Error('no player');
      return p;
    };
    return { engine, s, play, seat, me };
  };

  it('AE-FND-03 AE-FND-11: nothing was paid yet; from the last player on, each sells, pays and takes in one go', () => {
    const { s, play, seat, engine, me } = capital();
    expect([seat === s.start, me().cash, s.players[s.start]?.cash]).toEqual([false, 0, 0]);
    expect(s.players.map(({ shares }) => shares)).toEqual([15, 15]);
    play('sell shares 3');
    // Now it is: food for £8 and lamps for £11.
    expect(me().cash).toBe(30 - 19);
    expect([engine.due(s)?.seat, engine.due(s)?.step]).toEqual([seat, 'special']);
    play('take ship-2');
    expect(engine.due(s)?.seat).toBe(s.start);
  });

  it('AE-FND-12 AE-FND-13 AE-FND-14 AE-BAD-80: £10 each, enough for both factories, which are paid; the indicator stays', () => {
    const { play, me } = capital();
    // Food and lamps, or clothing: £19.
    expect(play('sell shares 1')).toBe('must-cover');
    expect(play('sell shares 16')).toBe('not-that-many');
    expect(play('sell shares 3')).toBeUndefined();
    expect([me().cash, me().space, me().shares]).toEqual([30 - 19, 10, 12]);
  });

  it('AE-FND-15 AE-FND-16 AE-BAD-81: then a tile of line I must be taken, and it acts at once', () => {
    const { play, me } = capital();
    play('sell shares 3');
    expect([play('done'), play('take ship-4')]).toEqual(['one-marker-each', 'marker-not-yet']);
    expect(play('take tile inventor')).toBeUndefined();
    expect([me().cash, me().tiles]).toEqual([6, ['inventor']]);
  });

  it('AE-FND-17: after the last player 1770 begins', () => {
    const { s, play } = capital();
    for (const line of ['sell shares 3', 'take tile inventor', 'sell shares 8', 'take ship-2'])
      expect(play(line)).toBeUndefined();
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

  it('AE-SET-27: on each line lie the tiles of its list; the list of more players begins with that of fewer', () => {
    const lines = (players: number) => {
      const { s, rs } = start(players, { 'set-up': 'predetermined' });
      // As they lie before everybody is given the first one.
      s.mat = s.mat.map(() => 0);
      rs.supply(s);
      const lying = (line: number) =>
        GREY_KINDS.flatMap((kind) => new Array<string>(s.mat[matPlace(line, kind)] ?? 0).fill(kind));
      return [0, 1, 2, 3].map((line) => lying(line).sort());
    };
    const [two, three, four] = [2, 3, 4].map(lines);
    expect([two, three, four]).toEqual(
      (['2', '3', '4'] as const).map((key) =>
        anniversary.sheet.predefinedAdvanced.value[key].map((line) => [...line].sort()),
      ),
    );
    for (const line of [0, 1, 2, 3]) {
      expect(three?.[line]).toEqual(expect.arrayContaining(two?.[line] ?? []));
      expect(four?.[line]).toEqual(expect.arrayContaining(three?.[line] ?? []));
    }
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
