import type { ArkwrightRules, State as ArkwrightState } from '@cromford/arkwright';
import type { State as CardState } from '@cromford/cards';
import type { EmpireState } from '@cromford/empire';
import type { AnyGame, Rules, State } from '@cromford/kernel';
import { chapterOf } from './chapters.ts';

/** What the engine's worker needs of a game: its rules, and how its moves fall into turns. */
export interface GameEngine {
  load(): Promise<AnyGame>;
  /** The turn, cycle or round that a position belongs to, rising. The log and the charts go by it. */
  chapter(view: State): number;
  /** Figures per seat that are no accounts but belong into a chart: the value of a share. */
  measures?(view: State, rules: Rules): Readonly<Record<string, readonly number[]>>;
}

function boardGame(load: () => Promise<AnyGame>): GameEngine {
  return {
    load,
    chapter: (view) => chapterOf((view as ArkwrightState).decade, (view as ArkwrightState).cycle),
    measures: (view, rules) => {
      const { value } = (rules as unknown as ArkwrightRules).ruleset;
      return { 'share-value': (view as ArkwrightState).players.map(({ space }) => value[space] ?? 0) };
    },
  };
}

/** Every game that can be played, by id. Its screens are in faces.ts. */
export const engines: Readonly<Record<string, GameEngine>> = {
  'spinning-jenny': boardGame(async () => (await import('@cromford/arkwright')).spinningJenny),
  'water-frame': boardGame(async () => (await import('@cromford/arkwright')).waterFrame),
  anniversary: boardGame(async () => (await import('@cromford/arkwright')).anniversary),
  'spinning-mule': boardGame(async () => (await import('@cromford/arkwright')).spinningMule),
  'card-game': {
    load: async () => (await import('@cromford/cards')).cardGame,
    chapter: (view) => chapterOf((view as CardState).decade, (view as CardState).good),
    measures: (view) => ({ 'share-value': (view as CardState).players.map(({ value }) => value) }),
  },
  empire: {
    load: async () => (await import('@cromford/empire')).empire,
    chapter: (view) => (view as EmpireState).turn,
  },
};
