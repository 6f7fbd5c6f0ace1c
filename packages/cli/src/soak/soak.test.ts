import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cardGame } from '@cromford/cards';
import { type AnyGame, isProblem, type Rules, readRecord } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { shelf } from '../shelf.ts';
import { type CoalEvent, type CoalMove, type CoalState, coal } from '../testing/coal.ts';
import { named, settingOf } from './settings.ts';
import { soak } from './soak.ts';

describe('a long run', () => {
  const settings = (game: AnyGame, games: number) =>
    Array.from({ length: games }, (_, index) => named(settingOf(game, index)));

  it('goes through every seat count with every combination of few options', () => {
    expect(settings(coal, 5)).toEqual([
      '2 players',
      '3 players',
      '2 players, heap=large',
      '3 players, heap=large',
      '2 players',
    ]);
  });

  it('plays each of many options by itself, all together, and mixtures', () => {
    const solo = new Set(settings({ ...cardGame, players: [1] }, 2 * (cardGame.options.length + 2)));
    for (const { id, values, standard } of cardGame.options)
      expect(solo).toContain(`1 players, ${id}=${values.find((value) => value !== standard)}`);
    const counts = [...solo].map((setting) => setting.split('=').length - 1);
    expect(Math.max(...counts)).toBe(cardGame.options.length);
    expect(counts.filter((count) => count > 1 && count < cardGame.options.length).length).toBeGreaterThan(8);
  });

  it('keeps the record of a game in which something broke, up to the place', () => {
    const bent: AnyGame = {
      ...coal,
      rules: (setup: Parameters<typeof coal.rules>[0]) => {
        const rules: Rules<CoalState, CoalMove, CoalEvent> = coal.rules(setup);
        return {
          ...rules,
          faults: (s: CoalState) => (s.ply >= 3 && setup.players === 3 ? [{ rule: '', reason: 'a crowd' }] : []),
        };
      },
    } as never;
    const { games, finished, broken } = soak(bent, 'seed', 1, 3);
    expect([games, finished, broken.length]).toEqual([2, 1, 1]);
    expect(broken[0]).toMatchObject({ name: 'coal-1', setting: '3 players' });
    expect(broken[0]?.faults[0]).toMatch(/^decision \d+: a crowd$/);
    const record = readRecord(broken[0]?.record ?? '', [coal as unknown as AnyGame]);
    if (isProblem(record)) throw new Error(record.code);
    expect(record.seed).toBe('seed/1');
    expect(broken[0]?.faults[0]).toContain(`decision ${record.moves.length}:`);
  });

  it('plays sheets of one’s own, and finds a check that lets one pass with which a game gets stuck', () => {
    const lenient: AnyGame = {
      ...coal,
      sheet: { heap: 12 },
      sheetFaults: () => [],
      rules: (setup: Parameters<typeof coal.rules>[0] & { sheet: { heap: number } }) => {
        const rules: Rules<CoalState, CoalMove, CoalEvent> = coal.rules({ ...setup, sheet: coal.sheet });
        return { ...rules, faults: () => (setup.sheet.heap > 90 ? ['stuck'] : []) };
      },
    } as never;
    const { broken } = soak(lenient, 'seed', 0, 100);
    expect(broken.length).toBeGreaterThan(0);
    expect(broken[0]?.record).toMatch(/^sheet {"heap":\d+}$/m);
    const strict = {
      ...lenient,
      sheetFaults: (sheet: { heap: number }) => (sheet.heap > 90 ? [{ path: 'heap', reason: 'is too much' }] : []),
    };
    expect(soak(strict as AnyGame, 'seed', 0, 100).broken).toEqual([]);
  });

  // A few of what `npm run soak` plays by the thousand; with the first, which has every check, each game's own proof deals.
  it.each(shelf.map((game) => [game.id, game] as const))('of %s breaks nothing', (_, game) => {
    const games = 2 * game.players.length;
    expect(soak(game, 'every test', 1, 1 + games)).toMatchObject({ games, finished: games, broken: [] });
  });
});

it('runs as a command, in threads, and says by its exit code whether all went well', async () => {
  const runs = [run('--games', '21', '--jobs', '2', 'empire'), run('--games', '1', 'chess')] as const;
  const [fine, unknown] = await Promise.all(runs);
  // Twenty games go to one thread, the last to the other.
  expect(fine.output).toMatch(/^empire: 21 of 21 games finished, \d+ decisions, 0 broken/m);
  expect(fine.code).toBe(0);
  expect(unknown).toMatchObject({ code: 1, error: 'no game is called chess\n' });
});

function run(...args: string[]): Promise<{ code: number; output: string; error: string }> {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', main, ...args], (failed, output, error) =>
      resolve({ code: failed ? Number(failed.code) : 0, output, error }),
    );
  });
}
