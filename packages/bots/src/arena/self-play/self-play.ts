import { Engine, type Rules, type Seat, type State } from '@cromford/kernel';
import type { Bot } from '../../bot.ts';
import type { Judgement } from '../../judgement.ts';
import { positionOf } from '../play-game.ts';
import type { Rows } from './rows.ts';

/**
 * Plays one game and keeps what a net learns from: the position wherever a turn has ended, as every seat sees it, and at the end what
 * became of each seat. Before round `from` nothing is kept; from then on others may take the seats.
 */
export function selfPlay(
  rules: Rules,
  judgement: Judgement,
  seed: string,
  seats: readonly Bot[],
  rows: Rows,
  from = Number.NEGATIVE_INFINITY,
  afterwards: readonly Bot[] = seats,
): number[] {
  const engine = new Engine(rules);
  const thinking = new Engine(rules);
  const s = engine.start(seed);
  let began: State = rules.clone(s);
  let before: Seat = -1;
  let playing = seats;
  let moves = engine.open(s);
  rows.begin();
  while (moves.length > 0) {
    const seat = engine.due(s)?.seat ?? 0;
    if (seat !== before || !(judgement.sameTurn?.(began, s) ?? true)) {
      before = seat;
      began = rules.clone(s);
      const clock = judgement.clock?.(s) ?? 0;
      if (clock >= from) playing = afterwards;
      if (clock >= from && !judgement.settled?.(s)) rows.add(s, clock);
    }
    const bot = playing[seat] as Bot;
    moves = engine.apply(s, bot.choose(positionOf(thinking, s, seat, moves)));
  }
  const scores = rules.score(s);
  rows.end(scores, rules.winners(s));
  return scores;
}
