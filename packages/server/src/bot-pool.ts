import { availableParallelism } from 'node:os';
import { LEVELS } from '@cromford/bots';
import { LONGEST_TIME } from '@cromford/bots/pool';
import { threadPool } from '@cromford/bots/pool/node';
import { isProblem, Table } from '@cromford/kernel';
import { games as shelf } from '@cromford/shelf/games';
import type { BotPlayer } from './bots.ts';
import { newSecret } from './ids.ts';
import { THREAD_LIMITS } from './thread-limits.ts';

/**
 * Bots that think in threads of their own, so many at a time, where there are cores for them: each thread holds the rules of all games,
 * and that is a good part of what a small machine has. They are given what their seat knows, and never more.
 */
export function pooledBots(atOnce: number, onError: (error: unknown) => void): BotPlayer {
  const size = Math.min(atOnce, availableParallelism());
  const pool = threadPool({
    size,
    limits: THREAD_LIMITS,
    load: (id) => shelf.find((game) => game.id === id),
    log: ({ game, bot }, { kind, reason }) => onError(new Error(`${bot} at ${game} was replaced (${kind}): ${reason}`)),
  });
  const bots: BotPlayer = {
    levels: LEVELS,
    async choose({ id, table, seat, level, time }) {
      const { engine, setup, state } = table;
      const { notation } = engine.rules;
      const { move } = await pool.choose({
        game: setup.game,
        players: setup.players,
        options: setup.options,
        sheet: setup.sheet,
        seat,
        view: engine.rules.view(state, seat),
        moves: engine.open(state).map((open) => notation.write(open)),
        bot: level,
        seed: newSecret(),
        time,
        sitting: `${id} ${seat}`,
      });
      return move;
    },
    // A decision for each thread: starting one and reading the rules takes longer than a decision itself.
    async warmUp() {
      const [game] = shelf;
      const table = game && Table.open(game, { players: game.players[0] ?? 1, seed: 'warm' });
      if (!table || isProblem(table)) return;
      const seat = table.due()?.seat ?? 0;
      const decide = (n: number) => bots.choose({ id: `warm-${n}`, table, seat, level: LEVELS[0], time: LONGEST_TIME });
      await Promise.all(Array.from({ length: size }, (_, n) => decide(n)));
    },
    close: () => pool.close(),
  };
  return bots;
}
