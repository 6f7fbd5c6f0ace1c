import { type Problem, problem } from '@cromford/kernel';
import type { BotMaker } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { sampling } from './sampling.ts';

/** Every bot by name. */
export const bots: ReadonlyMap<string, BotMaker> = new Map([
  ['random', random],
  ['greedy', greedy],
  ['sampling', sampling],
]);

/** One bot per seat: a single name serves all seats. */
export function seatBots(names: readonly string[], players: number): readonly string[] | Problem {
  for (const name of names)
    if (!bots.has(name)) return problem('unknown-bot', { bot: name, known: [...bots.keys()].join(', ') });
  const [only] = names;
  if (names.length === 1 && only) return new Array<string>(players).fill(only);
  return names.length === players ? names : problem('bot-count', { bots: names.length, players });
}
