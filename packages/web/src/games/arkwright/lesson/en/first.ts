import type { LessonWords } from '../../../lesson.ts';
import type { FirstPart } from '../first.ts';

export const words: LessonWords<FirstPart> = {
  title: 'The first two turns',
  about: 'Raise appeal, set a price, sell, hire: the heart of the game',
  done: 'That is the game: make yourself wanted, set the price, hire for what you can sell, and turn cash into shares before the end. The other lessons take one subject each.',
  parts: {
    welcome: [
      'You are Blue',
      'You own two factories, some cash and shares of your own company. After three decades, whoever’s shares are worth most has won. Cash counts for nothing then, except to buy more shares.',
    ],
    market: [
      'Four goods, one at a time',
      'In every cycle one good is produced and sold; now it is food. Each column is a seller, as high as his appeal. Crates are sold from the top down until the demand is met. The flag is the importer.',
    ],
    sum: [
      'Appeal',
      'Appeal is base quality, plus quality, plus distribution, minus your price. It says who sells first, and you never sell more crates than your appeal. At 3 you sell your three.',
    ],
    chart: [
      'One marker a turn',
      'On your turn you lay one action marker on a free space and pay its price. What you pay is also how strong the action is.',
    ],
    distribution: ['Use distribution', 'Pick up the cart, then press the £4 space. You may also drag it there.'],
    food: [
      'Raise food',
      'The first step costs £1 of your £4, the next £2. Press the + at “dist.” of food. The mouse on it, or a first tap, shows what would change; the click, or a second tap, does it.',
    ],
    'food-again': [
      'Once more',
      'Press it again: the second step takes £2, appeal goes from 4 to 5, and food still costs £5.',
    ],
    cutlery: ['One pound left', 'It buys the first step for cutlery, which comes two cycles later.'],
    price: [
      'A better price',
      'Distribution brings a change of prices. Each pound costs one appeal. At £6 you keep an appeal of 4, one more than Red: whoever is alone at the top gets an extra step with his shares, and whoever alone sells the most another.',
    ],
    'no-more-prices': ['That will do', 'Leave the other price. Red acts after you, then food is produced.'],
    sale: [
      'Sold',
      'You were called first, at 4; at 3 and 2 you and Red took turns. Three crates at £6 made £18, and four workers cost £2 each.',
    ],
    shares: [
      'Your company is worth more',
      'Two steps for selling two or more, one more for the highest appeal. Red sold as much, for £3 less, and is a step behind.',
    ],
    decay: [
      'Distribution fades',
      'After its production a good loses one distribution. Quality would stay, but costs more.',
    ],
    order: [
      'Clothes',
      'You make no clothes. The start player has changed, so Red has already acted. It is a good moment to prepare cutlery.',
    ],
    workers: ['Use workers', 'Hiring costs nothing beyond the £2 of the space. Wages come when the good is produced.'],
    hire: [
      'Fill a row',
      'Only full rows produce. Press the third free place of row 3: three workers come from the market, and the demand grows, for they have money to spend. The forecast falls by £6, their wages: with an appeal of 3 you still sell three. It pays once you raise it, before cutlery is due.',
    ],
    'hired-enough': ['Finish', 'You could hire elsewhere or fire. This is enough.'],
    special: [
      'A grey marker',
      'After workers you take a special marker for nothing. Grey ones are stronger than your own. Take light grey machinery.',
    ],
    building: [
      'Later: build and modernise',
      'The factory marker builds a factory for another good, or raises one of yours to the next level: a better base quality, so more appeal. Each costs what stands on it, on top of the space.',
    ],
    obsolescence: [
      'Old factories grow dear',
      'Before 1790 level I is obsolete: each such factory then takes two more workers, who make nothing and are paid like the others. Modernise in time, or count them in.',
    ],
    'last-shares': [
      'The end',
      'After 1790 everybody may buy shares once more. Cash and goods left over then count for nothing: shares times their value decide.',
    ],
    end: [
      'On your own',
      'Cutlery is next: you will make four, but your appeal is three. Raise it before you produce, or the fourth crate goes to the warehouse.',
    ],
  },
};
