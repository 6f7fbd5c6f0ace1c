import type { Move, State } from '@cromford/kernel';
import type { EngineClient } from '../engine/client.ts';
import type { Choice, Entry, Names, Press, Preview, RefusalText, Scene, Update } from '../engine/protocol.ts';
import { row } from '../saves/begin.ts';
import { saveGame } from '../saves/games.ts';
import type { BoardTable, Hand } from './board-table.ts';
import { Explanations } from './explanations.svelte.ts';
import { sourcesOf } from './sources.ts';

interface Start {
  readonly engine: EngineClient;
  readonly update: Update;
  /** The saved game to write to after each move; none in a lesson. */
  readonly saveAs?: string;
  readonly notes?: string;
  readonly closing: (move: Move) => boolean;
}

/** One table on the screen: the present scene, its log, what is pointed at, and what that would do. */
export class TableModel implements BoardTable {
  scene = $state.raw() as Scene;
  log = $state.raw<readonly Entry[]>([]);
  names = $state.raw<Names>({ accounts: {}, whys: {} });
  notes = $state('');
  pointed = $state<string>();
  chosen = $state<string>();
  armed = $state<string>();
  preview = $state.raw<Preview>();
  failure = $state<'save' | 'bug'>();
  /** What has just happened, for those who hear the page. */
  announced = $state('');
  wanted = $state.raw<readonly string[]>();
  readonly readOnly = false;
  readonly explanations = new Explanations();
  readonly lit = $derived(this.pointed ?? this.chosen);
  readonly shownPreview = $derived(this.preview && this.preview.line === this.lit ? this.preview : undefined);
  readonly after: State | undefined = $derived(this.shownPreview?.view);
  readonly next: readonly Choice[] = $derived(this.shownPreview?.choices ?? []);
  readonly primary = $derived(this.findPrimary());
  /** Runs before a move is sent; a lesson uses it to keep to its path. */
  allows: (line: string) => boolean = () => true;
  afterMove: (line: string) => void = () => {};

  readonly engine: EngineClient;
  private readonly saveAs: string | undefined;
  private readonly closing: (move: Move) => boolean;
  private readonly previews = new Map<string, Preview>();
  private saving = Promise.resolve();
  private busy = false;

  constructor({ engine, update, saveAs, notes = '', closing }: Start) {
    this.engine = engine;
    this.saveAs = saveAs;
    this.closing = closing;
    this.notes = notes;
    this.take(update);
  }

  sources(account: string): Record<string, number> {
    return sourcesOf(this.log, account);
  }

  point(line: string): void {
    this.pointed = line;
    this.lookAhead(line);
  }

  leave(line: string): void {
    if (this.pointed === line) this.pointed = undefined;
  }

  press(choice: Choice, { line }: Press, hand: Hand): void {
    if (hand === 'finger' && this.chosen !== line) {
      this.choose(line);
      return;
    }
    const asksAgain = choice.notes.some(({ warns }) => warns);
    if (asksAgain && this.armed !== line) {
      this.choose(line);
      this.armed = line;
    } else this.play(line);
  }

  /** Picks a choice without playing it: the filled button then plays it. */
  choose(line: string): void {
    this.chosen = line;
    this.armed = undefined;
    this.pointed = undefined;
    this.lookAhead(line);
  }

  async play(line: string): Promise<void> {
    if (this.busy || !this.allows(line)) return;
    await this.change(() => this.engine.ask<'play'>({ do: 'play', line }));
    this.afterMove(line);
  }

  async undo(wholeTurn = false): Promise<void> {
    await this.change(() => this.engine.ask<'undo'>({ do: 'undo', wholeTurn }));
  }

  /** The same table in the language of the page. */
  async translate(): Promise<void> {
    await this.change(() => this.engine.ask<'read'>({ do: 'read' }), 'quiet');
  }

  explain(refusal: RefusalText, at: Element, why: 'hover' | 'focus' | 'tap'): void {
    this.explanations.open({ refusal }, at, why);
  }

  unexplain(at: Element): void {
    this.explanations.close(at);
  }

  /** Resolves when everything so far is on this device. */
  saved(): Promise<void> {
    return this.saving;
  }

  save(): void {
    const { saveAs: id } = this;
    if (!id) return;
    const { scene } = this;
    this.saving = this.saving
      .then(async () => {
        const { text } = await this.engine.ask<'record'>({ do: 'record', short: false });
        await saveGame(row(id, text, scene, this.notes));
        if (this.failure === 'save') this.failure = undefined;
      })
      .catch(() => {
        this.failure ??= 'save';
      });
  }

  close(): void {
    this.saving.finally(() => this.engine.close());
  }

  isClosing(choice: Choice): boolean {
    return this.closing(choice.move);
  }

  private findPrimary(): Choice | undefined {
    const closing = this.scene.choices.filter((choice) => this.closing(choice.move));
    return closing.find(({ refusal }) => !refusal) ?? closing[0];
  }

  private async change(ask: () => Promise<Update | { refused: RefusalText }>, how?: 'quiet'): Promise<void> {
    this.busy = true;
    try {
      const update = await ask();
      if ('refused' in update) {
        this.announced = update.refused.text;
        return;
      }
      this.take(update);
      if (how === 'quiet') return;
      this.announced = update.entries.flatMap(({ events }) => events.map(({ text }) => text)).join(' ');
      this.save();
    } catch (error) {
      this.failure = 'bug';
      console.error(error);
    } finally {
      this.busy = false;
    }
  }

  private take({ scene, from, entries, names }: Update): void {
    this.previews.clear();
    this.explanations.closeAll();
    this.scene = scene;
    this.log = [...this.log.slice(0, from), ...entries];
    this.names = { accounts: names.accounts, whys: { ...this.names.whys, ...names.whys } };
    this.pointed = undefined;
    this.chosen = undefined;
    this.armed = undefined;
  }

  private async lookAhead(line: string): Promise<void> {
    const known = this.previews.get(line);
    if (known) {
      this.preview = known;
      return;
    }
    const { scene } = this;
    const found = await this.engine.ask<'preview'>({ do: 'preview', line });
    if (scene !== this.scene || 'refused' in found) return;
    this.previews.set(line, found);
    if (this.lit === line) this.preview = found;
  }
}
