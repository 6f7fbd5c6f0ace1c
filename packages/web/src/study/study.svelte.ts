import { EngineClient } from '../engine/client.ts';
import type { Player, SetUpPosition, SetUpTable } from '../engine/protocol.ts';
import { language } from '../language/language.svelte.ts';
import { problemText } from '../language/problem-text.ts';
import { ReplayModel } from '../replay/replay.svelte.ts';
import { newSeed } from '../saves/games.ts';
import { usualSeats } from '../saves/usual-game.ts';
import { type Description, formOf, overlaid, sketchOf } from './form.ts';
import { withPlace } from './naming.ts';

/** Where a study begins: at the start of a game, or at a whole position of one. */
export type Origin = Omit<SetUpPosition, 'position'> & { readonly position?: unknown };

/** A position that is being set up: what was given, and what it comes to by the rules. */
export class Study {
  readonly origin: Origin;
  readonly seed = newSeed();
  /** What differs from where it began, by path. */
  given = $state.raw<Readonly<Record<string, unknown>>>({});
  /** The moment at which it is; '' is the one of where it began. */
  moment = $state('');
  seats = $state.raw<readonly Player[]>([]);
  /** What is wrong with it. */
  trouble = $state('');
  /** The last that could be played. */
  drawn = $state.raw<SetUpTable>();
  board = $state.raw<ReplayModel>();
  /** For how many the game is. */
  possible = $state.raw<readonly number[]>([]);
  private readonly engine = new EngineClient();
  private asked = 0;

  constructor(origin: Origin) {
    this.origin = origin;
    this.seats = usualSeats(origin.players);
    void this.draw();
    void this.engine.ask<'about'>({ do: 'about', game: origin.game }).then(({ players }) => {
      this.possible = players;
    });
  }

  readonly form = $derived(
    this.drawn ? formOf(this.drawn.form as Description, overlaid(this.drawn.position, this.given)) : [],
  );
  readonly isChanged = $derived(this.moment !== '' || Object.keys(this.given).length > 0);

  give(path: string, value: unknown): void {
    // What is taken away, or put there anew, takes what was said about it along.
    const others = Object.entries(this.given).filter(([known]) => !known.startsWith(`${path}.`));
    this.given = { ...Object.fromEntries(others), [path]: value };
    void this.draw();
  }

  choose(moment: string): void {
    this.moment = moment;
    void this.draw();
  }

  sit(seat: number, who: Player): void {
    this.seats = this.seats.map((player, i) => (i === seat ? who : player));
    void this.draw();
  }

  forget(): void {
    this.given = {};
    this.choose('');
  }

  /** What the engine is asked to set up. */
  private get wanted() {
    const { position, ...setup } = this.origin;
    const sketch = { ...sketchOf(this.given), ...(this.moment !== '' && { agenda: this.moment }) };
    return {
      do: 'set-up',
      ...setup,
      seed: this.seed,
      seats: this.seats,
      sketch,
      ...(position !== undefined && { over: position }),
    } as const;
  }

  /** Only the last answer counts: whoever types quickly asks more than once. */
  async draw(): Promise<void> {
    this.asked += 1;
    const { asked } = this;
    const found = await this.engine.ask<'set-up'>(this.wanted);
    if (asked !== this.asked) return;
    if ('problem' in found) {
      this.trouble = problemText(withPlace(found.problem, language.id));
      return;
    }
    this.trouble = '';
    this.drawn = found;
    if (this.board) this.board.take(found);
    else this.board = new ReplayModel(this.engine, found);
  }

  /** The record of a game that begins here, as short as it can be or whole; nothing where it cannot be played. */
  async record(short: boolean): Promise<string | undefined> {
    await this.draw();
    if (this.trouble !== '') return undefined;
    return (await this.engine.ask<'record'>({ do: 'record', short })).text;
  }

  close(): void {
    this.engine.close();
  }
}
