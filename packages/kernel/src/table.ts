import { type Due, Engine } from './engine.ts';
import type { AnyGame, Event, Game, GameOptions } from './game.ts';
import { hash } from './json.ts';
import type { Move } from './move.ts';
import { type Option, type Refusal, unreadable } from './option.ts';
import { positionProblem } from './position.ts';
import { completeOptions, type GameRecord, isProblem, type Problem, problem, setupProblem } from './record.ts';
import type { Seat, State } from './state.ts';

/** One decision that was played: who, what, and what came of it. */
export interface Turned<E extends Event = Event> {
  readonly seat: Seat;
  readonly move: string;
  readonly events: readonly E[];
}

/** A decision thought through on a copy: what it would be, where it would lead, and the position that it was judged in. */
export interface Previewed<S extends State = State, E extends Event = Event> extends Turned<E> {
  readonly before: S;
  readonly state: S;
}

export interface NewTable {
  readonly players: number;
  readonly seed: string;
  readonly options?: GameOptions;
  readonly sheet?: unknown;
}

/**
 * A game in progress with its history: what a screen, a terminal, a protocol or a server holds. It keeps one copy of the position
 * per decision, so that undo and replay cost nothing.
 */
export class Table<S extends State = State, M extends Move = Move, E extends Event = Event> {
  readonly game: Game<S, M, E>;
  readonly engine: Engine<S, M, E>;
  readonly setup: Omit<GameRecord, 'moves' | 'hash'>;
  /** What happened before the first decision. */
  readonly opening: readonly E[];
  /** False for a table that was set up at a position from outside: there is no record of how it came about. */
  readonly fromStart: boolean;
  private readonly positions: S[];
  private readonly past: Turned<E>[] = [];

  private constructor(
    game: Game<S, M, E>,
    setup: Table['setup'],
    engine: Engine<S, M, E>,
    start: S,
    opening: E[],
    fromStart: boolean,
  ) {
    this.fromStart = fromStart;
    this.game = game;
    this.setup = setup;
    this.engine = engine;
    this.positions = [start];
    this.opening = opening;
  }

  /** A new game, or what is wrong with the way it was to be set up. */
  static open<S extends State, M extends Move, E extends Event>(
    game: Game<S, M, E>,
    wanted: NewTable,
  ): Table<S, M, E> | Problem {
    const setup = settled(game, wanted);
    if (isProblem(setup)) return setup;
    const engine = new Engine(game.rules(setup));
    const opening: E[] = [];
    const start = engine.start(wanted.seed, (event) => opening.push(event));
    return new Table(game, setup, engine, start, opening, true);
  }

  /** A table at a position from outside, once that has been found to be one; or what is wrong with it. */
  static from<S extends State, M extends Move, E extends Event>(
    game: Game<S, M, E>,
    wanted: Omit<NewTable, 'seed'>,
    position: unknown,
  ): Table<S, M, E> | Problem {
    const setup = settled(game, { ...wanted, seed: '' });
    if (isProblem(setup)) return setup;
    const engine = new Engine(game.rules(setup));
    const wrong = positionProblem(engine, position);
    return wrong ?? new Table(game, setup, engine, engine.rules.clone(position as S), [], false);
  }

  /** Replays a record; says which line does not fit if one does not. */
  static replay(record: GameRecord, games: readonly AnyGame[]): Table | Problem {
    const game = games.find((known) => known.id === record.game);
    if (!game) return problem('unknown-game', { game: record.game });
    const wrong = setupProblem(game, record);
    if (wrong) return wrong;
    const table = Table.open(game, record);
    if (isProblem(table)) return table;
    for (const [index, line] of record.moves.entries()) {
      const refused = table.playLine(line);
      if (refused)
        return {
          ...problem('record-move', { number: index + 1, line, code: refused.code, rule: refused.rule }),
          refusal: refused,
        };
    }
    if (record.hash && record.hash !== table.hash())
      return problem('record-hash', { wanted: record.hash, found: table.hash() });
    return table;
  }

  get state(): S {
    return this.positions[this.positions.length - 1] as S;
  }

  get history(): readonly Turned<E>[] {
    return this.past;
  }

  /** The position after that many decisions. */
  at(ply: number): S | undefined {
    return this.positions[ply];
  }

  due(): Due | undefined {
    return this.engine.due(this.state);
  }

  options(): Option<M>[] {
    return this.engine.options(this.state);
  }

  play(move: M): Refusal | undefined {
    const ahead = this.preview(move);
    if ('code' in ahead) return ahead;
    this.keep(ahead);
    return undefined;
  }

  /** Plays a line of notation. */
  playLine(line: string): Refusal | undefined {
    const move = this.engine.rules.notation.read(line);
    return move ? this.play(move) : unreadable(line);
  }

  /** What would happen if this were played: the events and the position after it. */
  preview(move: M): Previewed<S, E> | Refusal {
    const before = this.state;
    const due = this.due();
    const refused = this.engine.judge(before, move);
    if (refused) return refused;
    if (!due) throw new Error('nobody was to choose, and a move was open');
    const state = this.engine.rules.clone(before);
    const events: E[] = [];
    this.engine.apply(state, move, (event) => events.push(event));
    return { seat: due.seat, move: this.engine.rules.notation.write(move), events, before, state };
  }

  /** Plays what was previewed in the present position, without judging and working it out again. Anything else is the caller's mistake. */
  keep({ before, state, ...turned }: Previewed<S, E>): void {
    if (before !== this.state) throw new Error('previewed in another position');
    this.positions.push(state);
    this.past.push(turned);
  }

  /**
   * How many decisions this seat may take back by itself: its own latest ones, never past a draw, a reveal or somebody else's decision.
   */
  undoable(seat: Seat): number {
    let count = 0;
    while (count < this.state.ply - this.state.barrier && this.past[this.past.length - 1 - count]?.seat === seat)
      count++;
    return count;
  }

  /**
   * How many decisions must go for this seat to take its last one back; 0 when it may not. Bots never mind, people do, and what was drawn
   * or revealed since stays seen.
   */
  ownBack(seat: Seat, isBot: (seat: Seat) => boolean): number {
    const last = this.past.findLastIndex((turned) => turned.seat === seat);
    const count = this.past.length - last;
    const isFree = last >= 0 && this.past.slice(last + 1).every((turned) => isBot(turned.seat));
    return isFree && count <= this.state.ply - this.state.barrier ? count : 0;
  }

  /** Takes back the last decision of that seat; says why not if it may not. */
  undo(seat: Seat): Refusal | undefined {
    if (this.undoable(seat) === 0) {
      const last = this.past[this.past.length - 1];
      const code = !last ? 'nothing-to-undo' : last.seat !== seat ? 'undo-other-seat' : 'undo-barrier';
      return { code, rule: '', params: {} };
    }
    this.takeBack();
    return undefined;
  }

  /** Takes back the last decision whatever it was: for replay, analysis, and where everybody has agreed. */
  takeBack(): void {
    if (this.past.length === 0) return;
    this.past.pop();
    this.positions.pop();
  }

  record(): GameRecord {
    return { ...this.setup, moves: this.past.map(({ move }) => move), hash: this.hash() };
  }

  hash(): string {
    return hash(this.state);
  }
}

/** A set-up with everything filled in, or what is wrong with it. */
function settled(game: AnyGame, wanted: NewTable): Table['setup'] | Problem {
  const setup = {
    game: game.id,
    version: game.version,
    players: wanted.players,
    seed: wanted.seed,
    options: completeOptions(game, wanted.options ?? {}),
    sheet: wanted.sheet ?? game.sheet,
  };
  return setupProblem(game, { ...setup, options: { ...setup.options, ...wanted.options } }) ?? setup;
}
