import { type Components, type Move, plateAt } from '@cromford/empire';
import { type Language, printedIn } from '@cromford/kernel';
import type { TurnTold } from '../judgement.ts';
import { phrases } from '../words/empire.ts';

/** What was done in a turn, and the profit that is reckoned with after it. */
export function explain(
  c: Components,
  after: number,
  { moves, mood }: Pick<TurnTold<never, Move>, 'moves' | 'mood'>,
  language: Language,
): readonly string[] | undefined {
  const say = phrases[language][mood];
  const name = (id: string) => printedIn(plateAt(c, c.plateOf[id] ?? 0).name, language);
  const done: string[] = [];
  let lots = 0;
  for (const move of moves) if (move.do === 'sell') lots += move.amount;
  if (lots > 0) done.push(say.sold(lots));
  for (const move of moves) {
    if (move.do === 'build') done.push(say.built(name(move.card)));
    if (move.do === 'hire') done.push(say.staffed(name(move.card)));
    if (move.do === 'action' && move.action === 'produce') done.push(say.produced);
  }
  if (done.length === 0 && !moves.some((move) => move.do === 'end')) return undefined;
  return [done.length === 0 ? say.nothing : say.did([...new Set(done)]), say.expects(Math.round(after))];
}
