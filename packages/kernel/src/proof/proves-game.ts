import { describe, expect, it } from 'vitest';
import type { AnyGame, GameOptions } from '../game.ts';
import { checkGame } from './check-game.ts';

export interface Proof {
  /** Whole games for each seat count and each set of options. */
  readonly games?: number;
  /** Which sets of options to prove; every combination unless told. */
  readonly variants?: readonly GameOptions[];
}

/** After about every so many decisions the slow checks are made; `npm run soak` has games in which they are made after each. */
const SLOW = 8;

/** The suite that every game must pass, at every seat count and option. */
export function provesGame(game: AnyGame, { games = 5, variants = combinations(game) }: Proof = {}): void {
  describe(`${game.id} keeps the contract`, () => {
    it('ships a component sheet without faults', () => {
      expect(game.sheetFaults(game.sheet)).toEqual([]);
    });
    for (const players of game.players)
      for (const options of variants) {
        const named = Object.entries(options).map(([id, value]) => `${id} ${value}`);
        it(`${players} players${named.length > 0 ? `, ${named.join(', ')}` : ''}`, { timeout: 120_000 }, () => {
          for (let i = 0; i < games; i++) {
            const { faults } = checkGame({ game, players, options, every: SLOW, seed: `${game.id} ${i}` });
            expect(faults, `seed "${game.id} ${i}"`).toEqual([]);
          }
        });
      }
  });
}

/** Every combination of a game's options. */
export function combinations(game: AnyGame): GameOptions[] {
  let sets: Record<string, string>[] = [{}];
  for (const { id, values } of game.options)
    sets = sets.flatMap((set) => values.map((value) => ({ ...set, [id]: value })));
  return sets;
}
