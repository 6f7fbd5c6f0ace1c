import { Engine, type Rules } from '@cromford/kernel';
import type { BotMaker } from '../../bot.ts';
import { settingsOf } from '../../bots.ts';
import type { Weights } from '../../judgement.ts';
import { judgementFor, levelBot } from '../../levels.ts';

/** A bot of a level, with settings of its own or without, whose weights are multiplied by these factors. */
export function tunedBot(name: string, factors: Weights): BotMaker | undefined {
  const known = settingsOf(name);
  if (!known) return undefined;
  const { settings, temperament } = known;
  return (generator) => levelBot(generator, settings, product(temperament.factors, factors));
}

/** What this bot weighs by in games of these rules, and the scale of their scores. It must be ready for them (`readyFor`). */
export function weighedBy(
  name: string,
  rules: Rules,
): { readonly weights: Weights; readonly spread: number } | undefined {
  const known = settingsOf(name);
  if (!known) return undefined;
  const { weights, spread } = judgementFor(known.settings)(new Engine(rules));
  return { weights, spread };
}

/** The weights with these factors applied, to three digits. */
export function multiplied(weights: Weights, factors: Weights): Weights {
  return Object.fromEntries(
    Object.entries(weights).map(([name, value]) => [name, Number((value * (factors[name] ?? 1)).toPrecision(3))]),
  );
}

function product(one: Weights, other: Weights): Weights {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, (one[name] ?? 1) * (other[name] ?? 1)]));
}
