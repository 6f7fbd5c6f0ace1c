import {
  type AnyGame,
  completeOptions,
  Engine,
  type Event,
  type GameOptions,
  type State,
  type Table,
  type Turned,
} from '@cromford/kernel';
import type * as wire from '@cromford/protocol';
import type { Position, Told } from '@cromford/protocol';
import type { Tellable } from './story.ts';

/** An entry of a server's log, as far as the screen of a table needs it. */
export type HeardEntry = Pick<Told, 'kind' | 'seat' | 'line' | 'events' | 'view'>;

/** What a server tells a seat: the position as the seat sees it, and the entries that are news. */
export type Hearsay = Pick<Position, 'ply' | 'view' | 'undo'> & { readonly told: readonly HeardEntry[] };

/** A game from its beginning, as one seat has seen it: what every decision led to. */
export type WholeStory = Pick<wire.Story, 'opening' | 'views' | 'turns'>;

export interface HeardSetup {
  readonly players: number;
  readonly options: GameOptions;
  readonly sheet?: unknown;
}

/**
 * A table that stands elsewhere, as far as one seat has been told about it. Its positions are views: what is hidden stays hidden, and
 * the generator is never here. Where several decisions are told at once, those between bring their positions; one that does not keeps
 * the last known before it.
 */
export class Heard implements Tellable {
  readonly game: AnyGame;
  readonly engine: Engine;
  readonly setup: Table['setup'];
  opening: readonly Event[] = [];
  readonly history: Turned[] = [];
  private readonly positions: State[] = [];
  /** The first decision whose outcome is known; before it there are only empty places. */
  private first = 0;
  private mayUndo = false;

  constructor(game: AnyGame, { players, options, sheet = game.sheet }: HeardSetup, start: Hearsay, story?: WholeStory) {
    this.game = game;
    const { id, version } = game;
    this.setup = { game: id, version, players, seed: '', options: completeOptions(game, options), sheet };
    this.engine = new Engine(game.rules(this.setup));
    if (story) this.recall(story, start.undo);
    else this.begin(start);
  }

  get state(): State {
    return this.positions[this.positions.length - 1] as State;
  }

  /** The first entry of the log that can be told. */
  get firstEntry(): number {
    return this.first === 0 ? 0 : this.first + 1;
  }

  at(ply: number): State | undefined {
    return this.positions[ply];
  }

  /** The server says whether, not how often. */
  undoable(): number {
    return this.mayUndo ? 1 : 0;
  }

  /** Takes news; answers from which entry on the log has changed. */
  hear(news: Hearsay): number {
    let same = this.history.length;
    for (const entry of news.told) {
      if (entry.kind === 'move') {
        this.history.push(turned(entry));
        this.positions.push((entry.view as State | undefined) ?? this.state);
      } else {
        this.history.length -= Math.min(Number(entry.line), this.history.length);
        this.positions.length = this.history.length + 1;
        same = Math.min(same, this.history.length);
      }
    }
    if (this.history.length !== news.ply || same < this.first) {
      this.begin(news);
      return this.firstEntry;
    }
    this.positions[news.ply] = news.view;
    this.mayUndo = news.undo;
    return same + 1;
  }

  private recall({ opening, views, turns }: WholeStory, undo: boolean): void {
    this.opening = opening;
    this.positions.push(...views);
    this.history.push(...turns);
    this.mayUndo = undo;
  }

  private begin({ ply, view, undo, told }: Hearsay): void {
    let past: HeardEntry[] = [];
    for (const entry of told) {
      if (entry.kind === 'move') past.push(entry);
      else past.length -= Math.min(Number(entry.line), past.length);
    }
    this.first = Math.max(0, ply - past.length);
    past = past.slice(past.length - (ply - this.first));
    this.history.length = 0;
    this.history.length = this.first;
    this.history.push(...past.map(turned));
    this.positions.length = 0;
    this.positions.length = this.first;
    for (const entry of [undefined, ...past]) this.positions.push((entry?.view as State | undefined) ?? view);
    this.mayUndo = undo;
  }
}

function turned({ seat, line, events }: HeardEntry): Turned {
  return { seat, move: line, events };
}
