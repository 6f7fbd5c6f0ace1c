import { describe, expect, it } from 'vitest';
import { EVENTS } from '../events/names.ts';
import { spinningJenny, waterFrame } from '../games.ts';
import { GOODS } from '../goods.ts';
import type { State } from '../state.ts';
import { inRow, laid, layer, offered, predetermined, set } from '../testing/set-up.ts';
import { TILES } from '../tiles/names.ts';

const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);

describe('the supply of Spinning Jenny', () => {
  it('FE-SET-03 FE-SET-04: 1760, level I, End of Game after 1790', () => {
    const s = laid(spinningJenny, 4);
    const { rs } = set(spinningJenny, 4);
    expect([s.decade, rs.levels[0], rs.lastDecade]).toEqual([1760, 1, 1790]);
    expect([s.events, s.economy, sum(s.tiles), sum(s.ships)]).toEqual([[], [], 0, 0]);
  });

  it('FE-SET-01: no economy markers and no events: a position with one of them is none', () => {
    for (const players of [2, 3, 4]) {
      const { s, engine } = set(spinningJenny, players);
      const wrong = (change: Partial<State>) => engine.rules.faults({ ...s, ...change }).map(({ path }) => path);
      expect(wrong({})).toEqual([]);
      expect(wrong({ economy: [0] })).toContain('economy');
      expect(wrong({ events: ['lobby'] })).toContain('events');
      expect(wrong({ candidates: ['lobby'] })).toContain('candidates');
    }
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
    const boxed = ['navigation-acts', 'economic-crisis', 'hamburg-credit-crisis', 'opium-war'];
    const drawn = (players: number) => {
      const lay = layer(waterFrame, players);
      return new Set<string>(Array.from({ length: 200 }, (_, i) => lay(`e${i}`).events).flat());
    };
    expect([...drawn(2)].sort()).toEqual(EVENTS.filter((name) => !boxed.includes(name)).sort());
    for (const players of [3, 4]) expect([...drawn(players)].sort()).toEqual([...EVENTS].sort());
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
    // Shuffled: another mat in nearly every game, and not the predetermined one.
    const lay = layer(waterFrame, 3);
    expect(new Set(seeds.map((seed) => lay(seed).mat.join())).size).toBeGreaterThan(30);
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
      // Unless they are included, patrons are drawn like all others.
      expect(seeds.some((seed) => offered(lay(seed), 'patron-food') === 0)).toBe(true);
    }
    // There are four inventors, and three of them may come.
    const lay = layer(waterFrame, 4);
    expect(seeds.some((seed) => offered(lay(seed), 'inventor') === 3)).toBe(true);
  });

  it('FE-SET-27: where a sheet has fewer tiles than that, all of them are on offer', () => {
    const sheet = structuredClone(waterFrame.sheet);
    const { charisma, inventor } = sheet.developmentTiles.value;
    const none = Object.fromEntries(Object.keys(sheet.developmentTiles.value).map((tile) => [tile, 0]));
    Object.assign(sheet.developmentTiles.value, none, { charisma, inventor, agent: 1, broker: 1 });
    const { s } = set({ ...waterFrame, sheet }, 4);
    expect([offered(s, 'agent'), offered(s, 'broker'), offered(s, 'charisma'), offered(s, 'inventor')]).toEqual([
      1, 1, 1, 3,
    ]);
    expect(sum(s.tiles)).toBe(6);
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
