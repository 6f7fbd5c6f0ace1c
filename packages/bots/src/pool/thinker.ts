import { type AnyGame, Engine, type Move, seeded } from '@cromford/kernel';
import type { Bot, BotDecision } from '../bot.ts';
import { bots, readyFor } from '../bots.ts';
import { advised } from './advice.ts';
import { type BotAnswer, type BotRequest, timeOf } from './message.ts';

/** Enough for every seat of some dozen games. */
const MOST_SITTINGS = 100;
const MOST_ENGINES = 10;

/** Finds a game by its id; a browser loads it when it is first wanted. */
export type LoadGame = (id: string) => AnyGame | undefined | Promise<AnyGame | undefined>;

/** Decides for bots in the thread it runs in, knowing only what the request says. */
export class Thinker {
  private readonly load: LoadGame;
  private readonly engines = new Map<string, Engine>();
  private readonly sittings = new Map<string, Bot>();

  constructor(load: LoadGame) {
    this.load = load;
  }

  /** `begins` is called when the game has been read and the bot's time starts. */
  async think(request: BotRequest, begins: () => void = () => {}): Promise<BotAnswer> {
    const engine = await this.engineOf(request);
    await readyFor(engine.rules, [request.bot]);
    begins();
    const deadline = performance.now() + timeOf(request);
    const { notation } = engine.rules;
    const moves = request.moves.map((line) => read(engine, line));
    const bot = this.botOf(request);
    const { seat, language } = request;
    const position: BotDecision = {
      engine,
      seat,
      moves,
      view: () => engine.rules.clone(request.view),
      stop: () => performance.now() >= deadline,
    };
    if (request.advice) {
      const advice = advised(request.bot, bot, position, language);
      return { move: advice.moves[0]?.line ?? '', advice };
    }
    const move = bot.choose(position);
    const explanation = language && bot.explain?.(language);
    return { move: notation.write(move), ...(explanation && { explanation }) };
  }

  /** The bot that sits there already, else a new one. */
  private botOf({ bot: name, game, seed, sitting, view }: BotRequest): Bot {
    const key = sitting && `${name} ${game} ${sitting}`;
    const maker = bots.get(name);
    if (!maker) throw new Error(`no bot is called ${name}`);
    const bot = (key && this.sittings.get(key)) || maker(seeded(`${seed}/${view.ply}`));
    if (key) keep(this.sittings, key, bot, MOST_SITTINGS);
    return bot;
  }

  private async engineOf({ game: id, players, options, sheet }: BotRequest): Promise<Engine> {
    const key = JSON.stringify([id, players, options, sheet]);
    const known = this.engines.get(key);
    if (known) return known;
    const game = await this.load(id);
    if (!game) throw new Error(`no game is called ${id}`);
    const engine: Engine = new Engine(game.rules({ players, options, sheet: sheet ?? game.sheet }));
    keep(this.engines, key, engine, MOST_ENGINES);
    return engine;
  }
}

function read(engine: Engine, line: string): Move {
  const move = engine.rules.notation.read(line);
  if (!move) throw new Error(`no move of this game: ${line}`);
  return move;
}

/** The newest are kept. */
function keep<T>(map: Map<string, T>, key: string, value: T, most: number): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > most ? map.keys().next().value : undefined;
  if (oldest !== undefined) map.delete(oldest);
}
