import { below, type Move, type Random, type State } from '@cromford/kernel';
import { anyOf, type Bot, type BotDecision } from './bot.ts';
import { Diary } from './diary.ts';
import type { Weights } from './judgement.ts';
import { judgementOf } from './judgements.ts';
import { Mind } from './search/mind.ts';
import { tempered } from './temperaments.ts';

/** Worth, in spreads, below which one looks the closer the less there is left to lose. */
const ALARMED = 8;
/** What looks worse than the best by this part of the spread is taken by nobody, whatever his doubts; by less, when little is left. */
const PLAUSIBLE = 0.5;

/**
 * Takes what looks best, decision by decision. With `doubt` the looks are blurred by that part of the spread; less when little is left,
 * because nobody is careless with his last pound.
 */
export function heuristic(generator: Random, doubt: number, temper: Weights): Bot {
  const diary = new Diary();

  function choice({ engine, seat, moves }: BotDecision, seen: State): Move {
    const list = [...moves];
    const judgement = judgementOf(engine);
    const mind = new Mind(engine, judgement, tempered(judgement.weights, temper), Number.POSITIVE_INFINITY);
    const dealt = () => engine.rules.guess(seen, generator);
    if (doubt === 0) return anyOf(list, mind.best(seen, seat, list, dealt));
    const looks = mind.look(seen, seat, list, dealt);
    const { worth, spread } = judgement;
    const left = Math.min(1, Math.max(0, worth(seen, seat, mind.weights) / (ALARMED * spread)));
    const blur = doubt * spread * left ** 3;
    const floor = Math.max(...looks) - PLAUSIBLE * spread * left;
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < list.length; i++) {
      if ((looks[i] as number) < floor) continue;
      const look = (looks[i] as number) + blur * (below(generator, 1000) / 1000 - 0.5);
      if (look > highest) {
        highest = look;
        best = i;
      }
    }
    return anyOf(list, best);
  }

  return {
    choose(position) {
      const seen = position.view();
      const move = choice(position, seen);
      diary.note(position.engine, position.seat, seen, move);
      return move;
    },
    explain: (language) => diary.tell(language),
    propose: (language) => diary.propose(language),
  };
}
