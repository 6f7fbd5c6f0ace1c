import type { Seat } from '@cromford/kernel';
import { BotClient } from '../bots/client.ts';
import { language } from '../language/language.svelte.ts';
import type { Whys } from '../saves/games.ts';
import { chime } from './chime.ts';
import { lastWhy } from './last-why.ts';
import { openTable } from './open-table.svelte.ts';
import type { TableModel } from './table.svelte.ts';

/** Who plays next when nobody at this screen has to choose. */
export interface Turns {
  /** Others are played by a script or over the network, and nobody takes the device. */
  readonly areElsewhere: boolean;
  /** The person who is to take the device; until then nothing of the table is shown. */
  readonly handOver: Seat | undefined;
  /** The table stands; whoever has to choose in it is called. */
  begin(): void;
  goOn(): Promise<void>;
  /** The person who was called has taken the device. */
  takeOver(): Promise<void>;
  /** What a bot has said about its choice, by the entry of the log. */
  whyOf(ply: number): string | undefined;
  /** All of it, to be kept with the game. */
  whys(): Whys;
  /** The game has gone back to this step. */
  backTo(ply: number): void;
  close(): void;
}

/** Those of a lesson, and of a table on a server. */
export class TurnsElsewhere implements Turns {
  readonly areElsewhere = true;
  readonly handOver = undefined;
  begin(): void {}
  async goOn(): Promise<void> {}
  async takeOver(): Promise<void> {}
  whyOf(): undefined {}
  whys(): Whys {
    return {};
  }
  backTo(): void {}
  close(): void {}
}

/** Bots of this device play by themselves; persons who share it hand it over. */
export class TurnsHere implements Turns {
  readonly areElsewhere = false;
  handOver = $state<Seat>();
  private readonly table: TableModel;
  private readonly bots = new BotClient();
  private readonly said: Map<number, string>;

  /** `said` is what was kept with the game. */
  constructor(table: TableModel, said: Whys = {}) {
    this.table = table;
    this.said = new Map(Object.entries(said).map(([ply, why]) => [Number(ply), why]));
  }

  /** Where several persons play, one of them has to say that it is he who looks. */
  begin(): void {
    const { scene, isMine } = this.table;
    const persons = scene.players.filter(({ kind }) => kind === 'person');
    this.handOver = persons.length > 1 && isMine && !openTable.isOpen ? (scene.seat ?? undefined) : undefined;
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

  async takeOver(): Promise<void> {
    const { handOver: seat, table } = this;
    if (seat === undefined) return;
    if (seat !== table.seat) await table.change(() => table.engine.ask<'look'>({ do: 'look', seat }), 'quiet');
    this.handOver = undefined;
  }

  whyOf(ply: number): string | undefined {
    return this.said.get(ply);
  }

  whys(): Whys {
    return Object.fromEntries(this.said);
  }

  backTo(ply: number): void {
    for (const later of this.said.keys()) if (later > ply) this.said.delete(later);
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
        this.said.set(decision.ply + 1, explanation);
      return table.engine.ask<'play'>({ do: 'play', line: move });
    });
  }
}
