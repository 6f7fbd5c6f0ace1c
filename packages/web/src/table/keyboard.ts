import type { TableModel } from './table.svelte.ts';

interface Commands {
  table(): TableModel;
  log(): void;
  charts(): void;
  forecast(): void;
  text(): void;
  help(): void;
  hint?(): void;
  /** Nothing is chosen any more: what lies over the question goes. */
  away?(): boolean;
}

/** Keys of the table. Choosing is moving the focus, so that what is seen, heard and previewed is always the same thing. */
export function keyboard(commands: Commands): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]') && event.key !== '?') return;
    if (handle(event, commands)) event.preventDefault();
  };
}

function handle({ key, target }: KeyboardEvent, commands: Commands): boolean {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return turnTab(target, 1) || move(target, 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return turnTab(target, -1) || move(target, -1);
    case 'Enter':
      return playFilled(target);
    case ' ':
      return pause(target);
    case 'Escape':
      return commands.away?.() || commands.table().disarm();
    case 'u':
      commands.table().undo();
      return true;
    case 'y':
      void commands.table().redo();
      return true;
    case 'r':
      commands.table().undo(true);
      return true;
    case 'l':
      commands.log();
      return true;
    case 'c':
      commands.charts();
      return true;
    case 'f':
      commands.forecast();
      return true;
    case 'h':
      commands.hint?.();
      return commands.hint !== undefined;
    case 't':
      commands.text();
      return true;
    case '?':
      commands.help();
      return true;
    default:
      return /^[1-9]$/.test(key) && choose(Number(key));
  }
}

/** The choices in the order of the list that the focus is in: the bar's, unless the focus is on the board. */
function choicesNear(target: EventTarget | null): HTMLElement[] {
  const onBoard = target instanceof Element ? target.closest('[data-board]') : null;
  const scope = onBoard ? [onBoard] : Array.from(document.querySelectorAll('[data-choices]'));
  return scope
    .flatMap((list) => Array.from(list.querySelectorAll<HTMLElement>('[data-choice], [data-primary]')))
    .filter(isShown);
}

/** Among tabs the arrows go from tab to tab, and open the one they come to; where none is open yet, that is for Enter to do. */
function turnTab(target: EventTarget | null, by: 1 | -1): boolean {
  const list = target instanceof Element ? target.closest('[role=tablist]') : null;
  const tabs = Array.from(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? []);
  const at = tabs.indexOf(target as HTMLElement);
  const next = tabs[(at + by + tabs.length) % tabs.length];
  if (at < 0 || !next) return false;
  next.focus();
  if (list?.querySelector('[aria-selected=true]')) next.click();
  return true;
}

function move(target: EventTarget | null, by: 1 | -1): boolean {
  const choices = choicesNear(target);
  if (choices.length === 0) return false;
  const at = choices.indexOf(target as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : choices.length - 1) : (at + by + choices.length) % choices.length;
  choices[next]?.focus({ preventScroll: false });
  return true;
}

/** The n-th open choice of the list, its smallest amount if it has amounts; or the n-th group, where one is picked first. */
function choose(n: number): boolean {
  const groups = Array.from(document.querySelectorAll<HTMLElement>('[data-choices] .cards > :not(.none)'));
  if (groups.length > 0) {
    groups[n - 1]?.click();
    return groups.length >= n;
  }
  const rows = Array.from(document.querySelectorAll('[data-choices] .row')).filter(isShown);
  const open = rows
    .map((row) => row.querySelector<HTMLElement>('[data-choice]:not([aria-disabled])'))
    .filter((first) => first !== null);
  open[n - 1]?.focus();
  return open.length >= n;
}

/** Enter on a button is the button's own business; anywhere else it plays the filled one. One that only passes has to be meant. */
function playFilled(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest('button, a, summary, select')) return false;
  const filled = document.querySelector<HTMLElement>('[data-primary]:not([aria-disabled])');
  const passing = filled?.matches('.pass') ? filled : document.querySelector<HTMLElement>('[data-pass] button');
  if (filled && filled !== passing) filled.click();
  else passing?.focus();
  return (filled ?? passing) !== null;
}

/** Holds whatever is being shown; a button under the focus keeps its own space bar. */
function pause(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest('button, a, summary, select')) return false;
  const button = document.querySelector<HTMLElement>('[data-pause]');
  button?.click();
  return button !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
