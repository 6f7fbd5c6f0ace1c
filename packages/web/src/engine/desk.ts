import {
  type AnyGame,
  carryRecord,
  isProblem,
  type Language,
  momentsOf,
  PERSON,
  type Problem,
  problem,
  type Refusal,
  readRecord,
  type Seat,
  Table,
  unreadable,
  upTo,
  writeRecord,
} from '@cromford/kernel';
import { engines } from '../games/engines.ts';
import { changesBetween } from '../sheets/fields.ts';
import { aheadOf } from './ahead.ts';
import { Heard } from './heard.ts';
import { ownBack } from './own-back.ts';
import type { Answers, Ask, AskFor, Player, Refused, SentDecision, Trouble, Update } from './protocol.ts';
import { type Audience, Scribe } from './scribe.ts';
import type { Tellable } from './story.ts';

const NOTHING_TO_UNDO: Refusal = { code: 'nothing-to-undo', rule: '', params: {} };

/** The other side of the protocol: one table, and whoever writes down in words what stands on it. */
export class Desk {
  private table: Table | undefined;
  /** Instead of it: a table elsewhere, of which a server tells. */
  private heard: Heard | undefined;
  private players: readonly Player[] = [];
  private eyes: Seat | null = 0;
  private ownValues = 0;
  private isEarlierSheet = false;
  private fixed = 0;
  /** Words are made once per table and language. */
  private readonly scribes = new Map<Language, Promise<Scribe>>();

  async answer(ask: Ask, language: Language): Promise<Answers[Ask['do']]> {
    switch (ask.do) {
      case 'about':
        return (await Scribe.of(await load(ask.game), language)).about();
      case 'sheet': {
        const { sheet, earlierSheets = {}, matters = {} } = await load(ask.game);
        return { sheet, earlier: earlierSheets, matters };
      }
      case 'check-sheet':
        return { faults: (await load(ask.game)).sheetFaults(ask.sheet) };
      case 'open':
        return this.open(ask, language);
      case 'load':
        return this.load(ask, language);
      case 'set-up':
        return this.setUp(ask, language);
      case 'position':
        return this.position(ask.ply);
      case 'hear':
        return this.hear(ask, language);
      case 'read':
        return this.update(0, language);
      case 'look':
        this.eyes = ask.seat;
        return this.update(this.story.history.length + 1, language);
      case 'play': {
        const from = this.seated.history.length + 1;
        const refused = this.seated.playLine(ask.line);
        return refused ? this.refused(refused, language) : this.update(from, language);
      }
      case 'undo':
        return this.undo(ask.wholeTurn, language);
      case 'preview':
        return this.preview(ask, language);
      case 'decision':
        return this.decision();
      case 'at': {
        const table = this.story;
        if (!table.at(ask.ply))
          return { problem: problem('no-such-step', { ply: ask.ply, last: table.history.length }) };
        return (await this.scribe(language)).scene(table, ask.ply, this.audience);
      }
      case 'word':
        return { text: (await this.scribe(language)).word(this.story, ask, this.audience) };
      case 'story':
        return { entries: (await this.scribe(language)).story(this.story, ask.from, this.audience) };
      case 'record':
        return { text: this.record(ask.short, ask.upTo) };
      default:
        return ask satisfies never;
    }
  }

  private get seated(): Table {
    if (!this.table) throw new Error('no game is open');
    return this.table;
  }

  private get story(): Tellable {
    return this.heard ?? this.seated;
  }

  private get audience(): Audience {
    const { players, eyes, ownValues, isEarlierSheet, fixed } = this;
    return { players, eyes, ownValues, isEarlierSheet, fixed };
  }

  private async open(ask: AskFor<'open'>, language: Language): Promise<Update | Trouble> {
    const game = await known(ask.game);
    if (isProblem(game)) return { problem: game };
    const table = Table.open(game, ask);
    if (isProblem(table)) return { problem: table };
    return this.sit(table, ask.seats, language);
  }

  private async load(ask: AskFor<'load'>, language: Language): Promise<Update | Trouble> {
    const id = /^game (\S+)$/m.exec(ask.text)?.[1] ?? '';
    const game = await known(id);
    // The reader names the fault best, so it goes first; it only needs the game that the text speaks of.
    const record = readRecord(ask.text, isProblem(game) ? [] : [game]);
    if (isProblem(record)) return { problem: record };
    if (isProblem(game)) return { problem: game };
    const carriage = carryRecord(ask.upTo === undefined ? record : upTo(record, ask.upTo), [game]);
    if (isProblem(carriage)) return { problem: carriage };
    const { table, isAsPlayed } = carriage;
    const [differs] = carriage.differences;
    if (differs && !ask.older) return { problem: differs };
    const wrong = ask.older === 'take-up' ? table.takeUp() : undefined;
    if (wrong) return { problem: wrong };
    const update = await this.sit(table, record.seats, language, ask.isSetUp ? table.history.length : 0);
    return differs && ask.older === 'look' ? { ...update, older: { problem: differs, isAsPlayed } } : update;
  }

  private async setUp({ sketch, over, ...wanted }: AskFor<'set-up'>, language: Language): Promise<Answers['set-up']> {
    const game = await known(wanted.game);
    if (isProblem(game)) return { problem: game };
    const table = Table.sketched(game, wanted, sketch, over);
    if (isProblem(table)) return { problem: table };
    const { rules } = table.engine;
    const update = await this.sit(table, wanted.seats, language);
    const form = (await rules.stateForm?.()) ?? {};
    return { ...update, position: table.state, form, moments: momentsOf(table.engine) };
  }

  private position(ply: number): Answers['position'] {
    const { game, setup, history } = this.seated;
    const position = this.seated.at(ply);
    if (!position) return { problem: problem('no-such-step', { ply, last: history.length }) };
    const { players, options, sheet } = setup;
    return { game: game.id, players, options, position, ...(sheet !== game.sheet && { sheet }) };
  }

  private async hear(ask: AskFor<'hear'>, language: Language): Promise<Update | Trouble> {
    const { news } = ask;
    this.players = ask.seats;
    this.eyes = ask.seat;
    if (this.heard && !ask.anew)
      return this.update(news ? this.heard.hear(news) : this.heard.history.length + 1, language);
    const game = await known(ask.game);
    if (isProblem(game)) return { problem: game };
    if (!news) throw new Error('nothing has been told about this table yet');
    this.heard = new Heard(game, ask, news, ask.story);
    this.scribes.clear();
    this.compare(game, this.heard.setup.sheet);
    return this.update(0, language);
  }

  /** The sheet of a game beside those that it ships. */
  private compare({ sheet: shipped, earlierSheets = {} }: AnyGame, sheet: unknown): void {
    this.ownValues = changesBetween(shipped, sheet).length;
    this.isEarlierSheet =
      this.ownValues > 0 && Object.values(earlierSheets).some((earlier) => changesBetween(earlier, sheet).length === 0);
  }

  /** Without word of who plays, everybody is a person. The first person's eyes are the page's. */
  private sit(table: Table, seats: readonly Player[] | undefined, language: Language, fixed = 0): Promise<Update> {
    this.table = table;
    this.fixed = fixed;
    this.scribes.clear();
    this.compare(table.game, table.setup.sheet);
    this.players = Array.from({ length: table.setup.players }, (_, seat) => seats?.[seat] ?? PERSON);
    const due = table.due()?.seat ?? -1;
    const first = this.players.findIndex(({ kind }) => kind === 'person');
    this.eyes = this.players[due]?.kind === 'person' ? due : first < 0 ? null : first;
    return this.update(0, language);
  }

  private async undo(wholeTurn: boolean, language: Language): Promise<Update | Refused> {
    const table = this.seated;
    const seat = this.eyes ?? 0;
    const back = ownBack(table, seat, this.players, this.fixed);
    if (back === 0) {
      const refused = table.history.length <= this.fixed ? NOTHING_TO_UNDO : table.undo(seat);
      return refused ? this.refused(refused, language) : this.update(table.history.length + 1, language);
    }
    for (let i = 0; i < back; i++) table.takeBack();
    if (wholeTurn) this.takeBackTurn(table, seat);
    return this.update(table.history.length + 1, language);
  }

  /** What the seat decided just before, in the same round: who ends one and begins the next has had two turns. */
  private takeBackTurn(table: Table, seat: Seat): void {
    const chapterAt = (ply: number) => {
      const s = table.at(ply);
      return s && engines[table.game.id]?.chapter(table.engine.rules.view(s, seat));
    };
    const chapter = chapterAt(table.history.length);
    while (table.history.length > this.fixed && table.undoable(seat) > 0) {
      if (chapterAt(table.history.length - 1) !== chapter) return;
      table.undo(seat);
    }
  }

  private async preview({ line, after = [] }: AskFor<'preview'>, language: Language): Promise<Answers['preview']> {
    const table = this.story;
    const { engine } = table;
    let from = table.state;
    for (const earlier of after) {
      const ahead = aheadOf(engine, from, earlier);
      if ('refused' in ahead) return this.refused(ahead.refused, language);
      // What comes after a draw nobody knows.
      if (ahead.uncertain) return this.refused(unreadable(line), language);
      from = ahead.state;
    }
    const ahead = aheadOf(engine, from, line);
    if ('refused' in ahead) return this.refused(ahead.refused, language);
    return (await this.scribe(language)).preview(table, { from, line, ahead }, this.audience);
  }

  private decision(): SentDecision | Trouble {
    const { engine, game, setup, state, history } = this.story;
    const due = engine.due(state);
    if (!due) return { problem: problem('game-over') };
    return {
      game: game.id,
      players: setup.players,
      options: setup.options,
      ...(setup.sheet !== game.sheet && { sheet: setup.sheet }),
      seat: due.seat,
      ply: history.length,
      view: engine.rules.view(state, due.seat),
      moves: engine.open(state).map((move) => engine.rules.notation.write(move)),
    };
  }

  private record(short: boolean, ply?: number): string {
    const whole = this.seated.record(short ? 'marks' : 'positions');
    const wanted = ply === undefined ? whole : upTo(whole, ply);
    return writeRecord({ ...wanted, seats: this.players }, short ? this.seated.game.sheet : undefined);
  }

  private async update(from: number, language: Language): Promise<Update> {
    // The log of a table elsewhere may begin in the middle: its entries are counted from there.
    const skipped = this.heard?.firstEntry ?? 0;
    const update = (await this.scribe(language)).update(this.story, Math.max(from, skipped), this.audience);
    return { ...update, from: update.from - skipped };
  }

  private async refused(reason: Parameters<Scribe['refusal']>[0], language: Language): Promise<Refused> {
    return { refused: (await this.scribe(language)).refusal(reason) };
  }

  private scribe(language: Language): Promise<Scribe> {
    const made = this.scribes.get(language) ?? Scribe.of(this.story.game, language, this.story.setup);
    this.scribes.set(language, made);
    return made;
  }
}

async function load(id: string): Promise<AnyGame> {
  const engine = engines[id];
  if (!engine) throw new Error(`no game called ${id}`);
  return engine.load();
}

async function known(id: string): Promise<AnyGame | Problem> {
  return id in engines ? load(id) : problem('unknown-game', { game: id.slice(0, 40) });
}
