import { bots } from '@cromford/bots';
import { type Player, readEntry, type Seated, timed, tunedBot } from '@cromford/bots/arena';
import { type Problem, problem, seeded } from '@cromford/kernel';

/** Who plays for a name. */
export type Seats = (seated: Seated) => Player;

/** The bots of this house, each with the time that it was entered with, else with the time that all have. */
export function houseBots(time?: number): Seats {
  return ({ bot, seed }) => {
    const entry = readEntry(bot);
    const maker = entry.factors ? tunedBot(entry.name, entry.factors) : bots.get(entry.name);
    if (!maker) throw new Error(`no bot is called ${bot}`);
    return timed(maker(seeded(seed)), entry.time ?? time);
  };
}

export function entryProblem(text: string): Problem | undefined {
  const { name } = readEntry(text);
  return bots.has(name) ? undefined : problem('unknown-bot', { bot: name, known: [...bots.keys()].join(', ') });
}
