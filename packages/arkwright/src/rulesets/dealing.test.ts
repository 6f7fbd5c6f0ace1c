import { seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { anniversary, spinningMule, waterFrame } from '../games.ts';
import type { State } from '../state.ts';

// What lies face down may be anything that the set-up allows beside what has been seen: so it is dealt again for whoever thinks ahead.

type BoardGame = typeof waterFrame | typeof anniversary;
const SEEDS = Array.from({ length: 30 }, (_, i) => `deal ${i}`);

/** Beginnings of a game, each dealt again after so much of it was seen. */
function dealt(game: BoardGame, players: number, seen: Partial<State>, options: Record<string, string> = {}) {
  const rules = game.rules({ players, options, sheet: game.sheet } as never);
  return SEEDS.map((seed) => {
    const before = rules.begin(seeded(seed), undefined);
    const after = { ...structuredClone(before), ...seen };
    rules.ruleset.deal(after, seeded(`again ${seed}`));
    return { before, after };
  });
}
const differ = (pairs: { before: State; after: State }[], what: (s: State) => unknown) =>
  pairs.some(({ before, after }) => JSON.stringify(what(before)) !== JSON.stringify(what(after)));

describe('dealing what is face down', () => {
  const GAMES: readonly [BoardGame, number][] = [
    [waterFrame, 20],
    [anniversary, 20],
    [spinningMule, 12],
  ];

  it('FE-SET-10 AE-SET-11: economy markers that were turned up stay; of each good none comes twice', () => {
    for (const [game, cycles] of GAMES) {
      const pairs = dealt(game, 3, { shownEconomy: 6 });
      for (const { before, after } of pairs) {
        expect(after.economy).toHaveLength(cycles);
        expect(after.economy.slice(0, 6)).toEqual(before.economy.slice(0, 6));
        for (let good = 0; good < 4; good++)
          expect(new Set(after.economy.filter((_, i) => i % 4 === good)).size).toBe(cycles / 4);
      }
      expect(differ(pairs, ({ economy }) => economy[6])).toBe(true);
      // What was turned up for one good may still come for another.
      expect(pairs.some(({ after: { economy } }) => economy.lastIndexOf(economy[0] ?? -1) >= 6)).toBe(true);
    }
  });

  it('FE-ECO-03 AE-ECO-01: what is turned up is seen, and nobody goes back behind it', () => {
    for (const [game] of GAMES) {
      const { ruleset, begin } = game.rules({ players: 3, options: {}, sheet: game.sheet } as never);
      const s = begin(seeded('turned up'), undefined);
      s.ply = 7;
      expect(ruleset.economy(s)).toEqual(game.sheet.economyMarkers.value[s.economy[0] ?? -1]);
      expect([s.shownEconomy, s.barrier]).toEqual([1, 7]);
    }
  });

  it('FE-SET-07 FE-SET-05: events that happened stay; Bureaucracy is once among the first three', () => {
    for (const shownEvents of [0, 1, 2, 3]) {
      const pairs = dealt(waterFrame, 4, { shownEvents });
      for (const { before, after } of pairs) {
        expect(after.events.slice(0, shownEvents)).toEqual(before.events.slice(0, shownEvents));
        expect([after.events.length, new Set(after.events).size]).toEqual([4, 4]);
        expect([0, 1, 2]).toContain(after.events.indexOf('bureaucracy'));
      }
      expect(differ(pairs, ({ events }) => events.slice(shownEvents))).toBe(true);
    }
  });

  it('FE-SET-31 AE-SET-10: predetermined events stay the listed ones, in their order or with Bureaucracy in its place', () => {
    const given = { 'set-up': 'predetermined' };
    for (const { before, after } of dealt(waterFrame, 4, { shownEvents: 1 }, given))
      expect(after.events).toEqual(before.events);
    const shuffled = dealt(waterFrame, 4, { shownEvents: 1 }, { ...given, events: 'shuffled' });
    for (const { before, after } of shuffled) {
      expect([after.events[0], after.events[2]]).toEqual([before.events[0], 'bureaucracy']);
      expect([...after.events].sort()).toEqual([...before.events].sort());
    }
    expect(differ(shuffled, ({ events }) => events)).toBe(true);
    const listed = dealt(anniversary, 3, { shownEvents: 1 }, given);
    for (const { before, after } of listed)
      expect([after.events, after.reserve]).toEqual([before.events, before.reserve]);
    const mixed = dealt(anniversary, 3, { shownEvents: 1 }, { ...given, events: 'shuffled' });
    for (const { before, after } of mixed) {
      expect(after.events.indexOf('bureaucracy')).toBe(listed[0]?.before.events.indexOf('bureaucracy'));
      expect([after.events[0], [...after.events, after.reserve].sort()]).toEqual([
        before.events[0],
        [...before.events, before.reserve].sort(),
      ]);
    }
    expect(differ(mixed, ({ events }) => events)).toBe(true);
  });

  it('AE-SET-06 AE-SET-07: of the candidates four and the reserve, Bureaucracy never in 1800 and never in reserve', () => {
    for (const shownEvents of [0, 1, 2, 3]) {
      const pairs = dealt(anniversary, 3, { shownEvents });
      for (const { before, after } of pairs) {
        expect(after.events.slice(0, shownEvents)).toEqual(before.events.slice(0, shownEvents));
        expect([0, 1, 2]).toContain(after.events.indexOf('bureaucracy'));
        const lying = [...after.events, after.reserve];
        expect([lying.length, new Set(lying).size]).toEqual([5, 5]);
        for (const name of lying) expect(after.candidates).toContain(name);
      }
      expect(differ(pairs, ({ events, reserve }) => [events.slice(shownEvents), reserve])).toBe(true);
      expect(differ(pairs, ({ reserve }) => reserve)).toBe(true);
    }
    const shown = dealt(anniversary, 3, { shownEvents: 1, shownReserve: 1 });
    for (const { before, after } of shown) {
      expect(after.reserve).toBe(before.reserve);
      expect(after.events).not.toContain(before.reserve);
    }
  });

  it('AE-SM-07: Bureaucracy and two others on two decades and the reserve', () => {
    for (const seen of [
      { shownEvents: 0 },
      { shownEvents: 1 },
      { shownEvents: 2 },
      { shownEvents: 1, shownReserve: 1 },
    ] as const) {
      const pairs = dealt(spinningMule, 3, seen);
      for (const { before, after } of pairs) {
        expect(after.events.slice(0, seen.shownEvents)).toEqual(before.events.slice(0, seen.shownEvents));
        const lying = [...after.events, after.reserve];
        expect([after.events.length, new Set(lying).size, lying.includes('bureaucracy')]).toEqual([2, 3, true]);
        for (const name of lying) expect(after.candidates).toContain(name);
        if ('shownReserve' in seen) expect(after.reserve).toBe(before.reserve);
      }
      expect(differ(pairs, ({ events, reserve }) => [events, reserve])).toBe(true);
    }
  });
});
