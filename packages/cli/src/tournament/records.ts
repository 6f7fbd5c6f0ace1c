import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyGame, type Problem, problem, type Sitter, writeRecord } from '@cromford/kernel';
import { reasonOf } from '../files.ts';
import type { GameOutcome } from '../simulate/one-game.ts';
import type { Plan } from '../simulate/plan.ts';

/** A record per game, numbered as in the tournament. */
export async function saveRecords(
  folder: string,
  { version, sheet: standard }: AnyGame,
  { game, players, options, sheet }: Plan,
  outcomes: readonly GameOutcome[],
): Promise<Problem | undefined> {
  try {
    await mkdir(folder, { recursive: true });
    for (const { index, seed, bots, moves, hash } of outcomes) {
      if (!moves) continue;
      const seats = bots.map((bot): Sitter => ({ name: '', kind: 'bot', bot }));
      const ending = hash === undefined ? {} : { hash };
      const text = writeRecord({ game, version, players, seats, seed, options, sheet, moves, ...ending }, standard);
      await writeFile(join(folder, `${game}-${players}-${index}.txt`), text);
    }
    return undefined;
  } catch (error) {
    return problem('file-unwritable', { file: folder, reason: reasonOf(error) });
  }
}
