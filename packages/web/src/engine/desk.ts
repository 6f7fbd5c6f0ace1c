import {
  type AnyGame,
  isProblem,
  type Language,
  type Problem,
  problem,
  readRecord,
  Table,
  writeRecord,
} from '@cromford/kernel';
import { engines } from '../games/engines.ts';
import { lookAhead } from './look-ahead.ts';
import type { Answers, Ask, AskFor, Refused, Trouble, Update } from './protocol.ts';
import { Scribe } from './scribe.ts';

/** The other side of the protocol: one table, and whoever writes down in words what stands on it. */
export class Desk {
  private table: Table | undefined;

  async answer(ask: Ask, language: Language): Promise<Answers[Ask['do']]> {
    switch (ask.do) {
      case 'about':
        return (await Scribe.of(await load(ask.game), language)).about();
      case 'check-sheet':
        return { faults: (await load(ask.game)).sheetFaults(ask.sheet) };
      case 'open':
        return this.open(ask, language);
      case 'load':
        return this.load(ask, language);
      case 'read':
        return this.update(0, language);
      case 'play': {
        const from = this.seated.history.length + 1;
        const refused = this.seated.playLine(ask.line);
        return refused ? this.refused(refused, language) : this.update(from, language);
      }
      case 'undo':
        return this.undo(ask.wholeTurn, language);
      case 'preview':
        return this.preview(ask.line, language);
      case 'at': {
        const table = this.seated;
        const state = table.at(ask.ply);
        if (!state) return { problem: problem('no-such-step', { ply: ask.ply, last: table.history.length }) };
        return (await this.scribe(language)).scene(table, state, ask.ply);
      }
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

  private async open(ask: AskFor<'open'>, language: Language): Promise<Update | Trouble> {
    const game = await known(ask.game);
    if (isProblem(game)) return { problem: game };
    const table = Table.open(game, ask);
    if (isProblem(table)) return { problem: table };
    this.table = table;
    return this.update(0, language);
  }

  private async load(ask: AskFor<'load'>, language: Language): Promise<Update | Trouble> {
    const id = /^game (\S+)$/m.exec(ask.text)?.[1] ?? '';
    const game = await known(id);
    // The reader names the fault best, so it goes first; it only needs the game that the text speaks of.
    const record = readRecord(ask.text, isProblem(game) ? [] : [game]);
    if (isProblem(record)) return { problem: record };
    if (isProblem(game)) return { problem: game };
    const { hash: _whole, ...start } = record;
    const wanted = ask.upTo === undefined ? record : { ...start, moves: record.moves.slice(0, ask.upTo) };
    const table = Table.replay(wanted, [game]);
    if (isProblem(table)) return { problem: table };
    this.table = table;
    return this.update(0, language);
  }

  private async undo(wholeTurn: boolean, language: Language): Promise<Update | Refused> {
    const table = this.seated;
    const seat = 0;
    const refused = table.undo(seat);
    if (refused) return this.refused(refused, language);
    while (wholeTurn && table.undoable(seat) > 0) table.undo(seat);
    return this.update(table.history.length + 1, language);
  }

  private async preview(line: string, language: Language): Promise<Answers['preview']> {
    const table = this.seated;
    const ahead = lookAhead(table, line);
    if ('refused' in ahead) return this.refused(ahead.refused, language);
    return (await this.scribe(language)).preview(table, line, ahead);
  }

  private record(short: boolean, upTo?: number): string {
    const record = this.seated.record();
    const { hash, ...start } = record;
    const wanted = upTo === undefined ? { ...start, hash } : { ...start, moves: record.moves.slice(0, upTo) };
    return writeRecord(wanted as typeof record, short ? this.seated.game.sheet : undefined);
  }

  private async update(from: number, language: Language): Promise<Update> {
    return (await this.scribe(language)).update(this.seated, from);
  }

  private async refused(reason: Parameters<Scribe['refusal']>[0], language: Language): Promise<Refused> {
    return { refused: (await this.scribe(language)).refusal(reason) };
  }

  private scribe(language: Language): Promise<Scribe> {
    return Scribe.of(this.seated.game, language, this.seated.setup);
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
