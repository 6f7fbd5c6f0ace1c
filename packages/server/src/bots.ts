import { below, openMoves, type Random, type Seat, type Table } from '@cromford/kernel';

/** A decision that a bot is asked for. */
export interface BotTask {
  /** The id of the table. */
  readonly id: string;
  readonly table: Table;
  readonly seat: Seat;
  readonly level: string;
  /** Milliseconds to think. */
  readonly time: number;
}

/** Who plays for seats without a person; answers with a line of notation. */
export interface BotPlayer {
  readonly levels: readonly string[];
  choose(task: BotTask): Promise<string>;
  /** Makes ready what the first decision would otherwise wait for. */
  warmUp?(): Promise<void>;
  close?(): void;
}

/** Any open move. Good enough to keep a table going, and to test with. */
export function anyOpenMove(random: Random): BotPlayer {
  return {
    levels: ['any'],
    async choose({ table }) {
      const moves = openMoves(table.options());
      const move = moves[below(random, moves.length)];
      if (!move) throw new Error('no move is open');
      return table.engine.rules.notation.write(move);
    },
  };
}
