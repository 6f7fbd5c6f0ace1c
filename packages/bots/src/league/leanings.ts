import { rulesetOf } from '@cromford/cards';
import { componentsOf } from '@cromford/empire';
import type { Rules } from '@cromford/kernel';
import type { Judgement } from '../judgement.ts';
import { boardLeanings } from './board.ts';
import { cardLeanings } from './cards.ts';
import { empireLeanings } from './empire.ts';
import type { Leanings } from './leaning.ts';

/** Nobody learns what nobody tries: one-sided players of a game, to learn from and to be measured against. */
export function leaningsOf(rules: Rules): Leanings {
  const cards = rulesetOf(rules);
  if (cards) return cardLeanings(cards) as Leanings;
  const empire = componentsOf(rules);
  return (empire ? empireLeanings(empire) : boardLeanings) as Leanings;
}

/** A judgement with such a leaning: it sees all the other sees, and more of the one thing. */
export function leaningTo(name: string, judgement: Judgement, rules: Rules): Judgement {
  const leaning = leaningsOf(rules)[name];
  if (!leaning) throw new Error(`nobody leans to ${name}`);
  const { worths: _, ...rest } = judgement;
  return {
    ...rest,
    worth: (s, seat, w) => judgement.worth(s, seat, w) + (s.agenda.length > 0 ? leaning(s, seat) : 0),
  };
}
