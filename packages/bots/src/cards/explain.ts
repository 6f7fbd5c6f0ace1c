import type { Good, Move } from '@cromford/cards';
import type { Language } from '@cromford/kernel';
import type { TurnTold } from '../judgement.ts';
import { type Deed, phrases } from '../words/cards.ts';

/** Most deeds that one sentence names. */
const NAMED = 3;

/** What was done, and what it does to the score that is reckoned with. Nothing to tell of the small choices of a production phase. */
export function explain(
  before: number,
  after: number,
  { moves, mood }: Pick<TurnTold<never, Move>, 'moves' | 'mood'>,
  language: Language,
): readonly string[] | undefined {
  const say = phrases[language][mood];
  const done = deeds(moves).map((deed) => say.deed(deed));
  for (const move of moves) {
    if (move.do === 'take' || move.do === 'take-from') done.push(say.card(move.card));
    if (move.do === 'develop') done.push(say.track(move.track));
  }
  if (done.length === 0 && !moves.some((move) => move.do === 'pass' || move.do === 'action')) return undefined;
  const first = done.length === 0 ? say.nothing : say.did(done.slice(0, NAMED));
  const [from, to] = [Math.round(before), Math.round(after)];
  return [first, to > from ? say.expectsMore(from, to) : say.expects(to)];
}

/** Moves of the same kind are one deed. */
function deeds(moves: readonly Move[]): Deed[] {
  const found = new Map<Deed['what'], Deed>();
  const add = (what: Deed['what'], by: number, good?: Good) => {
    const { amount, goods }: Omit<Deed, 'what'> = found.get(what) ?? { amount: 0, goods: [] };
    found.set(what, { what, amount: amount + by, goods: good && !goods.includes(good) ? [...goods, good] : goods });
  };
  for (const move of moves)
    switch (move.do) {
      case 'build':
      case 'employ':
      case 'automate':
      case 'upgrade':
      case 'run':
        add(move.do, 1, move.good);
        break;
      case 'invent':
        add('upgrade', 1, move.good);
        break;
      case 'put':
        add('quality', 1, move.good);
        break;
      case 'distribute':
        add('distribution', 1, move.good);
        break;
      case 'buy':
      case 'loans':
      case 'load':
        if (move.amount > 0) add(move.do, move.amount);
        break;
      case 'reactivate':
        add('ships', 1);
        break;
    }
  return [...found.values()];
}
