import type { Move } from '@cromford/kernel';
import type { Choice, Press, Preview, Scene } from '../engine/protocol.ts';
import type { Face } from '../games/face.ts';
import { language } from '../language/language.svelte.ts';
import type { Hand } from './board-table.ts';
import { confirming } from './confirming.svelte.ts';
import { Entered, ownTurn } from './entered.ts';
import { idle } from './idle.ts';
import { Previews } from './previews.svelte.ts';
import type { TableModel } from './table.svelte.ts';
import { warningsOf } from './warnings.ts';

/** More choices than anybody looks at one by one. */
const MOST_FORESEEN = 80;
/** A finger that comes down this soon (ms) after a position, or the second click of a double click, meant a button of the one before. */
const FRESH = 350;

/** What is pointed at and chosen before it is played, what that would do, and which choice the filled button offers. */
export class Choosing {
  pointed = $state<string>();
  chosen = $state<string>();
  /** A choice that carries a warning and has been pressed once. */
  armed = $state<string>();
  /** The group of choices that is looked at, where the bar shows one at a time. */
  attended = $state<string>();
  readonly lit = $derived.by(() => this.pointed ?? this.chosen ?? this.proposed);
  readonly preview: Preview | undefined = $derived(this.lit === undefined ? undefined : this.previewOf(this.lit));
  readonly primary = $derived(this.findPrimary());
  /** What would end the step leaves something that one would rather take: it is offered, not proposed. */
  readonly isPassing = $derived(this.findPassing());
  /** What the game says about closing choices; whoever shows the table knows it. */
  passing: Face['passing'];
  isUsual: Face['usual'];
  /** The line of what most would answer here, where the game knows that. */
  readonly proposed = $derived.by(() => this.findProposed());
  readonly isClosing: (move: Move) => boolean;
  private readonly table: TableModel;
  private readonly previews: Previews;
  private entered = new Entered();
  /** Something has been done in the step that is asked about. */
  private isBegun = $state(false);
  private since = 0;

  constructor(table: TableModel, isClosing: (move: Move) => boolean) {
    this.table = table;
    this.isClosing = isClosing;
    this.previews = new Previews(table.engine);
  }

  get isFresh(): boolean {
    return performance.now() - this.since < FRESH;
  }

  /** Another position is asked about. */
  renew(scene: Scene, isSameStep: boolean): void {
    this.previews.renew();
    this.isBegun = this.entered.isBegun(scene);
    this.since = performance.now();
    this.pointed = undefined;
    this.unchoose();
    if (!isSameStep) this.attended = undefined;
    void this.foresee();
  }

  /** Whoever looks at another group has let go of what he chose in this one. */
  attend(group: string | undefined): void {
    this.attended = group;
    const isOfIt = this.table.scene.choices.some(
      (choice) => choice.group === group && choice.presses.some(({ line }) => line === this.chosen),
    );
    if (group !== undefined && !isOfIt) this.unchoose();
  }

  point(line: string): void {
    this.pointed = line;
  }

  leave(line: string): void {
    if (this.pointed === line) this.pointed = undefined;
  }

  press(choice: Choice, press: Press, hand: Hand, isPrimary = false): void {
    const { line } = press;
    if (this.table.turns.isSending) return;
    const isProposed = isPrimary && !this.isPassing && !this.isFresh;
    if (hand === 'finger' && this.chosen !== line && !isProposed) {
      this.choose(line);
      return;
    }
    const asksAgain = confirming.isOn && warningsOf(choice, press).length > 0;
    if (asksAgain && this.armed !== line) {
      this.choose(line);
      this.armed = line;
      this.table.shown.announced = secondQuestion(choice, press);
    } else this.table.play(line);
  }

  /** Picks a choice without playing it: the filled button then plays it. */
  choose(line: string): void {
    this.chosen = line;
    this.armed = undefined;
    this.pointed = undefined;
  }

  /** Takes back the question whether one is sure, and what was chosen. */
  disarm(): boolean {
    const was = this.chosen ?? this.armed;
    this.unchoose();
    return was !== undefined;
  }

  letGo(): boolean {
    if (!this.primary || this.primary.refusal) return false;
    this.unchoose();
    return true;
  }

  private unchoose(): void {
    this.chosen = undefined;
    this.armed = undefined;
  }

  private findPrimary(): Choice | undefined {
    const closing = this.table.scene.choices.filter((choice) => this.isClosing(choice.move));
    return closing.find(({ refusal }) => !refusal) ?? closing[0];
  }

  private findProposed(): string | undefined {
    const { primary } = this;
    if (!primary || primary.refusal || !this.table.isMine || !this.isUsual?.(primary.move)) return undefined;
    return primary.presses[0]?.line;
  }

  private findPassing(): boolean {
    const { primary } = this;
    if (!primary || primary.refusal) return false;
    const { choices, step } = this.table.scene;
    if (!choices.some(({ move, refusal }) => !refusal && !this.isClosing(move))) return false;
    const passing = this.passing?.(primary.move, step);
    return (
      passing === 'always' || (passing === 'at-first' && !this.isBegun) || primary.notes.some(({ warns }) => warns)
    );
  }

  /** Opened in the middle of a turn: what was done in it is only in the log, and the steps of that in the positions before. */
  async recall(): Promise<void> {
    const { scene, log, isMine } = this.table;
    if (!isMine) return;
    const entered = new Entered();
    for (const { ply } of ownTurn(log, scene)) {
      const before = await this.table.engine.ask<'at'>({ do: 'at', ply: ply - 1 });
      if ('problem' in before || this.table.scene !== scene || this.table.isClosed) return;
      entered.isBegun(before);
    }
    this.entered = entered;
    this.isBegun = entered.isBegun(scene);
  }

  previewOf(...lines: readonly string[]): Preview | undefined {
    void this.table.scene;
    return this.previews.read(...lines);
  }

  /** While the page has nothing else to do: what each open choice would bring, so that it is there when somebody points at it. */
  private async foresee(): Promise<void> {
    const { scene, isMine } = this.table;
    if (!isMine) return;
    const open = scene.choices
      .filter(({ refusal }) => !refusal)
      .flatMap(({ presses }) => presses.map(({ line }) => line));
    for (const line of open.slice(0, MOST_FORESEEN)) {
      await idle();
      if (scene !== this.table.scene || this.table.isBusy || this.table.isClosed) return;
      await this.previews.foresee(line);
    }
  }
}

/** Whoever hears the page hears what the choice would force, before the same key plays it. */
function secondQuestion(choice: Choice, press: Press): string {
  const { once, sure } = language.say.table;
  const warnings = warningsOf(choice, press).map(({ text }) => text);
  return `${once} ${warnings.join(', ')}. ${sure(press.text)}`;
}
