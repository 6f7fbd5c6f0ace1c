import type { Engine, Language, Move, Random, Seat, State } from '@cromford/kernel';
import type { Judgement } from './judgement.ts';
import { judgementOf } from './judgements.ts';

/** A turn as it was played: what was seen at its first and at its last decision, and every move. */
interface Turn {
  readonly engine: Engine;
  readonly seat: Seat;
  readonly from: State;
  last: State;
  readonly moves: Move[];
}

/** Turns kept: the small choices of a production phase count as turns of their own, and there is nothing to tell of them. */
const KEPT = 8;

/** What a bot remembers of its last turns, so that it can say why it played them. */
export class Diary {
  private readonly turns: Turn[] = [];
  private readonly judge: (engine: Engine) => Judgement;

  /** What it says is said by the judgement that it chose by. */
  constructor(judge: (engine: Engine) => Judgement = judgementOf) {
    this.judge = judge;
  }

  /** A decision was made. A turn ends when the judgement says so, or when somebody else has decided since. */
  note(engine: Engine, seat: Seat, view: State, move: Move): void {
    const turn = this.turns[this.turns.length - 1];
    if (turn && turn.seat === seat && view.ply === turn.last.ply + 1 && isSame(engine, turn.from, view)) {
      turn.last = view;
      turn.moves.push(move);
      return;
    }
    this.turns.push({ engine, seat, from: view, last: view, moves: [move] });
    if (this.turns.length > KEPT) this.turns.shift();
  }

  /** The last turn that there is something to tell of. */
  tell(language: Language): string | undefined {
    for (let i = this.turns.length - 1; i >= 0; i--) {
      const text = told(this.judge, this.turns[i] as Turn, language);
      if (text !== undefined) return text;
    }
    return undefined;
  }
}

function isSame(engine: Engine, from: State, s: State): boolean {
  return judgementOf(engine).sameTurn?.(from, s) ?? true;
}

/** What it may have led to is as good as what it led to: only what is hidden differs. */
const DEAL: Random = [1, 2, 3, 4];

function told(
  judge: (engine: Engine) => Judgement,
  { engine, seat, from, last, moves }: Turn,
  language: Language,
): string | undefined {
  const judgement = judge(engine);
  const move = moves[moves.length - 1];
  if (!judgement.explain || !move) return undefined;
  const after = engine.rules.guess(last, [...DEAL]);
  engine.apply(after, move);
  // Half a turn is not explained: what it is for is still to come.
  if (engine.due(after)?.seat === seat && isSame(engine, from, after)) return undefined;
  return judgement.explain(from, after, seat, moves, language);
}
