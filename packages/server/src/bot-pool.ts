import { LEVELS } from '@cromford/bots';
import { threadPool } from '@cromford/bots/pool/node';
import type { BotPlayer } from './bots.ts';
import { newSecret } from './ids.ts';
import { shelf } from './shelf.ts';

/** Bots that think in threads of their own. They are given what their seat knows, and never more. */
export function pooledBots(onError: (error: unknown) => void): BotPlayer {
  const pool = threadPool({
    load: (id) => shelf.find((game) => game.id === id),
    log: ({ game, bot }, { kind, reason }) => onError(new Error(`${bot} at ${game} was replaced (${kind}): ${reason}`)),
  });
  return {
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
    close: () => pool.close(),
  };
}
