import { type Move, type Random, seeded } from '@cromford/kernel';
import type { Bot, BotDecision } from './bot.ts';
import { judgementOf } from './judgements.ts';
import { LONGEST } from './search/plans.ts';

const deal = (): Random => seeded('advice');

/** The rest of the turn as the bot would play it, up to the first draw: what follows that has to be thought about when it is seen. */
export function wholeTurn(bot: Bot, position: BotDecision): Move[] {
  const { engine, seat, stop } = position;
  const from = position.view();
  const s = engine.rules.guess(from, deal());
  const { sameTurn } = judgementOf(engine);
  const isOn = () =>
    engine.due(s)?.seat === seat && s.barrier === from.barrier && (moves.length === 0 || (sameTurn?.(from, s) ?? true));
  const moves: Move[] = [];
  while (moves.length < LONGEST && isOn()) {
    const open = moves.length === 0 ? position.moves : [...engine.open(s)];
    const move = bot.choose({
      engine,
      seat,
      moves: open,
      view: () => engine.rules.view(s, seat),
      ...(stop && { stop }),
    });
    engine.apply(s, move);
    moves.push(move);
  }
  return moves;
}
