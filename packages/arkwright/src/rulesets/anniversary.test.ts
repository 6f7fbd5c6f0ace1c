import { describe, expect, it } from 'vitest';
import { anniversary } from '../games.ts';
import { matPlace } from '../mat.ts';
import type { State } from '../state.ts';
import { jubilee } from '../testing/position.ts';
import { set } from '../testing/set-up.ts';
import { TILES } from '../tiles/names.ts';

const start = (players: number, options: Record<string, string> = {}, seed = 'start') =>
  set(anniversary, players, options, seed);
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
