import type { Seat } from '@cromford/kernel';
import { BotClient } from '../bots/client.ts';
import { language } from '../language/language.svelte.ts';
import { chime } from './chime.ts';
import { lastWhy } from './last-why.ts';
import { openTable } from './open-table.svelte.ts';
import { Said } from './said.ts';
import type { TableModel } from './table.svelte.ts';

/** Who plays next when nobody at this screen has to choose. Those of a table on a server: online/turns-online.svelte.ts. */
export interface Turns {
  /** Others are played by a script or over the network, and nobody takes the device. */
  readonly areElsewhere: boolean;
  /** A move is on its way and may still be refused, or the game rests: nothing is chosen meanwhile. */
  readonly isSending: boolean;
  /** The person who is to take the device; until then nothing of the table is shown. */
  readonly handOver: Seat | undefined;
  readonly said: Said;
  /** The table stands; whoever has to choose in it is called. */
  begin(): void;
  /** A move has been chosen here and is about to be played; `false` where it may not be. */
  sends(line: string): boolean;
  /** That move has been played, or refused. */
  goOn(): Promise<void>;
  /** What others have done while something else was told, taken back or translated. */
  catchUp(): Promise<void>;
  /** The person who was called has taken the device. */
  takeOver(): Promise<void>;
  close(): void;
}

/** A script plays the others: a lesson, a puzzle. */
export class TurnsOfScript implements Turns {
  readonly areElsewhere = true;
  readonly isSending = false;
  readonly handOver = undefined;
  readonly said = new Said();
  begin(): void {}
  sends(): boolean {
    return true;
  }
  async goOn(): Promise<void> {}
  async catchUp(): Promise<void> {}
  async takeOver(): Promise<void> {}
  close(): void {}
}

/** Bots of this device play by themselves; persons who share it hand it over. */
export class TurnsHere implements Turns {
  readonly areElsewhere = false;
  readonly isSending = false;
  handOver = $state<Seat>();
  readonly said: Said;
  private readonly table: TableModel;
  private readonly bots = new BotClient();

  constructor(table: TableModel, said: Said) {
    this.table = table;
    this.said = said;
  }

  /** Where several persons play, one of them has to say that it is he who looks. */
  begin(): void {
    const { scene, isMine } = this.table;
    const persons = scene.players.filter(({ kind }) => kind === 'person');
    this.handOver = persons.length > 1 && isMine && !openTable.isOpen ? (scene.seat ?? undefined) : undefined;
  }

  sends(): boolean {
    return true;
  }

  /** Lets the bots play until a person has to choose, and asks for the device to be handed over where that is somebody else. */
  async goOn(): Promise<void> {
    const { table } = this;
    if (table.isBusy) return;
    while (table.isGoingOn && this.isBot(table.due)) await this.botMove();
    table.shown.conductor.rest();
    if (table.isElsewhere) return;
    if (table.isMine && document.hidden) chime();
    const { due, seat } = table.scene;
    if (due === null || due === seat || this.isBot(due) || seat === null) return;
    this.handOver = due;
    if (openTable.isOpen) await this.takeOver();
  }

  /** Nobody plays here while something else is done. */
  async catchUp(): Promise<void> {}

  async takeOver(): Promise<void> {
    const { handOver: seat, table } = this;
    if (seat === undefined) return;
    if (seat !== table.seat) await table.change(() => table.engine.ask<'look'>({ do: 'look', seat }), 'quiet');
    this.handOver = undefined;
  }

  close(): void {
    this.bots.close();
  }

  private isBot(seat: Seat | null): boolean {
    return seat !== null && this.table.scene.players[seat]?.kind === 'bot';
  }

  private async botMove(): Promise<void> {
    const { table } = this;
    const { due } = table.scene;
    const level = due === null ? undefined : table.scene.players[due]?.bot;
    await table.change(async () => {
      const decision = await table.engine.ask<'decision'>({ do: 'decision' });
      if ('problem' in decision) throw new Error(decision.problem.code);
      const [{ move, explanation }] = await Promise.all([
        this.bots.choose(decision, level ?? '', language.id),
        table.shown.conductor.beat('move'),
      ]);
      // Until a turn is over a bot repeats what it said about the one before.
      if (explanation && explanation !== lastWhy(table.log, decision.seat))
        this.said.note(decision.ply + 1, explanation);
      return table.engine.ask<'play'>({ do: 'play', line: move });
    });
  }
}
