import { below, type Engine, type Random, type Seat, type State } from '@cromford/kernel';

/** A decision that a bot is asked for: what its seat knows, and never more. */
export interface BotTask {
  readonly game: string;
  readonly engine: Engine;
  readonly seat: Seat;
  readonly view: State;
  readonly level: string;
  /** Milliseconds to think. */
  readonly time: number;
}

/** Who plays for seats without a person. The bots package fills this place; anything that answers with a line of notation does. */
export interface BotPlayer {
  readonly levels: readonly string[];
  choose(task: BotTask): Promise<string>;
}

/** Any open move. Good enough to keep a table going, and to test with. */
export function anyOpenMove(random: Random): BotPlayer {
  return {
    levels: ['any'],
    async choose({ engine, view }) {
      const moves = engine.open(view);
      const move = moves[below(random, moves.length)];
      if (!move) throw new Error('no move is open');
      return engine.rules.notation.write(move);
    },
  };
}
