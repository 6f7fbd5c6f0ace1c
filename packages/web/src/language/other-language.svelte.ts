import { untrack } from 'svelte';
import { language } from './language.svelte.ts';

/** Calls whenever another language is chosen while the component is there. */
export function onOtherLanguage(changed: () => void): void {
  let spoken = language.id;
  $effect(() => {
    if (language.id === spoken) return;
    spoken = language.id;
    untrack(changed);
  });
}
