import { language } from '../../../language/language.svelte.ts';
import type { ArkwrightView } from '../view.svelte.ts';
import { needAt } from './need-at.ts';
import { needs } from './words.ts';

/** Whoever presses a place before he has chosen a marker is told which one to choose. Fetched by the first such press. */
export async function sayNeed(view: ArkwrightView, pressed: Element): Promise<void> {
  const found = needAt(pressed);
  if (!found) return;
  const said = await needs[language.id]();
  view.table.explanations.open({ thing: said.needs[found.need] }, found.place, 'tap');
}
