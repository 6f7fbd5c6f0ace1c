import type { ArkwrightRules, State as ArkwrightState } from '@cromford/arkwright';
import { isUnderWay } from '@cromford/arkwright/under-way';
import type { State as CardState } from '@cromford/cards';
import type { EmpireState } from '@cromford/empire';
import type { AnyGame, Rules, State } from '@cromford/kernel';
import { shelf } from '@cromford/shelf';
import { chapterOf } from './chapters.ts';

/** What the engine's worker needs of a game: its rules, and how its moves fall into turns. */
export interface GameEngine extends Turns {
  load(): Promise<AnyGame>;
}

interface Turns {
  /** The turn, cycle or round that a position belongs to, rising. The log and the charts go by it. */
  chapter(view: State): number;
  /** Figures per seat that are no accounts but belong into a chart: the value of a share. */
  measures?(view: State, rules: Rules): Readonly<Record<string, readonly number[]>>;
  /** What a sheet sums up has begun and is not over: somebody is asked in the middle of it. */
  isUnderWay?(view: State): boolean;
}

const board: Turns = {
  chapter: (view) => chapterOf((view as ArkwrightState).decade, (view as ArkwrightState).cycle),
  measures: (view, rules) => {
    const { value } = (rules as unknown as ArkwrightRules).ruleset;
    return { 'share-value': (view as ArkwrightState).players.map(({ space }) => value[space] ?? 0) };
  },
  isUnderWay,
};

const turns: Readonly<Record<string, Turns>> = {
  'spinning-jenny': board,
  'water-frame': board,
  anniversary: board,
  'spinning-mule': board,
  'card-game': {
    chapter: (view) => chapterOf((view as CardState).decade, (view as CardState).good),
    measures: (view) => ({ 'share-value': (view as CardState).players.map(({ value }) => value) }),
  },
  empire: { chapter: (view) => (view as EmpireState).turn },
};

/** A game that does not say how its moves fall into turns is one long chapter. */
const ONE_CHAPTER: Turns = { chapter: () => 1 };

/** Every game on the shelf, by id. Its screens are in faces.ts. */
export const engines: Readonly<Record<string, GameEngine>> = Object.fromEntries(
  shelf.map(({ id, load }) => [id, { load, ...(turns[id] ?? ONE_CHAPTER) }]),
);
