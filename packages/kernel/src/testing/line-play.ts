import { Engine } from '../engine.ts';
import type { Event, Rules } from '../game.ts';
import { hash } from '../json.ts';
import type { Move } from '../move.ts';
import type { Note, Option } from '../option.ts';
import type { Seat, State } from '../state.ts';

/** A game that a test plays by lines of notation. Each game adds how a position of the test's making is arranged. */
export class LinePlay<S extends State, M extends Move, E extends Event> {
  readonly engine: Engine<S, M, E>;
  readonly s: S;
  readonly events: E[] = [];

  constructor(rules: Rules<S, M, E>, seed: string) {
    this.engine = new Engine(rules);
    this.s = this.engine.start(seed, (event) => this.events.push(event));
  }

  /** Plays lines of notation; each must be open. One that ends with `?` is left out where it is not (forced choices play themselves). */
  do(...lines: string[]): this {
    for (const given of lines) {
      const line = given.replace('?', '');
      if (given !== line && !this.open.includes(line)) continue;
      const refused = this.try(line);
      if (refused) throw new Error(`${line}: ${refused} at ${this.step}; open: ${this.open.join(' | ')}`);
    }
    return this;
  }

  /** The code with which a line is refused. The position must stay as it was. */
  refused(line: string): string | undefined {
    const before = hash(this.s);
    const code = this.try(line);
    if (code && hash(this.s) !== before) throw new Error(`${line} was refused and yet changed the position`);
    return code;
  }

  /** The rule that the refusal of a line names. */
  rule(line: string): string | undefined {
    const move = this.engine.rules.notation.read(line);
    return move && this.engine.judge(this.s, move)?.rule;
  }

  private try(line: string): string | undefined {
    const move = this.engine.rules.notation.read(line);
    if (!move) return 'unreadable';
    return this.engine.play(this.s, move, (event) => this.events.push(event))?.code;
  }

  /** Open choices as notation, ranges written out. */
  get open(): string[] {
    return this.engine.open(this.s).map((move) => this.engine.rules.notation.write(move));
  }

  get step(): string | undefined {
    return this.engine.due(this.s)?.step;
  }

  get seat(): Seat | undefined {
    return this.engine.due(this.s)?.seat;
  }

  /** One line of the list of choices, with its notes and its range. */
  option(line: string): Option<M> | undefined {
    return this.engine.options(this.s).find(({ move }) => this.engine.rules.notation.write(move) === line);
  }

  note(line: string, code: string): Note | undefined {
    return this.option(line)?.notes.find((note) => note.code === code);
  }
}
