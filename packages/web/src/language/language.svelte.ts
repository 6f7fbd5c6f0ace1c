import { type InEvery, LANGUAGES, type Language } from '@cromford/kernel';
import { onRememberedElsewhere, recalled, remember } from '../shell/memory.ts';
import type { Phrases } from './en/index.ts';

const REMEMBERED = 'cromford.language';

/** One module per language, fetched when it is wanted. */
const modules: InEvery<() => Promise<{ readonly phrases: Phrases }>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
};

class Spoken {
  id = $state<Language>('en');
  private phrases = $state.raw<Phrases | undefined>();

  /** Everything the house says. Ready before the first component is. */
  get say(): Phrases {
    if (!this.phrases) throw new Error('no language has been loaded');
    return this.phrases;
  }

  /** The one that the toggle leads to. */
  get next(): Language {
    return LANGUAGES[(LANGUAGES.indexOf(this.id) + 1) % LANGUAGES.length] ?? 'en';
  }

  async speak(id: Language): Promise<void> {
    this.phrases = (await modules[id]()).phrases;
    this.id = id;
    document.documentElement.lang = id;
  }

  async choose(id: Language): Promise<void> {
    remember(REMEMBERED, id);
    await this.speak(id);
  }

  async toggle(): Promise<void> {
    await this.choose(this.next);
  }
}

export const language = new Spoken();

onRememberedElsewhere(REMEMBERED, () => void language.speak(preferredLanguage()));

/** The one that was chosen here before, else the browser's, else English. */
export function preferredLanguage(): Language {
  const wanted = [recalled(REMEMBERED), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((id) => id === wanted.find((tag) => LANGUAGES.some((known) => known === tag))) ?? 'en';
}
