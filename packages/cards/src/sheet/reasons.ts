type Blanks<Names extends string> = Readonly<Record<Names, number>>;

/** Why a component sheet is refused, by code. The app says the same in its languages. */
export const sheetReasons = {
  'fourth-spot': 'the fourth spot has appeal 0',
  'no-such-spot': 'the other side has no spot with this appeal',
  'beyond-track': 'lies beyond the end of the track',
  'off-track': 'is not on the track',
  'wages-fall': 'wages never fall',
  'needs-players': ({ players }: Blanks<'players'>) => `needs ${players} players`,
  'two-different': 'two different factories',
  'development-or-card': 'either a development or a card',
  'foreman-alone': 'the Foreman, and he alone, has a factory',
  'not-a-factory': 'is not one of the factories',
  'not-in-supply': 'is not in the supply',
  falls: 'is smaller than the one before it',
  'entry-per-tokens': 'needs an entry for each number of tokens',
  'entry-per-goods': 'needs an entry for each number of goods that two ships carry',
  'solo-display': 'too few for the display of the solo game',
  'too-many-cards': 'more cards than there are',
  'too-many-alike': ({ players }: Blanks<'players'>) => `too many of one type to be laid out for ${players} players`,
  'beyond-own-track': 'is beyond the end of its track',
  'beyond-money': 'more than the money at the start buys',
};
