import { LANGUAGES, type Language } from '@cromford/kernel';
import { recalled, remember } from '../shell/memory.ts';
import type { Phrases } from './en.ts';

const REMEMBERED = 'cromford.language';

/** One module per language, fetched when it is wanted. */
const modules: Readonly<Record<Language, () => Promise<Phrases>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};

class Spoken {
  id = $state<Language>('en');
  private phrases = $state.raw<Phrases | undefined>();

  /** Everything the house says. Ready before the first component is. */
  get say(): Phrases {
    if (!this.phrases) throw new Error('no language has been loaded');
    return this.phrases;
  }

  async speak(id: Language): Promise<void> {
    this.phrases = await modules[id]();
    this.id = id;
    document.documentElement.lang = id;
  }

  async toggle(): Promise<void> {
    const id = this.id === 'en' ? 'de' : 'en';
    remember(REMEMBERED, id);
    await this.speak(id);
  }
}

export const language = new Spoken();

/** The one that was chosen here before, else the browser's, else English. */
export function preferredLanguage(): Language {
  const wanted = [recalled(REMEMBERED), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((id) => id === wanted.find((tag) => LANGUAGES.some((known) => known === tag))) ?? 'en';
}
