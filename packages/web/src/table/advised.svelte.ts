import { onDestroy, untrack } from 'svelte';
import { Hint } from '../hint/hint.svelte.ts';
import { language } from '../language/language.svelte.ts';
import type { TableModel } from './table.svelte.ts';

/** What a bot would do, for this table: it follows what is played, and is closed where other people would be at a disadvantage. */
export function hintAt(table: TableModel, refused: () => string | undefined): Hint {
  const hint = new Hint(table);
  onDestroy(() => hint.end());
  $effect(() => {
    const persons = table.scene.players.filter(({ kind }) => kind === 'person').length;
    hint.whyNot = (refused() ?? (persons > 1 ? language.say.table.hintPersons : '')) || undefined;
    // Somebody has come in meanwhile: what was being told is not told to its end.
    if (hint.whyNot) untrack(() => hint.close());
  });
  $effect(() => {
    const { ply } = table.scene;
    untrack(() => hint.follow(ply));
  });
  table.allows = (line) => {
    hint.plays(line);
    return true;
  };
  return hint;
}

/** By key: asks, or says why nobody may be asked. */
export function askForHint(table: TableModel, hint: Hint): void {
  if (!table.isMine) return;
  if (hint.whyNot === undefined) void hint.more();
  else table.shown.remark = hint.whyNot;
}

/** By key: closes it, unless the key meant a note that lies over it. */
export function leaveHint(table: TableModel, hint: Hint): boolean {
  if (!hint.isOpen || table.explanations.subject) return false;
  hint.close();
  return true;
}

/** What a hint proposes is pressed like any other choice: one that forces something asks once more. */
export function takeAdvice(table: TableModel, line: string): void {
  const choice = table.scene.choices.find(({ presses }) => presses.some((press) => press.line === line));
  const press = choice?.presses.find((one) => one.line === line);
  if (choice && press) table.press(choice, press, 'key');
  else void table.play(line);
}
