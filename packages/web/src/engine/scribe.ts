import {
  type AnyGame,
  amounts,
  completeOptions,
  type Event,
  LANGUAGES,
  type Language,
  type Move,
  type Note,
  type Option,
  type Refusal,
  type Setup,
  type State,
  type Table,
  type Words,
} from '@cromford/kernel';
import { engines } from '../games/engines.ts';
import type { Ahead } from './look-ahead.ts';
import type {
  About,
  Choice,
  Entry,
  EventText,
  Names,
  NoteText,
  Press,
  Preview,
  RefusalText,
  Scene,
  Update,
} from './protocol.ts';

/** The seat whose eyes the page has. Games for one have no other. */
const SEAT = 0;

/** Puts a table into words, in one language. */
export class Scribe {
  private readonly game: AnyGame;
  private readonly words: Words;
  private readonly inAll: ReadonlyMap<Language, Words>;

  private constructor(game: AnyGame, words: Words, inAll: ReadonlyMap<Language, Words>) {
    this.game = game;
    this.words = words;
    this.inAll = inAll;
  }

  /** For a table, or for a game on the shelf as it is usually set up. */
  static async of(game: AnyGame, language: Language, setup?: Setup): Promise<Scribe> {
    const usual = { players: game.players[0] ?? 1, options: completeOptions(game, {}), sheet: game.sheet };
    const all = new Map<Language, Words>();
    for (const id of LANGUAGES) all.set(id, await game.words(id, setup ?? usual));
    return new Scribe(game, all.get(language) as Words, all);
  }

  about(): About {
    const { game, words } = this;
    return {
      name: words.name,
      about: words.about,
      players: game.players,
      options: game.options.map((spec) => ({
        ...spec,
        ...words.option(spec.id),
        labels: spec.values.map((value) => ({ value, ...words.option(spec.id, value) })),
      })),
    };
  }

  update(table: Table, from: number): Update {
    const entries: Entry[] = [];
    for (let ply = from; ply <= table.history.length; ply++) entries.push(this.entry(table, ply));
    return {
      scene: this.scene(table, table.state, table.history.length),
      from,
      entries,
      names: this.names(table, entries),
    };
  }

  scene(table: Table, state: State, ply: number): Scene {
    const { words } = this;
    const { engine } = table;
    const isNow = ply === table.history.length;
    const view = engine.rules.view(state, SEAT);
    const due = engine.due(state);
    const question = due ? words.question(view) : { ask: '', help: '' };
    const progress = Object.fromEntries(LANGUAGES.map((id) => [id, this.inAll.get(id)?.progress(view) ?? '']));
    return {
      game: table.game.id,
      ply,
      chapter: this.chapter(view),
      view,
      sheet: table.setup.sheet,
      options: table.setup.options,
      over: !due,
      step: due?.step ?? '',
      rule: due?.rule ?? '',
      ...question,
      choices: due ? this.choices(table, engine.options(state), view) : [],
      undoable: isNow ? table.undoable(SEAT) : 0,
      sections: words.view(view, SEAT),
      score: engine.rules.score(state)[SEAT] ?? 0,
      accounts: engine.rules.accounts(state),
      result: due ? '' : words.result(view),
      progress: progress as Record<Language, string>,
    };
  }

  preview(table: Table, line: string, { state, events, uncertain }: Ahead): Preview {
    const { engine } = table;
    const view = engine.rules.view(state, SEAT);
    return {
      line,
      view,
      accounts: engine.rules.accounts(state),
      events: events.map((event) => this.event(table, event)),
      choices: uncertain ? [] : this.choices(table, engine.options(state), view),
      uncertain,
    };
  }

  event(table: Table, event: Event): EventText {
    return {
      kind: event.kind,
      rule: event.rule,
      text: this.words.event(event),
      flows: table.engine.rules.flows(event).map(({ account, by, why }) => ({ account, by, why })),
    };
  }

  refusal(reason: Refusal): RefusalText {
    return { code: reason.code, rule: reason.rule, text: this.words.refusal(reason) };
  }

  private choices(table: Table, options: readonly Option[], view: State): Choice[] {
    return options.filter((option) => !option.unlisted).map((option) => this.choice(table, option, view));
  }

  private choice(table: Table, option: Option, view: State): Choice {
    const { words } = this;
    const { move, range, notes, refusal } = option;
    const press = (chosen: Move, amount?: number): Press => ({
      line: table.engine.rules.notation.write(chosen),
      text: words.move(chosen, view),
      ...(amount !== undefined && { amount }),
    });
    const each = range ? amounts(range) : [];
    return {
      move,
      text: words.move(move, view),
      group: words.group(move, view),
      presses: range ? each.map((amount) => press({ ...move, amount } as Move, amount)) : [press(move)],
      notes: notes.map((note) => this.note(note)),
      ...(range?.limit && { limit: this.refusal(range.limit) }),
      ...(refusal && { refusal: this.refusal(refusal) }),
    };
  }

  private note(note: Note): NoteText {
    return { code: note.code, text: this.words.note(note), warns: note.warns === true };
  }

  private entry(table: Table, ply: number): Entry {
    const { rules } = table.engine;
    const before = table.at(ply - 1);
    const after = table.at(ply) as State;
    const turned = table.history[ply - 1];
    const move = turned && rules.notation.read(turned.move);
    return {
      ply,
      // A choice belongs to the turn in which it was made, also when it ends that turn.
      chapter: this.chapter(rules.view(before ?? after, SEAT)),
      move: move && before ? this.words.move(move, rules.view(before, SEAT)) : '',
      events: (turned?.events ?? table.opening).map((event) => this.event(table, event)),
      accounts: rules.accounts(after),
      score: rules.score(after)[SEAT] ?? 0,
    };
  }

  private names(table: Table, entries: readonly Entry[]): Names {
    const accounts: Record<string, string> = {};
    const whys: Record<string, string> = {};
    for (const id of Object.keys(table.engine.rules.accounts(table.state))) accounts[id] = this.words.account(id);
    for (const { events } of entries)
      for (const { flows } of events) for (const { why } of flows) whys[why] ??= this.words.why(why);
    return { accounts, whys };
  }

  private chapter(view: State): number {
    return engines[this.game.id]?.chapter(view) ?? 1;
  }
}
