import type { Engine, Language, Move, Random, Seat, State } from '@cromford/kernel';
import type { Judgement, Mood } from './judgement.ts';
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
    // Whoever is asked about an earlier decision sits at another game, or moves were taken back: what was noted did not happen here.
    if (turn && view.ply <= turn.last.ply) this.turns.length = 0;
    else if (turn?.seat === seat && view.ply === turn.last.ply + 1 && isSame(engine, turn.from, view)) {
      turn.last = view;
      turn.moves.push(move);
      return;
    }
    this.turns.push({ engine, seat, from: view, last: view, moves: [move] });
    if (this.turns.length > KEPT) this.turns.shift();
  }

  /** The last turn that there is something to tell of; nothing in the middle of one, when it is too early to. */
  tell(language: Language): string | undefined {
    for (let i = this.turns.length - 1; i >= 0; i--) {
      const turn = this.turns[i] as Turn;
      const after = outcome(turn);
      // Half a turn is not explained: what it is for is still to come.
      if (turn.engine.due(after)?.seat === turn.seat && isSame(turn.engine, turn.from, after)) return undefined;
      const text = this.told(turn, after, 'played', language);
      if (text !== undefined) return text.join(' ');
    }
    return undefined;
  }

  /** The last turn as one that somebody else might play; half a turn, too, where chance decides how it goes on. */
  propose(language: Language): readonly string[] | undefined {
    const turn = this.turns.at(-1);
    return turn && this.told(turn, outcome(turn), 'proposed', language);
  }

  private told({ engine, seat, from, moves }: Turn, after: State, mood: Mood, language: Language) {
    return this.judge(engine).explain?.({ before: from, after, seat, moves, mood }, language);
  }
}

function isSame(engine: Engine, from: State, s: State): boolean {
  return judgementOf(engine).sameTurn?.(from, s) ?? true;
}

/** What it may have led to is as good as what it led to: only what is hidden differs. */
const DEAL: Random = [1, 2, 3, 4];

function outcome({ engine, last, moves }: Turn): State {
  const after = engine.rules.guess(last, [...DEAL]);
  engine.apply(after, moves[moves.length - 1] as Move);
  return after;
}
