import type { Choice } from '../../engine/protocol.ts';
import type { ArkwrightView } from './view.svelte.ts';

const LINE = 'text/x-cromford-line';
const WORKER = 'text/x-cromford-worker';

/** A marker, ship or tile is dragged from the display: it carries its choice. */
export function dragChoice(event: DragEvent, choice: Choice | undefined): void {
  const line = choice && !choice.refusal ? choice.presses[0]?.line : undefined;
  if (line === undefined) event.preventDefault();
  else event.dataTransfer?.setData(LINE, line);
}

/** A worker is dragged from the labour market; where he is dropped says the rest. */
export function dragWorker(event: DragEvent): void {
  event.dataTransfer?.setData(WORKER, '1');
}

/** Lets go of something over a place that takes it. */
export function allowDrop(event: DragEvent, what: 'choice' | 'worker'): void {
  if (event.dataTransfer?.types.includes(what === 'choice' ? LINE : WORKER)) event.preventDefault();
}

/** Plays the choice that was dragged here. */
export function dropChoice(event: DragEvent, view: ArkwrightView): void {
  const line = event.dataTransfer?.getData(LINE);
  const choice = view.table.scene.choices.find(({ presses }) => presses.some((press) => press.line === line));
  const press = choice?.presses.find((other) => other.line === line);
  if (!choice || !press) return;
  event.preventDefault();
  view.table.press(choice, press, 'mouse');
}

/** Hires the worker who was dragged to a row or to a circle of the warehouse. */
export function dropWorker(event: DragEvent, view: ArkwrightView, choice: Choice | undefined): void {
  const press = choice?.presses[0];
  if (!event.dataTransfer?.getData(WORKER) || !choice || choice.refusal || !press) return;
  event.preventDefault();
  event.stopPropagation();
  view.table.press(choice, press, 'mouse');
}
