import { at } from '@cromford/kernel';
import type { Player } from '../state.ts';
import { HOOKS } from './all.ts';
import type { CardHooks, Hook } from './hooks.ts';
import type { CardIndex } from './names.ts';

export function hooksOf(card: CardIndex): CardHooks {
  return at(HOOKS, card);
}

/** The cards that have a hook, one bit each: asked for a hundred times in a turn. */
const having = new Map<string, number>();
for (const [card, hooks] of HOOKS.entries())
  for (const hook of Object.keys(hooks)) having.set(hook, (having.get(hook) ?? 0) | (1 << card));

/** The first card of a player that has the hook; −1 if none has. */
export function cardWith(p: Player, hook: Hook): CardIndex | -1 {
  if (p.cards.length === 0) return -1;
  const cards = having.get(hook) ?? 0;
  for (let i = 0; i < p.cards.length; i++) {
    const card = at(p.cards, i);
    if (cards & (1 << card)) return card;
  }
  return -1;
}

export function owns(p: Player, card: CardIndex): boolean {
  return p.cards.includes(card);
}

export function isSpent(p: Player, card: CardIndex): boolean {
  return (p.spent & (1 << card)) !== 0;
}

/** The first card with the hook that is not spent. */
export function readyCard(p: Player, hook: Hook): CardIndex | -1 {
  const card = cardWith(p, hook);
  return card >= 0 && !isSpent(p, card) ? card : -1;
}
