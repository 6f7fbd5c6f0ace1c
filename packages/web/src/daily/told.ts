import { type Challenge, OPPONENT } from '@cromford/protocol/challenges';
import { faces } from '../games/faces.ts';
import { gameName } from '../home/shelf.ts';
import { language } from '../language/language.svelte.ts';
import { words } from './words/words.ts';

export function nameOf({ game, players }: Challenge): string {
  const say = words[language.id];
  return players === 1 ? say.alone(gameName(game)) : say.against(gameName(game), language.say.bots[OPPONENT].name);
}

/** What somebody made of it, in words. */
export function resultOf({ game, players }: Challenge, score: number, won: boolean): string {
  const say = words[language.id];
  const worth = faces[game]?.worth?.(String(score), language.id) ?? String(score);
  if (players === 1) return say.scored(worth);
  return won ? say.won(worth) : say.lost(worth);
}
