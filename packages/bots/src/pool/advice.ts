import { type Language, type Move, seeded } from '@cromford/kernel';
import type { Bot, BotDecision } from '../bot.ts';
import { judged } from '../coach/judge.ts';
import { simplest } from '../coach/simplest.ts';
import { isTurnOver, type TurnStart, toldTurn, untilDraw } from '../coach/turns.ts';
import type { LevelName } from '../level-names.ts';
import { wholeTurn } from '../whole-turn.ts';
import type { Advice } from './message.ts';

/** Whose advice is the coach's own. */
const COACH: LevelName = 'arkwright';

type Proposed = Pick<Advice, 'said' | 'isHurried'> & { readonly moves: readonly Move[] };

/** What this bot would do with the turn, and why. */
export function advised(name: string, bot: Bot, position: BotDecision, language: Language | undefined): Advice {
  const { engine, seat } = position;
  const moment = { engine, seat, view: position.view() };
  const { moves, ...advice } =
    name === COACH ? coached(moment, position.stop, language) : proposed(moment, bot, position, language);
  const lines = moves.map((move) => ({ line: engine.rules.notation.write(move), move }));
  return { moves: lines, ...advice, ...(goesOn(moment, moves) && { goesOn: true }) };
}

/** The strongest level judges a turn as the review does: who follows its advice does not hear later that he should not have. */
function coached(moment: TurnStart, stop: BotDecision['stop'], language: Language | undefined): Proposed {
  const { turns, isHurried } = judged(moment, stop);
  const moves = untilDraw(moment, turns[0]?.moves ?? []);
  return { moves, said: language ? toldTurn(moment, moves, language) : [], ...(isHurried && { isHurried: true }) };
}

function proposed(moment: TurnStart, bot: Bot, position: BotDecision, language: Language | undefined): Proposed {
  const moves = simplest(moment, wholeTurn(bot, position));
  return { moves, said: (language && bot.propose?.(language)) ?? [] };
}

/** What is drawn on the way ends what can be told, not the turn. */
function goesOn({ engine, view, seat }: TurnStart, moves: readonly Move[]): boolean {
  const s = engine.rules.guess(view, seeded('goes on'));
  for (const move of moves) engine.apply(s, move);
  return moves.length > 0 && !isTurnOver(engine, view, s, seat);
}
