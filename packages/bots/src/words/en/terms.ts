import type { Kind } from '@cromford/arkwright';

/** What was done, and what is proposed: the same sentences with the other form of the verb. */
export const PLAYED = {
  found: 'founded',
  build: 'built',
  construct: 'constructed',
  play: 'played',
  use: 'used',
  modernise: 'modernised',
  close: 'closed',
  raise: 'raised',
  hire: 'hired',
  fire: 'fired',
  buy: 'bought',
  sell: 'sold',
  ship: 'shipped',
  sign: 'signed',
  take: 'took',
};

export const PROPOSED: typeof PLAYED = {
  found: 'found',
  build: 'build',
  construct: 'construct',
  play: 'play',
  use: 'use',
  modernise: 'modernise',
  close: 'close',
  raise: 'raise',
  hire: 'hire',
  fire: 'fire',
  buy: 'buy',
  sell: 'sell',
  ship: 'ship',
  sign: 'sign',
  take: 'take',
};

/** What the rulebooks call otherwise. */
export interface Terms {
  readonly clothes: string;
  readonly distribution: string;
  readonly build: 'build' | 'construct';
  readonly special: readonly [string, string];
  readonly kinds: Readonly<Record<Kind, string>>;
  /** A marker on its space, for the first time or again. */
  placed(does: typeof PLAYED, marker: string, at: number, again: boolean): string;
}
