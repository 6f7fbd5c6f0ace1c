import type { Kind } from '@cromford/arkwright';

/** What was done, and what is proposed: the same sentences with the other form of the verb. */
export const PLAYED = {
  found: 'gegründet',
  play: 'gespielt',
  use: 'genutzt',
  lay: 'gelegt',
  build: 'gebaut',
  modernise: 'modernisiert',
  close: 'geschlossen',
  raise: 'gehoben',
  hire: 'eingestellt',
  buy: 'gekauft',
  sell: 'verkauft',
  ship: 'verschifft',
  take: 'genommen',
};

export const PROPOSED: typeof PLAYED = {
  found: 'gründen',
  play: 'spielen',
  use: 'nutzen',
  lay: 'legen',
  build: 'bauen',
  modernise: 'modernisieren',
  close: 'schließen',
  raise: 'heben',
  hire: 'einstellen',
  buy: 'kaufen',
  sell: 'verkaufen',
  ship: 'verschiffen',
  take: 'nehmen',
};

/** What the rulebooks call otherwise. */
export interface Terms {
  readonly theDistribution: string;
  readonly aSpecial: string;
  readonly specials: string;
  marker(kind: string): string;
  special(kind: string): string;
  kinds: Readonly<Record<Exclude<Kind, 'ship'>, string>>;
  /** A marker on its space, for the first time or again. */
  placed(does: typeof PLAYED, marker: string, at: number, again: boolean): string;
}

export const kinds = {
  factory: 'Fabrik',
  workers: 'Arbeiter',
  machinery: 'Maschinen',
  quality: 'Qualität',
  distribution: 'Vertrieb',
  'stock-exchange': 'Börse',
  production: 'Produktion',
};
