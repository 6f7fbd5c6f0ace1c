import type { GameOptions, Language } from '@cromford/kernel';

/** A short rulebook to be read from beginning to end; every rule by its number stands in the list behind it. */
export interface Rulebook {
  readonly lead: string;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** A part of the address. */
  readonly id: string;
  readonly title: string;
  /** Games that it is for; all that share the book, where it does not say. */
  readonly only?: readonly string[];
  readonly parts: readonly RulebookPart[];
}

export type RulebookPart =
  | string
  | readonly string[]
  | { readonly picture: Picture; readonly caption: string }
  | { readonly example: ExampleId; readonly text: string };

export type Picture = 'cycle' | 'row' | 'appeal' | 'ladder' | 'shares' | 'round' | 'reach' | 'turn' | 'rails';

/** A position that an example opens on a board. */
export interface Example {
  readonly players: number;
  readonly options?: GameOptions;
  /** What differs from the start, by path, and the moment. */
  readonly given?: Readonly<Record<string, unknown>>;
  readonly moment?: string;
}

export type ExampleId = 'first-turn' | 'last-to-act' | 'dear-labour' | 'round' | 'decade-three' | 'start' | 'upkeep';

const predetermined = { 'set-up': 'predetermined' };

/** Examples by game: the board games share theirs. */
const board: Readonly<Partial<Record<ExampleId, Example>>> = {
  'first-turn': { players: 2, options: predetermined },
  'last-to-act': { players: 2, options: predetermined, moment: 'turn 1' },
  'dear-labour': { players: 2, options: predetermined, given: { fired: 24 } },
};

export const examples: Readonly<Record<string, Readonly<Partial<Record<ExampleId, Example>>>>> = {
  'spinning-jenny': board,
  'water-frame': board,
  anniversary: board,
  'spinning-mule': board,
  'card-game': { round: { players: 2 }, 'decade-three': { players: 2, given: { decade: 3 }, moment: 'round' } },
  empire: { start: { players: 1 }, upkeep: { players: 1, given: { turn: 4, year: 6 } } },
};

type Load = (language: Language) => Promise<Rulebook>;

const boardGame: Load = async (language) => (await import('./words/board-game.ts')).boardGame[language];

/** Which book tells a game; fetched when it is read. */
export const rulebooks: Readonly<Record<string, { readonly load: Load; readonly list: string }>> = {
  'spinning-jenny': { load: boardGame, list: 'FE' },
  'water-frame': { load: boardGame, list: 'FE' },
  anniversary: { load: boardGame, list: 'AE' },
  'spinning-mule': { load: boardGame, list: 'AE' },
  'card-game': { load: async (language) => (await import('./words/card-game.ts')).cardGame[language], list: 'CG' },
  empire: { load: async (language) => (await import('./words/empire.ts')).empire[language], list: 'SE' },
};
