import { below, type Move, type Random, type State } from '@cromford/kernel';
import { anyOf, type BotDecision, type BotMaker } from './bot.ts';
import { lead } from './lead.ts';

const PLAYOUTS = 30;

/**
 * Plays each choice to the end at random many times, with secrets and dice guessed anew, and takes the one that ends best on
 * average. It knows no game either.
 */
export const sampling: BotMaker = (generator) => ({
  choose(position) {
    const list = [...position.moves];
    const view = position.view();
    let best: Move | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (const move of list) {
      let sum = 0;
      for (let i = 0; i < PLAYOUTS; i++) sum += playedOut(position, view, move, generator);
      if (sum > highest) {
        highest = sum;
        best = move;
      }
    }
    return best ?? anyOf(list, 0);
  },
});

function playedOut({ engine, seat }: BotDecision, view: State, move: Move, generator: Random): number {
  const s = engine.rules.guess(view, generator);
  let open = engine.apply(s, move);
  while (open.length > 0) open = engine.apply(s, anyOf(open, below(generator, open.length)));
  return lead(engine.rules.score(s), seat);
}
