import { type Engine, type Move, type State, sameMove, seeded } from '@cromford/kernel';
import { isTurnOver, judgementOfTurns, type TurnStart } from './turns.ts';

/** Worths that differ by less are the same. */
const SAME = 1e-6;

/**
 * The same turn without detours: moves that cancel each other, as a share that is bought and sold again, or that come too late for anything
 * are left out as long as what comes of it is the same for everybody. A search keeps them, since they cost nothing; to somebody who is told to play them they look broken.
 */
export function simplest(moment: TurnStart, moves: readonly Move[]): readonly Move[] {
  const aim = endOf(moment, moves);
  if (!aim) return moves;
  for (const fewer of shorter(moves)) {
    const end = endOf(moment, fewer);
    if (end && isSame(moment, aim, end)) return simplest(moment, fewer);
  }
  return moves;
}

/** How it is said in the games that something open is not done. */
const LEAVING: readonly string[] = ['skip', 'keep', 'pass', 'done'];

/** With one move less or two, or one less and the amount of another smaller by it, or with something left that must be done or left. */
function* shorter(moves: readonly Move[]): Iterable<readonly Move[]> {
  const without = (...left: readonly number[]) => moves.filter((_, at) => !left.includes(at));
  for (let one = 0; one < moves.length; one++) {
    yield without(one);
    if (!LEAVING.includes(moves[one]?.do ?? '')) for (const leaving of LEAVING) yield moves.with(one, { do: leaving });
    for (let other = 0; other < moves.length; other++) {
      if (other > one) yield without(one, other);
      const amount = amountOf(moves[other]) - amountOf(moves[one]);
      if (other !== one && amount > 0)
        yield moves.flatMap((move, at) => (at === one ? [] : [at === other ? { ...move, amount } : move]));
    }
  }
}

function amountOf(move: Move | undefined): number {
  return move && 'amount' in move && typeof move.amount === 'number' ? move.amount : Number.NaN;
}

/** Where these moves lead; nothing where one of them is not open. */
function endOf({ engine, view }: TurnStart, moves: readonly Move[]): State | undefined {
  const s = engine.rules.guess(view, seeded('simplest'));
  for (const move of moves) {
    if (!engine.open(s).some((open) => sameMove(open, move))) return undefined;
    engine.apply(s, move);
  }
  return s;
}

function isSame({ engine, view, seat }: TurnStart, one: State, other: State): boolean {
  const isOver = (s: State) => isTurnOver(engine, view, s, seat);
  const step = ({ agenda }: State) => agenda.map(({ step: name }) => name).join();
  if (isOver(one) !== isOver(other) || step(one) !== step(other)) return false;
  const [worths, others] = [worthsOf(engine, one), worthsOf(engine, other)];
  return worths.every((worth, at) => Math.abs(worth - (others[at] as number)) < SAME);
}

function worthsOf(engine: Engine, s: State): number[] {
  const { worth, weights } = judgementOfTurns(engine);
  return engine.rules.score(s).map((_, seat) => worth(s, seat, weights));
}
