type Blanks<Names extends string> = Readonly<Record<Names, number>>;

/** Why a component sheet is refused, by code. The app says the same in its languages. */
export const sheetReasons = {
  'price-range': 'the lowest price is not below the highest',
  falls: 'is smaller than the one before it',
  'one-per-player': 'needs one entry for each player',
  'wage-per-row': ({ rows }: Blanks<'rows'>) => `needs one wage for each of the ${rows} rows`,
  'number-per-row': ({ rows }: Blanks<'rows'>) => `needs one number for each of the ${rows} rows`,
  'below-lowest-price': 'is below the lowest price, so no price could be set',
  'above-highest-price': 'is above the highest price',
  'workers-only': 'a row needs at least one space for workers only',
  'too-few-workers': 'too few workers are left for the first factories',
  'too-many-workers': 'more workers than the labour market has spaces',
  'too-many-shares': 'more shares than the company has',
  'off-share-track': 'is not on the share track',
  'two-factories': ({ pounds }: Blanks<'pounds'>) =>
    `the shares at the start do not bring the ${pounds} pounds that two factories cost`,
  'marker-not-laid-out': 'is not among the markers that are laid out in its rows',
  'sold-for-less': 'is more than the shares that were sold brought',
};
