import type { Choice } from '../../engine/protocol.ts';

/** The parts of the board that are tabs on a phone. */
export type Place = 'mine' | 'market' | 'cards' | 'rivals';

const ELSEWHERE: Readonly<Record<string, Place>> = {
  take: 'cards',
  'take-from': 'cards',
  name: 'rivals',
  'opponents-first': 'rivals',
};
/** Choices that the filled button makes; they are nowhere on the board. */
const NOWHERE = new Set(['done', 'keep', 'skip']);

/** Where on the board something can be chosen now, one's own street first. */
export function placesOf(choices: readonly Choice[]): ReadonlySet<Place> {
  const found = new Set<Place>();
  for (const { move, refusal } of choices)
    if (!refusal && !NOWHERE.has(move.do)) found.add(ELSEWHERE[move.do] ?? 'mine');
  return new Set((['mine', 'market', 'cards', 'rivals'] as const).filter((place) => found.has(place)));
}
