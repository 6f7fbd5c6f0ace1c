import type { Seat } from '@cromford/kernel';
import type { EngineClient } from '../engine/client.ts';
import type { Entry, EventText, Names, Scene, Update } from '../engine/protocol.ts';
import { language } from '../language/language.svelte.ts';
import type { BoardTable, ForecastPair } from '../table/board-table.ts';
import { Explanations } from '../table/explanations.svelte.ts';
import { sourcesOf } from '../table/sources.ts';

/** A finished or unfinished game, looked at step by step. Nothing can be chosen. */
export class ReplayModel implements BoardTable {
  scene = $state.raw() as Scene;
  log = $state.raw<readonly Entry[]>([]);
  names = $state.raw<Names>({ accounts: {}, kinds: {}, whys: {} });
  readonly explanations = new Explanations();
  readonly readOnly = true;
  readonly counts = false;
  readonly shownPreview = undefined;
  readonly told: readonly EventText[] = [];
  readonly seat: Seat | null = $derived(this.scene.seat);
  readonly due: Seat | null = $derived(this.scene.due);
  spokenOf = $state<string>();
  readonly lit = undefined;
  readonly armed = undefined;
  readonly wanted = undefined;
  readonly engine: EngineClient;

  /** How the game stands at its last step: over, and won by whom. */
  readonly end: { readonly isOver: boolean; readonly winners: readonly Seat[] };

  constructor(engine: EngineClient, update: Update) {
    this.engine = engine;
    this.end = { isOver: update.scene.over, winners: update.scene.winners };
    this.take(update);
  }

  get last(): number {
    return this.log.length - 1;
  }

  take({ scene, entries, names }: Update): void {
    this.scene = withoutChoices(scene);
    this.log = entries;
    this.names = names;
  }

  async show(ply: number): Promise<void> {
    const found = await this.engine.ask<'at'>({ do: 'at', ply });
    if (!('problem' in found)) this.scene = withoutChoices(found);
  }

  /** Through whose eyes; `null` is a bystander. */
  async look(seat: Seat | null): Promise<void> {
    const { ply } = this.scene;
    await this.engine.ask<'look'>({ do: 'look', seat });
    await this.show(ply);
  }

  async translate(): Promise<void> {
    const { ply } = this.scene;
    this.take(await this.engine.ask<'read'>({ do: 'read' }));
    await this.show(ply);
  }

  playerName(seat: Seat | null): string {
    return seat === null ? language.say.table.importer : (this.scene.players[seat]?.name ?? String(seat + 1));
  }

  forecast(subject: string): ForecastPair | undefined {
    const now = this.scene.forecasts[subject];
    return now && { now, after: undefined };
  }

  sources(account: string): Record<string, number> {
    return sourcesOf(this.log.slice(0, this.scene.ply + 1), account);
  }

  point(): void {}
  leave(): void {}
  press(): void {}
}

/** A board draws what may be chosen; here nothing may. */
function withoutChoices(scene: Scene): Scene {
  return { ...scene, choices: [] };
}
