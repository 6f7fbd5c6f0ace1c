import { Engine, type Rules } from '@cromford/kernel';
import type { BotMaker } from '../../bot.ts';
import type { Weights } from '../../judgement.ts';
import { judgementOf } from '../../judgements.ts';
import { LEVELS } from '../../level-names.ts';
import { levelBot, levels } from '../../levels.ts';

/** A bot of a level whose weights are multiplied by these factors. */
export function tunedBot(level: string, factors: Weights): BotMaker | undefined {
  const known = LEVELS.find((name) => name === level);
  return known && ((generator) => levelBot(generator, levels[known], factors));
}

/** What a game's bots weigh by now: the weights that can be tuned, and the scale of its scores. */
export function tunable(rules: Rules): { readonly weights: Weights; readonly spread: number } {
  const { weights, spread } = judgementOf(new Engine(rules));
  return { weights: Object.fromEntries(Object.entries(weights).filter(([, value]) => value !== 0)), spread };
}

/** All weights of a game with these factors applied, to three digits. */
export function multiplied(rules: Rules, factors: Weights): Weights {
  const { weights } = judgementOf(new Engine(rules));
  return Object.fromEntries(
    Object.entries(weights).map(([name, value]) => [name, Number((value * (factors[name] ?? 1)).toPrecision(3))]),
  );
}
