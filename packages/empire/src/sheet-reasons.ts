type Blanks<Names extends string, Value = number> = Readonly<Record<Names, Value>>;

/** Why a component sheet is refused, by code. The app says the same in its languages. */
export const sheetReasons = {
  'die-order': ({ die }: Blanks<'die'>) => `rows stand in the order of the die: expected ${die}`,
  'beyond-central': ({ most }: Blanks<'most'>) => `more than the track of the Central Factory holds (${most})`,
  'card-order': ({ card }: Blanks<'card', string>) => `cards stand in order, side a before side b: expected ${card}`,
  'same-id': 'another card has this id',
  'cost-of-two': 'upkeep takes two units out of the cost, so it needs at least two',
  'years-end': 'later than the end of its years',
  'no-track': ({ type }: Blanks<'type', 'materials' | 'commodities' | 'goods'>) =>
    `no side has a track of ${type}, and the row must show one`,
};
