import type { InEvery } from '@cromford/kernel';
import { words as de } from './de.ts';
import { words as en } from './en.ts';

/** A habit in one sentence: the reader's figure beside that of strong players. */
type Compared = (mine: string, theirs: string) => string;

/** What is said of habits and of what strong players do. */
export interface CourseWords {
  readonly habits: {
    readonly heading: string;
    readonly about: string;
    readonly none: string;
    readonly noneAbout: string;
    readonly reading: string;
    from(games: number, name: string): string;
    readonly me: string;
    readonly strong: string;
    readonly said: Readonly<Record<string, Compared>>;
  };
  readonly explorer: {
    readonly open: string;
    readonly heading: string;
    readonly about: string;
    made(games: number, players: number, bot: string): string;
    readonly whose: string;
    readonly theirs: string;
    /** The same at the end of a line in a chart. */
    readonly theirsShort: string;
    mine(games: number): string;
    readonly option: string;
    readonly often: string;
    readonly won: string;
    readonly score: string;
    /** The seats have decided who chose what. */
    readonly oneEach: string;
    /** Too few for the figure beside it to mean much. */
    few(times: number): string;
    readonly moments: Readonly<Record<string, string>>;
    readonly curves: Readonly<Record<string, string>>;
    readonly toHabits: string;
    readonly nothing: string;
  };
  readonly game: string;
}

export const words: InEvery<CourseWords> = { en, de };
