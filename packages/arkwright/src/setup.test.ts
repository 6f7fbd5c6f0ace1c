import { Engine, hash, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { EVENTS } from './events/names.ts';
import { appealAt } from './factory.ts';
import { spinningJenny, waterFrame } from './games.ts';
import { GOODS, goodIndex } from './goods.ts';
import { COLOURED, GREY_KINDS, MARKERS } from './markers.ts';
import { shareValue } from './money.ts';
import type { Ruleset } from './ruleset.ts';
import type { State } from './state.ts';
import { TILES } from './tiles/names.ts';

function set(game: typeof waterFrame, players: number, options: Record<string, string> = {}, seed = 'set-up') {
  const rules = game.rules({ players, options, sheet: game.sheet });
  const engine = new Engine(rules);
  const rs = rules.ruleset;
  return { s: engine.start(seed), rs, engine };
}

/** The states that `begin` makes, before the first step has run: the rules are made once for many seeds. */
function layer(game: typeof waterFrame, players: number, options: Record<string, string> = {}) {
  const rules = game.rules({ players, options, sheet: game.sheet });
  return (seed: string): State => rules.begin(seeded(seed), undefined);
}

function laid(game: typeof waterFrame, players: number, options: Record<string, string> = {}, seed = 'set-up'): State {
  return layer(game, players, options)(seed);
}

const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
const predetermined = { 'set-up': 'predetermined' };
const inRow = (s: State, row: number) => s.mat.slice(row * GREY_KINDS.length, (row + 1) * GREY_KINDS.length);
const offered = (s: State, tile: (typeof TILES)[number]) => s.tiles[TILES.indexOf(tile)] ?? 0;

describe('components', () => {
  it('FE-CMP-01 FE-CMP-02 FE-SET-12 FE-EX-02: 80 workers; some fired at the start, some boxed with two players', () => {
    const at = (players: number) => {
      const s = laid(spinningJenny, players);
      return [s.market, s.fired, spinningJenny.sheet.workers.value - s.market - s.fired];
    };
    expect(at(4)).toEqual([76, 4, 0]);
    expect(at(3)).toEqual([72, 8, 0]);
    expect(at(2)).toEqual([68, 4, 8]);
    expect(set(spinningJenny, 2).rs.circulating).toBe(72);
    expect(set(spinningJenny, 4).rs.circulating).toBe(80);
  });

  it('FE-CMP-04 FE-SET-13: fifteen of thirty shares', () => {
    const { s, rs } = set(waterFrame, 3);
    for (const p of s.players) expect([p.shares, rs.shares - p.shares]).toEqual([15, 15]);
  });

  it('FE-SET-14 FE-SET-15 FE-SET-17: space 10, no appeal, no cash, no markers', () => {
    const { s, rs } = set(waterFrame, 3);
    for (const p of s.players) {
      expect([p.space, shareValue(rs, p)]).toEqual([10, 10]);
      expect(GOODS.map((_, good) => appealAt(rs, p, good))).toEqual([0, 0, 0, 0]);
      expect([p.cash, p.loans, p.markers, p.tiles, p.ships]).toEqual([0, 0, [], [], []]);
      expect([p.stored, p.contracts, p.edges]).toEqual([[0, 0, 0, 0], [0, 0, 0, 0], 0]);
    }
  });

  it('FE-CMP-06 FE-SET-01: one marker per good and level, two levels in Spinning Jenny, four in Water Frame', () => {
    expect(set(spinningJenny, 2).rs.topLevel).toBe(2);
    const { rs } = set(waterFrame, 2);
    expect(rs.topLevel).toBe(4);
    expect(rs.cost.map((levels) => levels.length)).toEqual([4, 4, 4, 4]);
  });

  it('FE-CMP-08: food, clothes, cutlery, lamps', () => {
    expect(GOODS).toEqual(['food', 'clothes', 'cutlery', 'lamps']);
  });

  it('FE-CMP-16: the value is read under the space and does not rise with every space', () => {
    const { rs } = set(spinningJenny, 2);
    expect([9, 10, 22, 28, 35, 36, 41].map((space) => rs.value[space])).toEqual([9, 10, 16, 19, 22, 22, 24]);
  });

  it('FE-CMP-17 FE-CMP-18 FE-CMP-25: six coloured markers, grey ones and ships; nothing else is a marker', () => {
    expect(COLOURED).toHaveLength(6);
    expect(MARKERS.some((marker) => /reorganization|award|bonus/.test(marker))).toBe(false);
    expect(MARKERS.filter((marker) => marker.startsWith('ship-'))).toHaveLength(5);
  });

  it('FE-CMP-19 FE-CMP-20 FE-CMP-21: grey markers and ships by number; one contract marker per good', () => {
    const { greyMarkers, shipCounts } = waterFrame.sheet;
    expect(greyMarkers.value.first).toEqual({
      machinery: 3,
      quality: 3,
      distribution: 3,
      production: 3,
      'stock-exchange': 4,
    });
    expect(Object.values(greyMarkers.value.second)).toEqual([3, 3, 3, 3, 0]);
    expect(Object.values(shipCounts.value)).toEqual([4, 2, 2, 1, 1]);
    expect(set(waterFrame, 2).s.players[0]?.contracts).toHaveLength(4);
  });

  it('FE-CMP-22: spaces for £2, £4, £6, £8 and £10', () => {
    const { rs, s } = set(spinningJenny, 2);
    expect(rs.chart).toEqual([2, 4, 6, 8, 10]);
    expect(s.players[0]?.chart).toHaveLength(5);
  });

  it('FE-CMP-26 FE-SAL-03: four rows each; a yield for every level and row, none in row 4 of level I', () => {
    const { rs } = set(waterFrame, 2);
    expect(rs.spaces.map((rows) => rows.slice(0, 2).reduce((a, b) => a + b))).toEqual([4, 4, 5, 6]);
    expect(rs.output.map((levels) => levels[0]?.[3])).toEqual([0, 0, 0, 0]);
    expect(rs.machineSpaces.flat().every((n) => n > 0)).toBe(true);
  });

  it('FE-EX-01: clothes I cost £9, lamps I £11', () => {
    const { rs } = set(spinningJenny, 2);
    expect([rs.cost[goodIndex.clothes]?.[0], rs.cost[goodIndex.lamps]?.[0]]).toEqual([9, 11]);
  });
});

describe('before the first foundation', () => {
  it('FE-SET-13 FE-SET-15 FE-SET-17 FE-SET-18: nobody has, owes, stores or uses anything', () => {
    for (const game of [spinningJenny, waterFrame])
      for (const p of laid(game, 3).players)
        expect(p).toEqual({
          cash: 0,
          shares: 15,
          loans: 0,
          space: 10,
          factories: [null, null, null, null],
          stored: [0, 0, 0, 0],
          markers: [],
          ships: [],
          chart: ['', '', '', '', ''],
          tiles: [],
          foreman: -1,
          workshop: -1,
          inventorUses: 0,
          tinkererUses: 0,
          attacheUses: 0,
          shutdowns: 0,
          contracts: [0, 0, 0, 0],
          limit: 0,
          resting: [],
          influence: [0, 0, 0, 0],
          edges: 0,
          joker: 0,
          opened: 0,
        });
  });

  it('FE-SET-03 FE-TIME-01: 1760, no cycle, nothing turned up, no turn and no sale under way', () => {
    const s = laid(waterFrame, 3);
    expect(s).toMatchObject({ ply: 0, barrier: 0, decade: 1760, cycle: -1, gap: 0, gone: 0 });
    expect(s).toMatchObject({ shownEconomy: 0, shownEvents: 0, shownReserve: 0, commodities: [0, 0, 0, 0] });
    expect(s).toMatchObject({ laidOut: [], candidates: [], lasting: [], winners: [], reserve: '' });
    expect(s.turn).toEqual({
      marker: '',
      cost: 0,
      paid: 0,
      due: 0,
      left: 0,
      used: 0,
      affected: 0,
      built: 0,
      priced: 0,
      discounted: 0,
      closed: [0, 0, 0, 0],
      developer: 0,
      patent: 0,
      hired: new Array(16).fill(0),
      firedRows: 0,
      movedTo: 0,
      trade: 0,
      once: 0,
      part: 0,
      limited: 0,
      ships: 0,
      arranging: -1,
      arranged: 0,
    });
    const nobody = [0, 0, 0];
    expect(s.sale).toEqual({
      tokens: 0,
      level: 0,
      place: 0,
      group: -1,
      order: [],
      groups: [],
      produced: nobody,
      left: nobody,
      sold: [...nobody, 0],
      asked: nobody,
      shut: nobody,
      claims: nobody,
    });
  });
});

describe('the supply of Spinning Jenny', () => {
  it('FE-SET-03 FE-SET-04: 1760, level I, End of Game after 1790', () => {
    const s = laid(spinningJenny, 4);
    const { rs } = set(spinningJenny, 4);
    expect([s.decade, rs.levels[0], rs.lastDecade]).toEqual([1760, 1, 1790]);
    expect([s.events, s.economy, sum(s.tiles), sum(s.ships)]).toEqual([[], [], 0, 0]);
  });

  it('FE-SET-11: all four importers on 0, in both versions and with every number of players', () => {
    for (const game of [spinningJenny, waterFrame])
      for (const players of [2, 3, 4]) expect(laid(game, players).importers).toEqual([0, 0, 0, 0]);
  });

  it('FE-SET-21: of the light grey markers one for each player is laid out, of machinery, quality and distribution', () => {
    const shown = new Set<string>();
    for (const players of [2, 3, 4]) {
      const lay = layer(spinningJenny, players);
      for (const seed of seeds) {
        const { laidOut } = lay(seed);
        expect(laidOut).toHaveLength(players);
        for (const marker of laidOut) shown.add(marker);
      }
    }
    expect([...shown].sort()).toEqual(['first-distribution', 'first-machinery', 'first-quality']);
  });

  it('FE-SET-16: the first start player is random', () => {
    const lay = layer(spinningJenny, 4);
    expect(new Set(seeds.map((seed) => lay(seed).start)).size).toBe(4);
  });

  it.each([
    [2, 4, 1, 6],
    [3, 3, 2, 6],
    [4, 5, 3, 9],
  ])(
    'FE-SET-20 FE-SET-21 FE-SET-22 FE-SET-23: %i players: %i light grey markers, %i stock exchange, %i dark',
    (players, light, exchange, dark) => {
      for (const seed of seeds.slice(0, 5)) {
        const s = laid(spinningJenny, players, {}, seed);
        const [machinery = 0, quality = 0, distribution = 0, production = 0, stock = 0] = inRow(s, 0);
        expect(machinery + quality + distribution).toBe(light);
        expect([production, stock, sum(inRow(s, 1)), s.laidOut.length]).toEqual([0, exchange, dark, players]);
      }
    },
  );
});

describe('the supply of Water Frame', () => {
  it('FE-SET-02: no light grey stock exchange markers', () => {
    const lay = layer(waterFrame, 4);
    for (const seed of seeds) {
      const s = lay(seed);
      expect([0, 1, 2, 3].map((row) => inRow(s, row)[4])).toEqual([0, 0, 0, 0]);
    }
  });

  it('FE-SET-05 FE-SET-07 FE-SET-08: one event each for 1770 to 1800, Bureaucracy among the first three, End of Game in 1810', () => {
    const places = new Set<number>();
    const lay = layer(waterFrame, 4);
    for (const seed of seeds) {
      const { events } = lay(seed);
      expect(events).toHaveLength(4);
      expect(new Set(events).size).toBe(4);
      expect(events.indexOf('bureaucracy')).toBeLessThan(3);
      places.add(events.indexOf('bureaucracy'));
    }
    expect([...places].sort()).toEqual([0, 1, 2]);
    expect(set(waterFrame, 4).rs.lastDecade).toBe(1810);
  });

  it('FE-SET-06 FE-EVT-17: known events only, four of them not with two players', () => {
    const [two, four] = [layer(waterFrame, 2), layer(waterFrame, 4)];
    const drawn = new Set(seeds.flatMap((seed) => two(seed).events));
    for (const boxed of ['navigation-acts', 'economic-crisis', 'hamburg-credit-crisis', 'opium-war'] as const)
      expect(drawn.has(boxed)).toBe(false);
    const all = new Set(Array.from({ length: 200 }, (_, i) => four(`e${i}`).events).flat());
    expect(all.size).toBe(EVENTS.length);
  });

  it('FE-SET-09 FE-SET-10 FE-SET-30: five economy markers per good; no three workers with two players or predetermined', () => {
    const workers = (s: State) => s.economy.map((i) => waterFrame.sheet.economyMarkers.value[i]?.workers ?? 0);
    const [two, three, given] = [layer(waterFrame, 2), layer(waterFrame, 3), layer(waterFrame, 4, predetermined)];
    for (const seed of seeds) {
      const { economy } = three(seed);
      expect(economy).toHaveLength(20);
      for (let good = 0; good < 4; good++) expect(new Set(economy.filter((_, i) => i % 4 === good)).size).toBe(5);
      expect(Math.max(...workers(two(seed)))).toBeLessThan(3);
      expect(Math.max(...workers(given(seed)))).toBeLessThan(3);
    }
    expect(seeds.some((seed) => workers(three(seed)).includes(3))).toBe(true);
  });

  it('FE-SET-18 FE-SET-19 FE-STX-14: contracts off the track; two players have spaces 2 and 4 only', () => {
    const { s, rs } = set(waterFrame, 2);
    expect(s.players.map((p) => p.contracts)).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(rs.contractSpaces).toEqual([2, 4]);
    expect(set(waterFrame, 3).rs.contractSpaces).toEqual([2, 4, 6, 8, 10]);
  });

  it('FE-SET-24: ships by capacity; only the small ones with two players', () => {
    expect(laid(waterFrame, 3).ships).toEqual([4, 2, 2, 1, 1]);
    expect(laid(waterFrame, 2).ships).toEqual([4, 0, 0, 0, 0]);
  });

  it('FE-SET-25 FE-SET-26: fewer sets with fewer players; light in rows I and II, dark in III and IV', () => {
    for (const [players, spaces] of [
      [2, 2],
      [3, 3],
      [4, 4],
    ] as const) {
      const s = laid(waterFrame, players);
      expect([0, 1, 2, 3].map((row) => sum(inRow(s, row)))).toEqual([spaces, spaces, spaces, spaces]);
      for (let kind = 0; kind < 4; kind++)
        expect((inRow(s, 0)[kind] ?? 0) + (inRow(s, 1)[kind] ?? 0)).toBeLessThanOrEqual(players - 1);
    }
    expect(set(waterFrame, 3).rs.matRows.map(({ shade }) => shade)).toEqual(['first', 'first', 'second', 'second']);
  });

  it('FE-SET-27 FE-SET-28 FE-SET-29: seven tiles per player, charisma and an inventor for sure, never as many copies as players', () => {
    for (const players of [2, 3, 4]) {
      const [lay, layPatrons] = [layer(waterFrame, players), layer(waterFrame, players, { patrons: 'included' })];
      for (const seed of seeds) {
        const s = lay(seed);
        expect(sum(s.tiles)).toBe(7 * players);
        expect(offered(s, 'charisma')).toBe(1);
        expect(offered(s, 'inventor')).toBeGreaterThan(0);
        expect(Math.max(...s.tiles)).toBeLessThan(players);
        const sure = layPatrons(seed);
        expect(sum(sure.tiles)).toBe(7 * players);
        for (const good of GOODS) expect(offered(sure, `patron-${good}`)).toBe(1);
      }
    }
  });

  it('FE-SET-31: the listed events, or three of them in another order', () => {
    const listed = ['lobby', 'war-on-the-continent', 'bureaucracy', 'world-exhibition'];
    expect(laid(waterFrame, 4, predetermined).events).toEqual(listed);
    const orders = new Set<string>();
    const lay = layer(waterFrame, 4, { ...predetermined, events: 'shuffled' });
    for (const seed of seeds) {
      const { events } = lay(seed);
      expect(events[2]).toBe('bureaucracy');
      expect([...events].sort()).toEqual([...listed].sort());
      orders.add(events.join());
    }
    expect(orders.size).toBe(6);
  });

  it('FE-SET-39: what three and four players add to the tiles of two', () => {
    const added = (players: number) => {
      const [less, more] = [players - 1, players].map((n) => laid(waterFrame, n, predetermined));
      if (!less || !more) throw new Error('no set-up');
      return TILES.filter((tile) => !tile.startsWith('patron') && offered(more, tile) > offered(less, tile)).sort();
    };
    const three = ['accountant', 'developer', 'engineering-works', 'inventor', 'small-warehouse'];
    for (const tile of three) expect(added(3)).toContain(tile);
    for (const tile of ['workshop', 'administrator', 'agent', 'patent', 'engineer']) expect(added(4)).toContain(tile);
  });

  it('FE-SET-39: the predetermined tiles, seven for each player', () => {
    for (const players of [2, 3, 4]) expect(sum(laid(waterFrame, players, predetermined).tiles)).toBe(7 * players);
    const two = laid(waterFrame, 2, predetermined);
    expect(TILES.filter((tile) => offered(two, tile) > 0).sort()).toEqual(
      [
        'administrator',
        'agent',
        'broker',
        'charisma',
        'developer',
        'engineer',
        'extra-shifts',
        'foreman',
        'inventor',
      ].concat(['patent', 'patron-cutlery', 'patron-lamps', 'school', 'workshop']),
    );
  });
});

describe('predetermined set-ups', () => {
  /** good (workers / price / appeal) as the tables print it. */
  function printed(s: State, rs: Ruleset): string[] {
    return s.players.map((p) =>
      p.factories
        .map((f, good) => f && `${GOODS[good]} ${sum(f.workers)}/${f.price}/${appealAt(rs, p, good)}`)
        .filter(Boolean)
        .join(', '),
    );
  }
  const cases = [
    [
      spinningJenny,
      4,
      [
        'clothes 4/6/3, cutlery 5/7/3',
        'food 4/5/3, cutlery 5/8/2',
        'clothes 4/5/4, lamps 6/9/2',
        'food 4/5/3, lamps 6/8/3',
      ],
      [10, 10, 10, 10],
      [51, 52, 50, 51],
    ],
    [
      spinningJenny,
      3,
      ['food 4/5/3, clothes 4/6/3', 'clothes 4/6/3, cutlery 5/8/2', 'food 4/5/3, cutlery 5/8/2'],
      [10, 10, 10],
      [53, 51, 52],
    ],
    [spinningJenny, 2, ['food 4/5/3, cutlery 5/8/2', 'food 4/5/3, clothes 4/6/3'], [10, 10], [52, 53]],
    [
      waterFrame,
      4,
      [
        'clothes 4/6/3, cutlery 5/6/4',
        'food 4/7/1, cutlery 5/7/3',
        'clothes 4/5/4, lamps 6/8/3',
        'food 4/5/3, lamps 6/9/2',
      ],
      [9, 10, 9, 10],
      [41, 32, 40, 31],
    ],
    [
      waterFrame,
      3,
      ['food 4/7/1, clothes 4/8/1', 'food 4/6/2, cutlery 5/8/2', 'food 4/5/3, lamps 6/9/2'],
      [10, 9, 9],
      [33, 42, 41],
    ],
    [waterFrame, 2, ['food 4/5/3, cutlery 5/8/2', 'food 4/7/1, clothes 4/8/1'], [8, 7], [52, 63]],
  ] as const;

  function check([game, players, factories, shares, cash]: (typeof cases)[number]) {
    const { s, rs } = set(game, players, predetermined);
    expect(printed(s, rs)).toEqual(factories);
    expect(s.players.map((p) => p.shares)).toEqual(shares);
    expect(s.players.map((p) => p.cash)).toEqual(cash);
    expect(s.start).toBe(0);
    expect(s.players.every((p) => p.markers.length === 1)).toBe(true);
  }
  it('FE-SET-32 FE-EX-05: Spinning Jenny for four', () => check(cases[0]));
  it('FE-SET-33 FE-EX-06: Spinning Jenny for three', () => check(cases[1]));
  it('FE-SET-34 FE-EX-07: Spinning Jenny for two', () => check(cases[2]));
  it('FE-SET-35 FE-EX-08: Water Frame for four', () => check(cases[3]));
  it('FE-SET-36 FE-EX-09: Water Frame for three', () => check(cases[4]));
  it('FE-SET-37 FE-EX-10: Water Frame for two', () => check(cases[5]));

  it('FE-SET-38: everybody starts with one light grey marker, taken from those of the set-up', () => {
    const { s } = set(spinningJenny, 3, predetermined);
    expect(s.players.map((p) => p.markers)).toEqual([['first-machinery'], ['first-quality'], ['first-distribution']]);
    expect(inRow(s, 0)).toEqual([1, 1, 1, 0, 2]);
    const frame = set(waterFrame, 4, predetermined).s;
    expect(frame.players.map((p) => p.markers[0])).toEqual([
      'first-machinery',
      'first-quality',
      'first-machinery',
      'first-distribution',
    ]);
    expect([inRow(frame, 0)[0], inRow(frame, 1)[0]]).toEqual([0, 0]);
  });

  it('FE-EX-11 FE-TIME-02: the first cycle of 1770 has food as its good', () => {
    const { s, engine } = set(spinningJenny, 4, predetermined);
    expect([s.decade, s.cycle, engine.due(s)?.step]).toEqual([1770, goodIndex.food, 'turn']);
  });

  it('equal seeds give equal games', () => {
    expect(hash(set(waterFrame, 4).s)).toBe(hash(set(waterFrame, 4).s));
  });
});
