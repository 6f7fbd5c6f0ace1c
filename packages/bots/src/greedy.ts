import { below, type Engine, type Move, type Seat, type State } from '@cromford/kernel';
import { anyOf, type BotMaker } from './bot.ts';
import { lead } from './lead.ts';

/**
 * Looks one move ahead and takes what scores most at once; among equals, what leaves most on the accounts; then any. It knows no
 * game. Secrets and dice are guessed anew for each decision, never looked up.
 */
export const greedy: BotMaker = (generator) => ({
  choose({ engine, seat, moves, view }) {
    const list = [...moves];
    const guessed = engine.rules.guess(view(), generator);
    let best: Move[] = [];
    let highest: Worth = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const move of list) {
      const after = engine.rules.clone(guessed);
      engine.apply(after, move);
      const worth = worthOf(engine, after, seat);
      const order = worth[0] - highest[0] || worth[1] - highest[1];
      if (order > 0) {
        best = [move];
        highest = worth;
      } else if (order === 0) best.push(move);
    }
    return anyOf(best, below(generator, best.length));
  },
});

type Worth = readonly [score: number, accounts: number];

function worthOf(engine: Engine, s: State, seat: Seat): Worth {
  const accounts = engine.rules.accounts(s);
  let sum = 0;
  for (const id in accounts) sum += accounts[id] ?? 0;
  return [lead(engine.rules.score(s), seat), sum];
}
