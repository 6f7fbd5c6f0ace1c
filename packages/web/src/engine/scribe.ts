import {
  type Ahead,
  type AnyGame,
  amounts,
  completeOptions,
  type Event,
  inText,
  type Language,
  type Move,
  type Note,
  named,
  type Option,
  partsOf,
  plain,
  type Question,
  type Refusal,
  type Seat,
  type Sentence,
  type Setup,
  type State,
  type Words,
  type WordsInText,
} from '@cromford/kernel';
import { engines } from '../games/engines.ts';
import { type Forecasting, forecastsAfter, forecastsIn } from './forecast.ts';
import { ownBack } from './own-back.ts';
import type {
  About,
  AskFor,
  Choice,
  Entry,
  EventText,
  Names,
  NoteText,
  Player,
  Press,
  Preview,
  RefusalText,
  Scene,
  Seated,
  ToldEntry,
  Update,
} from './protocol.ts';
import type { Tellable } from './story.ts';

/** A choice that is only imagined: from which position, and what it would do there. */
interface LookedAt {
  readonly from: State;
  readonly line: string;
  readonly ahead: Ahead;
}

/** Who sits at a table and who looks at it. */
export interface Audience {
  readonly players: readonly Player[];
  /** `null` is a bystander. */
  readonly eyes: Seat | null;
  /** Values of the component sheet that are not the shipped ones. */
  readonly ownValues: number;
  /** The sheet is one that the game shipped before. */
  readonly isEarlierSheet: boolean;
  /** Decisions, from the first one on, that cannot be taken back. */
  readonly fixed: number;
}

/** Puts a table into words, in one language. */
export class Scribe {
  private readonly game: AnyGame;
  private readonly words: Words;

  private constructor(game: AnyGame, words: Words) {
    this.game = game;
    this.words = words;
  }

  /** For a table, or for a game on the shelf as it is usually set up. */
  static async of(game: AnyGame, language: Language, setup?: Setup): Promise<Scribe> {
    const usual = { players: game.players[0] ?? 1, options: completeOptions(game, {}), sheet: game.sheet };
    return new Scribe(game, await game.words(language, setup ?? usual));
  }

  about(): About {
    const { game, words } = this;
    return {
      name: words.name,
      about: words.about,
      players: game.players,
      seats: Array.from({ length: Math.max(...game.players) }, (_, seat) => this.label(seat)),
      options: game.options.map((spec) => ({
        ...spec,
        ...words.option(spec.id),
        labels: spec.values.map((value) => ({ value, ...words.option(spec.id, value) })),
      })),
    };
  }

  /** The words with the names of those who sit there; a seat whose player gave none is called by its colour or number. */
  private wordsFor({ players }: Audience): WordsInText {
    return inText(this.words, (sentence) => plain(this.named(sentence, players)));
  }

  private named(sentence: Sentence, players: readonly Player[]): Sentence {
    return named(
      this.words,
      sentence,
      players.map(({ name }) => name),
    );
  }

  update(table: Tellable, from: number, audience: Audience): Update {
    const entries: Entry[] = [];
    for (let ply = from; ply <= table.history.length; ply++) entries.push(this.entry(table, ply, audience));
    return {
      scene: this.scene(table, table.history.length, audience),
      from,
      entries,
      names: this.names(table, entries, audience),
    };
  }

  scene(table: Tellable, ply: number, audience: Audience): Scene {
    const words = this.wordsFor(audience);
    const { engine } = table;
    const rules: Forecasting = engine.rules;
    const { eyes } = audience;
    const isNow = ply === table.history.length;
    const state = table.at(ply) as State;
    const view = rules.view(state, eyes);
    const due = engine.due(state);
    const options = due && due.seat === eyes ? engine.options(state) : [];
    const question: Question<string> = due ? words.question(view) : { ask: '', help: '' };
    return {
      game: table.game.id,
      ply,
      chapter: this.chapter(view),
      seat: eyes,
      due: due?.seat ?? null,
      players: this.players(audience),
      view,
      sheet: table.setup.sheet,
      ownValues: audience.ownValues,
      isEarlierSheet: audience.isEarlierSheet,
      options: table.setup.options,
      over: !due,
      step: due?.step ?? '',
      rule: due?.rule ?? '',
      ask: question.ask,
      help: question.help,
      helpRule: question.help && question.helpRule !== due?.rule ? (question.helpRule ?? '') : '',
      groups: this.groups(options, view, audience),
      choices: this.choices(table, options, view, audience),
      undoable: isNow && eyes !== null ? ownBack(table, eyes, audience.players, audience.fixed) : 0,
      sections: words.view(view, eyes),
      winners: due ? [] : rules.winners(state),
      scores: rules.score(state),
      accounts: rules.accounts(state),
      forecasts: due ? forecastsIn(rules, view) : {},
      foresight: rules.foresight?.(view, eyes),
      result: due ? '' : words.result(view),
      progress: words.progress(view),
    };
  }

  preview(table: Tellable, { from, line, ahead }: LookedAt, audience: Audience): Preview {
    const { engine } = table;
    const { state, events, uncertain } = ahead;
    const { eyes } = audience;
    const rules: Forecasting = engine.rules;
    const view = rules.view(state, eyes);
    const before = rules.view(from, eyes);
    const move = rules.notation.read(line) as Move;
    const soon = rules.after?.(before, move) ?? view;
    const goesOn = !uncertain && engine.due(state)?.seat === eyes;
    return {
      line,
      view,
      soon,
      forecasts: forecastsAfter(rules, before, move, view, events),
      foresight: rules.foresight?.(soon, eyes),
      accounts: rules.settled?.(from, state) ?? rules.accounts(state),
      events: this.events(table, events, audience),
      choices: goesOn ? this.choices(table, engine.options(state), view, audience) : [],
      uncertain,
    };
  }

  events(table: Tellable, events: readonly Event[], audience: Audience): EventText[] {
    const words = this.wordsFor(audience);
    return events.map((event) => ({
      event,
      kind: event.kind,
      rule: event.rule,
      text: words.event(event),
      flows: table.engine.rules.flows(event).map(({ account, by, why }) => ({ account, by, why })),
    }));
  }

  /** What has happened from this entry on, for those who read it as text. */
  story(table: Tellable, from: number, audience: Audience): ToldEntry[] {
    const words = this.wordsFor(audience);
    const entries: ToldEntry[] = [];
    for (let ply = Math.max(0, from); ply <= table.history.length; ply++) {
      if (!table.at(ply)) continue;
      const { seat, move, events } = this.entry(table, ply, audience);
      const happened = events.map(({ event }) => event);
      entries.push({ ply, seat, move, told: words.story(happened).map(({ text }) => text) });
    }
    return entries;
  }

  /** A line of notation in words, as it would have been said at that step. */
  word(table: Tellable, { ply, line, after = [] }: Omit<AskFor<'word'>, 'do'>, audience: Audience): string {
    const { engine } = table;
    const { rules } = engine;
    const from = table.at(ply);
    const move = rules.notation.read(line);
    if (!from || !move) return line;
    const state = rules.clone(from);
    for (const before of after) {
      const played = engine.open(state).find((open) => rules.notation.write(open) === before);
      if (!played) break;
      engine.apply(state, played);
    }
    return this.moveText(move, rules.view(state, audience.eyes), audience);
  }

  refusal(reason: Refusal): RefusalText {
    return { code: reason.code, rule: reason.rule, text: plain(this.words.refusal(reason)) };
  }

  private choices(table: Tellable, options: readonly Option[], view: State, audience: Audience): Choice[] {
    return options.filter((option) => !option.unlisted).map((option) => this.choice(table, option, view, audience));
  }

  private groups(options: readonly Option[], view: State, audience: Audience): Scene['groups'] {
    const words = this.wordsFor(audience);
    const grouped = new Map<string, Option[]>();
    for (const option of options) {
      const name = words.group(option.move, view);
      grouped.set(name, [...(grouped.get(name) ?? []), option]);
    }
    return Object.fromEntries(
      Array.from(grouped).flatMap(([name, own]) => {
        const said = words.aboutGroup?.(own, view);
        return said ? [[name, { about: together(said.about), ask: said.ask }]] : [];
      }),
    );
  }

  private choice(table: Tellable, option: Option, view: State, audience: Audience): Choice {
    const { words } = this;
    const { move, range, notes, refusal } = option;
    const rules: Forecasting = table.engine.rules;
    const press = (chosen: Move, amount?: number): Press => {
      const own = amount === undefined || refusal ? [] : (rules.notesAfter?.(view, chosen) ?? []);
      const shared = notes.filter(({ warns }) => warns);
      return {
        line: rules.notation.write(chosen),
        text: this.moveText(chosen, view, audience),
        ...(amount !== undefined && { amount }),
        ...(own.length > 0 && { notes: [...shared, ...own].map((note) => this.note(note)) }),
      };
    };
    const each = range ? amounts(range) : [];
    return {
      move,
      text: this.moveText(move, view, audience),
      said: this.moveSaid(range ? ({ ...move, amount: range.to } as Move) : move, view, audience),
      group: words.group(move, view),
      presses: range ? each.map((amount) => press({ ...move, amount } as Move, amount)) : [press(move)],
      notes: notes.map((note) => this.note(note)),
      ...(range?.limit && { limit: this.refusal(range.limit) }),
      ...(range?.floor && { floor: this.refusal(range.floor) }),
      ...(range?.present !== undefined && { present: range.present }),
      ...(refusal && { refusal: this.refusal(refusal) }),
    };
  }

  private note(note: Note): NoteText {
    const isNone = note.code.startsWith('earns-') && note.params.amount === 0;
    return {
      code: note.code,
      text: together(plain(this.words.note(note))),
      warns: note.warns === true,
      ...(isNone && { none: true }),
    };
  }

  private entry(table: Tellable, ply: number, audience: Audience): Entry {
    const { rules } = table.engine;
    const { eyes } = audience;
    const before = table.at(ply - 1);
    const after = table.at(ply) as State;
    const turned = table.history[ply - 1];
    const game = engines[this.game.id];
    const move = turned && rules.notation.read(turned.move);
    return {
      ply,
      // A choice belongs to the turn in which it was made, also when it ends that turn.
      chapter: this.chapter(rules.view(before ?? after, eyes)),
      seat: turned?.seat ?? null,
      // Older rules may have had moves that these cannot read: those stand as they were written.
      move: move && before ? this.moveText(move, rules.view(before, eyes), audience) : (turned?.move ?? ''),
      ...(move && { played: move }),
      events: this.events(table, turned?.events ?? table.opening, audience),
      accounts: rules.accounts(after),
      scores: rules.score(after),
      measures: game?.measures?.(after, rules) ?? {},
      ...(game?.isUnderWay?.(after) && { isUnderWay: true }),
    };
  }

  private moveSaid(move: Move, view: State, { players }: Audience): Sentence {
    return this.named(this.words.move(move, view), players);
  }

  private moveText(move: Move, view: State, audience: Audience): string {
    return plain(this.moveSaid(move, view, audience));
  }

  private names(table: Tellable, entries: readonly Entry[], audience: Audience): Names {
    const words = this.wordsFor(audience);
    const accounts: Record<string, string> = {};
    const kinds: Record<string, string> = {};
    const whys: Record<string, string> = {};
    for (const id of Object.keys(table.engine.rules.accounts(table.state))) {
      accounts[id] = words.account(id);
      kinds[id] = kindIn(this.words.account(id)) ?? accounts[id];
    }
    for (const { events } of entries)
      for (const { flows } of events) for (const { why } of flows) whys[why] ??= words.why(why);
    return { accounts, kinds, whys };
  }

  private players({ players }: Audience): Seated[] {
    return players.map((player, seat) => ({ ...player, name: player.name || this.label(seat), given: player.name }));
  }

  private label(seat: Seat): string {
    return this.words.seat?.(seat) ?? String(seat + 1);
  }

  private chapter(view: State): number {
    return engines[this.game.id]?.chapter(view) ?? 1;
  }
}

/** Beside a choice lines are short: where the pound stands behind its figure, they do not part. */
function together(text: string): string {
  return text.replace(/(\d) £/g, '$1\u00a0£');
}

/** What a sentence says it is about. */
function kindIn(sentence: Sentence): string | undefined {
  for (const part of partsOf(sentence)) if (typeof part !== 'string' && part.is === 'kind') return part.text;
  return undefined;
}
