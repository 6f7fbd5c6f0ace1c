import { type Due, Engine } from './engine.ts';
import { inTodaysForm } from './forms.ts';
import type { AnyGame, Event, Game, GameOptions } from './game.ts';
import { hash } from './json.ts';
import type { Move } from './move.ts';
import { type Option, type Refusal, unreadable } from './option.ts';
import { positionProblem } from './position.ts';
import { type Carried, type GameRecord, isProblem, type Problem, type SetUp, settledSetup } from './record.ts';
import { sketched } from './sketch.ts';
import type { Seat, State } from './state.ts';
import { type Change, changeBetween } from './trace.ts';

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
  /** Where it begins, if not as its seed sets it up: a whole state. */
  readonly position?: unknown;
}

/** A game as it was played: one position more than there are decisions. */
interface PlayedGame {
  readonly positions: readonly State[];
  readonly turns: readonly Turned[];
  readonly opening: readonly Event[];
  readonly carried: readonly Carried[];
}

/**
 * A game in progress with its history: what a screen, a terminal, a protocol or a server holds. It keeps one copy of the position
 * per decision, so that undo and replay cost nothing.
 */
export class Table<S extends State = State, M extends Move = Move, E extends Event = Event> {
  readonly game: Game<S, M, E>;
  readonly engine: Engine<S, M, E>;
  /** What happened before the first decision. */
  readonly opening: readonly E[];
  private readonly positions: S[];
  private readonly past: Turned<E>[] = [];
  private readonly trace: Change[] = [];
  private carried: readonly Carried[] = [];
  private setUp: SetUp;

  private constructor(game: Game<S, M, E>, setup: SetUp, engine: Engine<S, M, E>, start: S, opening: readonly E[]) {
    this.game = game;
    this.setUp = setup;
    this.engine = engine;
    this.positions = [start];
    this.opening = opening;
  }

  /** A new game, or what is wrong with the way it was to be set up. */
  static open<S extends State, M extends Move, E extends Event>(
    game: Game<S, M, E>,
    wanted: NewTable,
  ): Table<S, M, E> | Problem {
    if (wanted.position !== undefined) return Table.from(game, wanted, wanted.position);
    const setup = settledSetup(game, wanted);
    if (isProblem(setup)) return setup;
    const engine = new Engine(game.rules(setup));
    const opening: E[] = [];
    const start = engine.start(wanted.seed, (event) => opening.push(event));
    return new Table(game, setup, engine, start, opening);
  }

  /** A game that begins at a position from outside, once that has been found to be one; or what is wrong with it. */
  static from<S extends State, M extends Move, E extends Event>(
    game: Game<S, M, E>,
    wanted: Omit<NewTable, 'seed'> & { readonly seed?: string },
    position: unknown,
  ): Table<S, M, E> | Problem {
    const setup = settledSetup(game, { seed: '', ...wanted });
    if (isProblem(setup)) return setup;
    const engine = new Engine(game.rules(setup));
    const formed = inTodaysForm(position, engine.rules.addedFields);
    const wrong = positionProblem(engine, formed);
    if (wrong) return wrong;
    const start = engine.rules.clone(formed as S);
    return new Table(game, { ...setup, position: start }, engine, start, []);
  }

  /**
   * A table at a sketched position: what differs from the start of the game, or from another position. What happened by itself until
   * somebody had to choose is its opening.
   */
  static sketched<S extends State, M extends Move, E extends Event>(
    game: Game<S, M, E>,
    wanted: NewTable,
    sketch: unknown,
    over?: unknown,
  ): Table<S, M, E> | Problem {
    const setup = settledSetup(game, wanted);
    if (isProblem(setup)) return setup;
    const engine = new Engine(game.rules(setup));
    const base = over === undefined ? engine.start(wanted.seed) : inTodaysForm(over, engine.rules.addedFields);
    const wrong = over === undefined ? undefined : positionProblem(engine, base);
    if (wrong) return wrong;
    const drawn = sketched(engine, base as S, sketch);
    if (isProblem(drawn)) return drawn;
    return new Table(game, { ...setup, position: drawn.state }, engine, drawn.state, drawn.events);
  }

  /** A game as it was played, by whatever rules: positions and decisions are taken as they are told. The caller has checked them. */
  static asPlayed(game: AnyGame, setup: SetUp, { positions, turns, opening, carried }: PlayedGame): Table | undefined {
    const [start, ...rest] = positions;
    if (!start) return undefined;
    const table: Table = new Table(game, setup, new Engine(game.rules(setup)), start, opening);
    table.positions.push(...rest);
    table.past.push(...turns);
    table.carried = carried;
    return table;
  }

  /** How it was set up, and the version of the rules that it is played by now. */
  get setup(): SetUp {
    return this.setUp;
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
    const ply = this.past.length;
    this.trace.length = Math.min(this.trace.length, ply + 1);
    this.carried = this.carried.map((taken) => (taken.ply > ply ? { ...taken, ply } : taken));
  }

  /**
   * A game of an older version is taken up under the rules of today, from where it stands; what was played stays as it was. Says what keeps
   * its position from being one of theirs.
   */
  takeUp(): Problem | undefined {
    const { version } = this.setUp;
    if (version === this.game.version) return undefined;
    const wrong = positionProblem(this.engine, this.state);
    if (wrong) return wrong;
    this.carried = [...this.carried, { ply: this.past.length, version }];
    this.setUp = { ...this.setUp, version: this.game.version };
    return undefined;
  }

  /**
   * The game to be written down: with a mark of every position for a short one, or with all of them, so that it can be looked at as it
   * was played when the rules have changed. One that was taken up under newer rules needs them.
   */
  record(kept: 'moves' | 'marks' | 'positions' = 'moves'): GameRecord {
    const { carried } = this;
    const isWhole = kept === 'positions' || carried.length > 0;
    return {
      ...this.setup,
      moves: this.past.map(({ move }) => move),
      hash: this.hash(),
      ...(kept === 'marks' && !isWhole && { marks: marksOf(this.positions) }),
      ...(isWhole && { trace: this.traced() }),
      ...(carried.length > 0 && { carried }),
    };
  }

  /** Worked out once for each position: a game is saved after every move. */
  private traced(): readonly Change[] {
    const { trace, positions } = this;
    for (let at = trace.length; at < positions.length; at++)
      trace.push(changeBetween(positions[at - 1], positions[at]) ?? {});
    return trace.slice();
  }

  hash(): string {
    return hash(this.state);
  }
}

/** Two digits each, since a link is to be short: a false one is found at the next position, and the last has its whole hash. */
function marksOf(positions: readonly State[]): string {
  return positions.map((position) => hash(position).slice(0, 2)).join('');
}
