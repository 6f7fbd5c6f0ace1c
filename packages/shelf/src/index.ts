import { type AnyGame, type GameOptions, type InEvery, inEach } from '@cromford/kernel';
import { type Label, labels } from './words/labels.ts';

/** A game on the shelf: what is said of it before it is taken down, and how to take it down. */
export interface Shelved {
  readonly id: string;
  load(): Promise<AnyGame>;
  readonly says: InEvery<Label>;
  /** Out of five. */
  readonly weight: number;
  /** How it is begun by whoever does not want to choose: how many seats, and what makes it quick to get into. */
  readonly usual: { readonly players: number; readonly options?: GameOptions };
}

const PREDETERMINED = { players: 3, options: { 'set-up': 'predetermined' } };

/**
 * The games of the house, in the order in which they stand: bots, server, terminal, app and checks take them from here. A game is loaded when
 * somebody wants it, so that a page can name them all and fetch none.
 */
export const shelf: readonly Shelved[] = [
  {
    id: 'spinning-jenny',
    load: async () => (await import('@cromford/arkwright/first-edition')).spinningJenny,
    weight: 3,
    usual: PREDETERMINED,
    says: inEach(labels, (of) => of['spinning-jenny']),
  },
  {
    id: 'water-frame',
    load: async () => (await import('@cromford/arkwright/first-edition')).waterFrame,
    weight: 5,
    usual: PREDETERMINED,
    says: inEach(labels, (of) => of['water-frame']),
  },
  {
    id: 'anniversary',
    load: async () => (await import('@cromford/arkwright/anniversary-edition')).anniversary,
    weight: 5,
    usual: PREDETERMINED,
    says: inEach(labels, (of) => of.anniversary),
  },
  {
    id: 'spinning-mule',
    load: async () => (await import('@cromford/arkwright/anniversary-edition')).spinningMule,
    weight: 4,
    usual: { players: 3 },
    says: inEach(labels, (of) => of['spinning-mule']),
  },
  {
    id: 'card-game',
    load: async () => (await import('@cromford/cards')).cardGame,
    weight: 4,
    usual: { players: 2 },
    says: inEach(labels, (of) => of['card-game']),
  },
  {
    id: 'empire',
    load: async () => (await import('@cromford/empire')).empire,
    weight: 3,
    usual: { players: 1 },
    says: inEach(labels, (of) => of.empire),
  },
];

export const onShelf = (id: string): Shelved | undefined => shelf.find((game) => game.id === id);
