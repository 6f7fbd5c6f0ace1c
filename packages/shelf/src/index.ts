import type { AnyGame, GameOptions, Language } from '@cromford/kernel';

/** A game on the shelf: what is said of it before it is taken down, and how to take it down. */
export interface Shelved {
  readonly id: string;
  load(): Promise<AnyGame>;
  readonly says: Readonly<Record<Language, Label>>;
  /** Out of five. */
  readonly weight: number;
  /** How it is begun by whoever does not want to choose: how many seats, and what makes it quick to get into. */
  readonly usual: { readonly players: number; readonly options?: GameOptions };
}

interface Label {
  readonly name: string;
  readonly about: string;
  readonly players: string;
  readonly time: string;
}

const PREDETERMINED = { players: 3, options: { 'set-up': 'predetermined' } };

/**
 * The games of the house, in the order in which they stand: bots, server, terminal, app and checks take them from here. A game is loaded when
 * somebody wants it, so that a page can name them all and fetch none.
 */
export const shelf: readonly Shelved[] = [
  {
    id: 'spinning-jenny',
    load: async () => (await import('@cromford/arkwright')).spinningJenny,
    weight: 3,
    usual: PREDETERMINED,
    says: {
      en: {
        name: 'Spinning Jenny',
        about: 'The short first edition: three decades, two levels of mill.',
        players: '2–4',
        time: '2 h',
      },
      de: {
        name: 'Spinning Jenny',
        about: 'Die kurze Erstausgabe: drei Jahrzehnte, zwei Fabrikstufen.',
        players: '2–4',
        time: '2 Std.',
      },
    },
  },
  {
    id: 'water-frame',
    load: async () => (await import('@cromford/arkwright')).waterFrame,
    weight: 5,
    usual: PREDETERMINED,
    says: {
      en: {
        name: 'Water Frame',
        about: 'The full first edition: five decades, ships, contracts, events.',
        players: '2–4',
        time: '4 h',
      },
      de: {
        name: 'Water Frame',
        about: 'Die ganze Erstausgabe: fünf Jahrzehnte, Schiffe, Verträge, Ereignisse.',
        players: '2–4',
        time: '4 Std.',
      },
    },
  },
  {
    id: 'anniversary',
    load: async () => (await import('@cromford/arkwright')).anniversary,
    weight: 5,
    usual: PREDETERMINED,
    says: {
      en: {
        name: 'Water Frame, Anniversary',
        about: 'The full game as revised in 2025: new tiles and events, two modules.',
        players: '2–4',
        time: '4 h',
      },
      de: {
        name: 'Water Frame, Jubiläum',
        about: 'Das ganze Spiel in der Fassung von 2025: neue Plättchen und Ereignisse, zwei Module.',
        players: '2–4',
        time: '4 Std.',
      },
    },
  },
  {
    id: 'spinning-mule',
    load: async () => (await import('@cromford/arkwright')).spinningMule,
    weight: 4,
    usual: { players: 3 },
    says: {
      en: {
        name: 'Spinning Mule',
        about: 'The short game of 2025: three decades, one for each level; two modules.',
        players: '2–4',
        time: '2 h',
      },
      de: {
        name: 'Spinning Mule',
        about: 'Das kurze Spiel von 2025: drei Jahrzehnte, eines je Stufe; zwei Module.',
        players: '2–4',
        time: '2 Std.',
      },
    },
  },
  {
    id: 'card-game',
    load: async () => (await import('@cromford/cards')).cardGame,
    weight: 4,
    usual: { players: 2 },
    says: {
      en: {
        name: 'The Card Game',
        about: 'The same contest in cards: twelve rounds, open supply, solo play.',
        players: '1–4',
        time: '90 min',
      },
      de: {
        name: 'Das Kartenspiel',
        about: 'Derselbe Wettstreit in Karten: zwölf Runden, offener Vorrat, auch allein.',
        players: '1–4',
        time: '90 Min.',
      },
    },
  },
  {
    id: 'empire',
    load: async () => (await import('@cromford/empire')).empire,
    weight: 3,
    usual: { players: 1 },
    says: {
      en: { name: 'Empire', about: 'One player, nine cards, nine dice, thirty years.', players: '1', time: '30 min' },
      de: {
        name: 'Empire',
        about: 'Eine Person, neun Karten, neun Würfel, dreißig Jahre.',
        players: '1',
        time: '30 Min.',
      },
    },
  },
];

export const onShelf = (id: string): Shelved | undefined => shelf.find((game) => game.id === id);
