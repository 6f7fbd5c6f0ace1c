import { type Problem, problem, type Rules } from '@cromford/kernel';
import type { BotMaker } from './bot.ts';
import { greedy } from './greedy.ts';
import { JUDGEMENTS, makeReady } from './judgements.ts';
import { LEVELS } from './level-names.ts';
import { levelBot, levels, type Settings } from './levels.ts';
import { random } from './random.ts';
import { sampling } from './sampling.ts';
import { scripts } from './scripted/script.ts';
import { type Temperament, temperaments } from './temperaments.ts';

/**
 * Every bot by name. Behind a colon a level may be given settings of its own and a temperament (`arkwright:nodes=2000,exporter`): such
 * names are found as well, and make a bot with them.
 */
class Roster extends Map<string, BotMaker> {
  override get(name: string): BotMaker | undefined {
    const plain = super.get(name);
    if (plain) return plain;
    const made = settingsOf(name);
    return made && ((generator) => levelBot(generator, made.settings, made.temperament.factors));
  }

  override has(name: string): boolean {
    return this.get(name) !== undefined;
  }
}

/** What a name with a level in it stands for. */
export function settingsOf(name: string): { settings: Settings; temperament: Temperament } | undefined {
  const [level, text] = name.split(':');
  const known = LEVELS.find((other) => other === level);
  if (!known) return undefined;
  const levelHeaded = temperaments[0] as Temperament;
  return text === undefined ? { settings: levels[known], temperament: levelHeaded } : withSettings(levels[known], text);
}

/** Fetches what these bots think with, so that they can sit down at a game of these rules. */
export async function readyFor(rules: Rules, names: Iterable<string>): Promise<void> {
  for (const name of names) if (settingsOf(name)?.settings.judgement === 'learned') return makeReady(rules);
}

/** The settings and temperament that the text names; nothing when it names one that does not exist, or no number. */
function withSettings(settings: Settings, text: string): { settings: Settings; temperament: Temperament } | undefined {
  const changed: Record<string, number | string> = { ...settings };
  let temperament = temperaments[0] as Temperament;
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.split('=');
    const called = temperaments.find(({ id }) => id === part);
    if (called) temperament = called;
    else if (name === 'lean' && /^[a-z-]{1,40}$/.test(value)) changed.lean = value;
    else if (name === 'judgement' && JUDGEMENTS.some((known) => known === value)) changed.judgement = value;
    else if (typeof changed[name] === 'number' && /^\d+(\.\d+)?$/.test(value)) changed[name] = Number(value);
    else return undefined;
  }
  return { settings: changed as unknown as Settings, temperament };
}

export const bots: ReadonlyMap<string, BotMaker> = new Roster([
  ['random', random],
  ['greedy', greedy],
  ['sampling', sampling],
  ...scripts,
  ...LEVELS.map((level): [string, BotMaker] => [level, (generator) => levelBot(generator, levels[level], {})]),
]);

/** One bot per seat: a single name serves all seats. */
export function seatBots(names: readonly string[], players: number): readonly string[] | Problem {
  for (const name of names)
    if (!bots.has(name)) return problem('unknown-bot', { bot: name, known: [...bots.keys()].join(', ') });
  const [only] = names;
  if (names.length === 1 && only) return new Array<string>(players).fill(only);
  return names.length === players ? names : problem('bot-count', { bots: names.length, players });
}
