import type { Choice } from '../engine/protocol.ts';
import { frame } from '../shell/frame.svelte.ts';
import { allOpen, type Fit, fitted } from './bar-lines.ts';
import { gathered, groupsOf, isToldInFull } from './groups.ts';
import type { TableModel } from './table.svelte.ts';

/** The bar does not grow: more groups than these become tabs, and so do more choices than fit. */
const MOST_GROUPS = 9;
const FEW_GROUPS = 2;
const MOST_CHOICES = 16;

export const openCount = (choices: readonly Choice[]) => choices.filter(({ refusal }) => !refusal).length;

/** Which of the choices the bar shows, and how: all of them side by side, or group by group. */
export class BarChoices {
  private readonly table: TableModel;
  showAll = $state(false);

  constructor(table: TableModel) {
    this.table = table;
  }

  readonly listed = $derived.by(() =>
    this.table.scene.choices.filter((choice) => choice !== this.table.choosing.primary),
  );
  readonly groups = $derived(gathered(groupsOf(this.listed)));
  /** All amounts are of one kind of move. */
  readonly isAlike = $derived(
    new Set(this.listed.filter(({ presses }) => presses.length > 1).map(({ move }) => move.do)).size === 1,
  );
  /** What the places of the rows depend on, but for what is pointed at: another one is laid out anew. */
  private readonly layout = $derived({ groups: this.groups, width: frame.width, height: frame.height });
  /** Side by side they were higher than the bar may become. */
  private overflowing = $state.raw<object>();
  private laidOut: object | undefined;
  private readonly isCrowded = $derived.by(() => {
    const { length } = this.groups;
    if (length > MOST_GROUPS || (length > FEW_GROUPS && this.listed.length > MOST_CHOICES)) return true;
    return !frame.isNarrow && this.overflowing === this.layout;
  });
  /** The game asks in two steps: which group, told in a sentence each, and then among its choices. */
  readonly hasSteps = $derived.by(
    () => !this.showAll && this.groups.length > 1 && this.groups.every(({ name }) => name in this.table.scene.groups),
  );
  /** There is a usual answer, and nobody has asked for the others. */
  readonly isBehind = $derived.by(() => !this.showAll && this.table.choosing.proposed !== undefined);
  /** A phone has room for the choices of one group, and only somebody who plays knows which. */
  private readonly asksWhich = $derived(
    this.hasSteps || (frame.isNarrow && !this.showAll && this.groups.length > FEW_GROUPS),
  );
  readonly hasTabs = $derived(!this.isBehind && (this.isCrowded || this.asksWhich));
  readonly isTight = $derived(!this.hasTabs && this.groups.length > FEW_GROUPS);

  private readonly isLit = ({ presses }: Choice) => presses.some(({ line }) => line === this.table.lit);
  private readonly isWanted = ({ presses }: Choice) => presses.some(({ line }) => this.table.wanted?.includes(line));
  /** What is pointed at on the board is shown in the bar as well. */
  private readonly meant = $derived.by(
    () =>
      this.groups.find(({ choices }) => this.table.lit && choices.some(this.isLit)) ??
      this.groups.find(({ name }) => name === this.table.attended) ??
      this.groups.find(({ choices }) => choices.some(this.isWanted)),
  );
  /** The group whose tab is open. */
  readonly open = $derived.by(() => {
    if (this.meant || this.asksWhich) return this.meant;
    return this.groups.find(({ choices }) => openCount(choices) > 0) ?? this.groups[0];
  });
  /** What is said of the open group, where it was picked first. */
  readonly about = $derived.by(() =>
    this.hasSteps && this.open ? this.table.scene.groups[this.open.name] : undefined,
  );
  readonly shown = $derived(this.hasTabs ? this.groups.filter((group) => group === this.open) : this.groups);
  private readonly near = $derived(this.shown.flatMap(({ choices }) => choices));
  private readonly wanted = $derived(this.near.filter(this.isWanted));
  private readonly firstOpen = $derived(this.shown.find(({ choices }) => openCount(choices) > 0));
  /** Beside the board the bar has a column of its own, and scrolls. */
  private readonly onPhone = $derived({
    choices: (frame.isAside ? this.near : this.firstOpen?.choices) ?? [],
    layout: this.layout,
  });
  private tried = $state.raw<{ readonly onPhone: object; readonly fit: Fit }>();
  private readonly fit = $derived.by(() =>
    this.tried?.onPhone === this.onPhone ? this.tried.fit : allOpen(this.onPhone.choices),
  );
  private readonly few = $derived.by(() => {
    if (this.isBehind) return [];
    return this.wanted.length > 0 ? this.wanted : this.fit.choices;
  });
  /** What is chosen on the board of a phone is read about in the bar, alone if it is none of the few. */
  private readonly apart = $derived.by(() =>
    frame.isNarrow ? this.near.find((choice) => this.isLit(choice) && !this.few.includes(choice)) : undefined,
  );
  /** Those that a phone shows. */
  readonly nearest = $derived(new Set(this.apart ? [this.apart] : this.few));
  /** Open choices of what is shown that a phone leaves out. */
  readonly left = $derived.by(() => {
    if (this.hasTabs && !this.open) return 0;
    // While it is tried how many have room beside the number of the others, there is one.
    return Math.max(Number(this.fit.isCut), openCount(this.near) - openCount([...this.nearest]));
  });
  /** How many are open. */
  readonly all = $derived(openCount(this.listed));
  /** Nothing is left out but what is closed: so many. */
  readonly closed = $derived(this.all > this.nearest.size ? 0 : this.listed.length - this.all);
  /** The keys that press them. */
  readonly numbers = $derived(new Map(this.near.filter(({ refusal }) => !refusal).map((choice, i) => [choice, i + 1])));

  /** Looks where everything stands in the list once it is laid out, which is before it is painted, and shows less where it has no room. */
  settle(list: HTMLElement): void {
    if (this.isBehind) return;
    if (!frame.isNarrow) this.settleGroups(list);
    else if (!frame.isAside && !this.showAll && !this.apart && this.wanted.length === 0) this.settleFew(list);
  }

  private settleGroups(list: HTMLElement): void {
    if (this.hasTabs || this.groups.length < 2 || this.laidOut === this.layout) return;
    this.laidOut = this.layout;
    // Choices that tell what they are for do not push others behind a tab.
    if (list.scrollHeight > list.clientHeight && !this.groups.some(isToldInFull)) this.overflowing = this.layout;
  }

  private settleFew(list: HTMLElement): void {
    if (this.fit.isSettled || this.few.length === 0) return;
    const rows = list.querySelectorAll<HTMLElement>('.row.near');
    this.tried = {
      onPhone: this.onPhone,
      fit: fitted(
        this.fit,
        Array.from(rows, ({ offsetTop }) => offsetTop),
      ),
    };
  }
}
