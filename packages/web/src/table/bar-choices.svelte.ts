import type { Choice } from '../engine/protocol.ts';
import { frame } from '../shell/frame.svelte.ts';
import { linesOf, nearestOf } from './bar-lines.ts';
import { type Group, groupsOf } from './groups.ts';
import type { TableModel } from './table.svelte.ts';

/** The bar does not grow: more groups than these become tabs, and so do more choices than fit. */
const MOST_GROUPS = 9;
const FEW_GROUPS = 2;
const MOST_LINES = 2;
const MOST_CHOICES = 16;
const MOST_LETTERS = 400;

export const openCount = (choices: readonly Choice[]) => choices.filter(({ refusal }) => !refusal).length;

/** Which of the choices the bar shows, and how: all of them side by side, or group by group. */
export class BarChoices {
  private readonly table: TableModel;
  /** What the list has on the screen, in pixels. */
  width = $state(0);
  showAll = $state(false);

  constructor(table: TableModel) {
    this.table = table;
  }

  readonly listed = $derived.by(() => this.table.scene.choices.filter((choice) => choice !== this.table.primary));
  readonly groups = $derived(gathered(groupsOf(this.listed)));
  /** All amounts are of one kind of move. */
  readonly isAlike = $derived(
    new Set(this.listed.filter(({ presses }) => presses.length > 1).map(({ move }) => move.do)).size === 1,
  );
  private readonly isTooLong = $derived(this.width > 0 && linesOf(this.groups, this.width / frame.scale) > MOST_LINES);
  private readonly isCrowded = $derived.by(() => {
    const { length } = this.groups;
    if (length > MOST_GROUPS) return true;
    if (length > FEW_GROUPS && (this.listed.length > MOST_CHOICES || lettersOf(this.listed) > MOST_LETTERS))
      return true;
    return length > 1 && !frame.isNarrow && this.isTooLong;
  });
  /** The game asks in two steps: which group, told in a sentence each, and then among its choices. */
  readonly hasSteps = $derived.by(
    () => !this.showAll && this.groups.length > 1 && this.groups.every(({ name }) => name in this.table.scene.groups),
  );
  /** A phone has room for the choices of one group, and only somebody who plays knows which. */
  private readonly asksWhich = $derived(
    this.hasSteps || (frame.isNarrow && !this.showAll && this.groups.length > FEW_GROUPS),
  );
  readonly hasTabs = $derived(this.isCrowded || this.asksWhich);
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
  private readonly few = $derived.by(() => {
    const wanted = this.near.filter(this.isWanted);
    // Beside the board the bar has a column of its own, and scrolls.
    if (frame.isAside && wanted.length === 0) return this.near.filter(({ refusal }) => !refusal);
    return wanted.length > 0 ? wanted : nearestOf(this.shown.find(({ choices }) => openCount(choices) > 0));
  });
  /** Those that a phone shows. What is chosen on its board is read about in the bar, alone if it is none of them. */
  readonly nearest = $derived.by(() => {
    const apart = frame.isNarrow && this.near.find((choice) => this.isLit(choice) && !this.few.includes(choice));
    return new Set(apart ? [apart] : this.few);
  });
  /** Open choices of what is shown that a phone leaves out. */
  readonly left = $derived(this.hasTabs && !this.open ? 0 : openCount(this.near) - openCount([...this.nearest]));
  /** What is closed is only counted where nothing else is left out. */
  readonly all = $derived(openCount(this.listed) > this.nearest.size ? openCount(this.listed) : this.listed.length);
  /** The keys that press them. */
  readonly numbers = $derived(new Map(this.near.filter(({ refusal }) => !refusal).map((choice, i) => [choice, i + 1])));
}

/** One choice for each thing: its own words name the thing, and a heading over each would only say it twice. */
function gathered(found: Group[]): Group[] {
  const isPlain = ({ name, choices }: Group) =>
    choices.length === 1 &&
    choices.every(({ text, presses }) => presses.length === 1 && text.toLowerCase().includes(name.toLowerCase()));
  if (found.length < 2 || !found.every(isPlain)) return found;
  return [{ name: '', choices: found.flatMap(({ choices }) => choices) }];
}

function lettersOf(choices: readonly Choice[]): number {
  const letters = (text: string, { notes }: Choice) => notes.reduce((all, note) => all + note.text.length, text.length);
  return choices.reduce((sum, choice) => sum + letters(choice.text, choice), 0);
}
