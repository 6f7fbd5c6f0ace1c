import type { InEvery } from '@cromford/kernel';
import type { Results } from '../../table/results.svelte.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';

/** What the settings page says. */
export interface SettingsWords {
  readonly heading: string;
  readonly about: string;
  readonly look: string;
  readonly play: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>;
  readonly size: string;
  readonly sizeAbout: string;
  readonly speed: string;
  readonly speedAbout: string;
  readonly sound: string;
  readonly soundAbout: string;
  readonly motion: string;
  readonly motionAbout: string;
  readonly aim: string;
  readonly aimAbout: string;
  readonly results: string;
  readonly resultsAbout: string;
  readonly whens: Readonly<Record<Results, string>>;
  readonly confirm: string;
  readonly confirmAbout: string;
  readonly openTable: string;
  readonly openTableAbout: string;
}

export const settingsWords: InEvery<SettingsWords> = { en, de };
