import { isProblem, type Language, problem } from '@cromford/kernel';
import type { Command } from '@cromford/protocol';
import type { TableEngine } from '../engine/client.ts';
import type { Answers, Ask, AskFor, Refused, Update } from '../engine/protocol.ts';
import type { TableLine } from './table-line.svelte.ts';
import { problemText, words } from './words.ts';

/** Answers for a table on the server: moves are decided there, everything that only looks is done by the engine of this device. */
export class RemoteEngine implements TableEngine {
  private readonly line: TableLine;
  private readonly notice: (text: string) => void;

  /** `notice` is told what the server had against a command, and nothing when another is sent. */
  constructor(line: TableLine, notice: (text: string) => void) {
    this.line = line;
    this.notice = notice;
  }

  async ask<K extends Ask['do']>(ask: AskFor<K>, inLanguage?: Language): Promise<Answers[K]> {
    const asked: Ask = ask;
    switch (asked.do) {
      case 'play':
        this.notice('');
        return (await this.command({ kind: 'move', line: asked.line })) as Answers[K];
      case 'undo':
        this.notice('');
        return (await this.undo(asked.wholeTurn)) as Answers[K];
      case 'decision':
        // What a bot would have to know: only where the server lets one be asked.
        if (this.line.room?.noHint !== null) return { problem: problem('no-hint') } as Answers[K];
        return this.line.engine.ask(ask, inLanguage);
      default:
        return this.line.engine.ask(ask, inLanguage);
    }
  }

  close(): void {
    this.line.close();
  }

  private async undo(wholeTurn: boolean): Promise<Update | Refused> {
    let update = await this.command({ kind: 'undo' });
    while (wholeTurn && !('refused' in update) && update.scene.undoable > 0 && (await this.isSameRound(update))) {
      const { from } = update;
      const next = await this.command({ kind: 'undo' });
      update = 'refused' in next ? next : { ...next, from: Math.min(from, next.from) };
    }
    return update;
  }

  /** Whether the decision before was made in the same round: who ends one and begins the next has had two turns. */
  private async isSameRound({ scene: { ply, chapter } }: Update): Promise<boolean> {
    const before = await this.line.engine.ask<'at'>({ do: 'at', ply: ply - 1 });
    return !('problem' in before) && before.chapter === chapter;
  }

  private async command(what: Command['do']): Promise<Update | Refused> {
    const answer = await this.line.command(what);
    if (isProblem(answer) && answer.code === 'withdrawn') return { refused: { code: 'withdrawn', rule: '', text: '' } };
    if (isProblem(answer)) return this.refused(answer.code, '', problemText(answer));
    if (answer.outcome === 'refused') {
      const { code, rule } = answer.refusal;
      return this.refused(
        code,
        rule,
        code in words().problems ? problemText({ code, params: {} }) : words().table.refused,
      );
    }
    if (answer.outcome === 'stale') this.notice(words().table.stale);
    if (!this.line.hasNews) return this.refused('stale', '', words().table.stale);
    const update = await this.line.take();
    return 'problem' in update ? this.refused(update.problem.code, '', problemText(update.problem)) : update;
  }

  private refused(code: string, rule: string, text: string): Refused {
    this.notice(text);
    return { refused: { code, rule, text } };
  }
}
