import { at } from '../list.ts';
import type { Player } from '../state.ts';
import { HOOKS } from './all.ts';
import type { CardHooks, Hook } from './hooks.ts';
import type { CardIndex } from './names.ts';

export function hooksOf(card: CardIndex): CardHooks {
  return at(HOOKS, card);
}

/** The first card of a player that has the hook; −1 if none has. */
export function cardWith(p: Player, hook: Hook): CardIndex | -1 {
  for (let i = 0; i < p.cards.length; i++) {
    const card = at(p.cards, i);
    if (at(HOOKS, card)[hook] !== undefined) return card;
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
