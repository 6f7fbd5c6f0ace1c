import { bots } from '@cromford/bots';
import { type BotRequest, Thinker } from '@cromford/bots/pool';
import {
  type AnyGame,
  completeOptions,
  faultProblem,
  formFault,
  isProblem,
  notPlain,
  type Problem,
  problem,
  type State,
  seeded,
  setupProblem,
  type Table,
} from '@cromford/kernel';
import { findGame } from '../shelf.ts';
import { done, failed, type RequestResult } from './answers.ts';
import { openLines } from './listing.ts';
import type { RequestOf } from './requests.ts';

const STRONGEST = 'arkwright';

/** The verb `choose`: what a bot of ours would play. At the table it is asked at, or for what a seat sees that comes with the request. */
export class Chooser {
  private readonly games: readonly AnyGame[];
  private readonly thinker: Thinker;

  constructor(games: readonly AnyGame[]) {
    this.games = games;
    this.thinker = new Thinker((id) => games.find((game) => game.id === id));
  }

  async choose(request: RequestOf<'choose'>, table: Table | Problem): Promise<RequestResult> {
    const { bot = STRONGEST, seed, time, language } = request;
    if (!bots.has(bot)) return failed(problem('unknown-bot', { bot, known: [...bots.keys()].join(', ') }));
    const asked = request.state === undefined ? atTable(table) : this.elsewhere(request);
    if (isProblem(asked)) return failed(asked);
    if (asked.moves.length === 0) return { ok: false, refusal: { code: 'game-over', rule: '', params: {} } };
    try {
      const answer = await this.thinker.think({
        ...asked,
        bot,
        seed: seed ?? '',
        ...(seed !== undefined && { sitting: `${seed} ${asked.seat}` }),
        ...(time !== undefined && { time }),
        ...(language && { language }),
      });
      return done({ ...answer });
    } catch (error) {
      // What came from outside may look like a view and be none.
      if (request.state === undefined) throw error;
      return failed(problem('state-choice', { seat: asked.seat }));
    }
  }

  private elsewhere({ game: id, players, options, sheet, seat, state, moves }: RequestOf<'choose'>): Asked | Problem {
    const game = findGame(this.games, id ?? '');
    if (isProblem(game)) return game;
    const setup = {
      players: players ?? game.players[0] ?? 1,
      options: completeOptions(game, options ?? {}),
      sheet: sheet ?? game.sheet,
    };
    const wrong = setupProblem(game, { ...setup, options: { ...setup.options, ...options } });
    if (wrong) return wrong;
    if (seat !== undefined && seat >= setup.players) return problem('no-such-seat', { seat });
    const odd = notPlain(state);
    if (odd !== undefined) return faultProblem(formFault(odd, 'plain'));
    if (typeof state !== 'object' || state === null) return faultProblem(formFault('', 'object'));
    const rules = game.rules(setup);
    // A view is a state without its generator.
    const fault = rules.shapeFaults({ ...state, random: seeded('') })[0];
    if (fault) return faultProblem(fault);
    const unread = moves?.find((line) => !rules.notation.read(line));
    if (unread !== undefined)
      return problem('request', { path: 'moves', reason: `is no move of this game: ${unread}` });
    if (!moves || seat === undefined)
      return problem('request', { path: moves ? 'seat' : 'moves', reason: 'is missing' });
    return { game: game.id, ...setup, seat, view: state as State, moves };
  }
}

type Asked = Pick<BotRequest, 'game' | 'players' | 'options' | 'sheet' | 'seat' | 'view' | 'moves'>;

function atTable(table: Table | Problem): Asked | Problem {
  if (isProblem(table)) return table;
  const { players, options, sheet } = table.setup;
  const seat = table.due()?.seat ?? 0;
  const view = table.engine.rules.view(table.state, seat);
  return { game: table.game.id, players, options, sheet, seat, view, moves: openLines(table) };
}
