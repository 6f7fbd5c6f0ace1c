import type { LessonWords } from '../../../lesson.ts';
import type { MulePart } from '../mule.ts';

export const words: LessonWords<MulePart> = {
  title: 'The first three turns',
  about: 'Found two factories, make them wanted, sell, hire, ship: no other game need be known',
  done: 'You have seen a whole turn of everything that matters. What remains: modernise as the levels open, keep wages below your takings, and turn cash into shares before the end.',
  parts: {
    welcome: [
      'Three decades',
      'You are Blue. The game lasts three decades, and in each of them food, clothing, cutlery and lamps are produced and sold once. At the end only your shares count: how many, times what one is worth.',
    ],
    found: ['Your first factory', 'Everybody founds two. Begin with food: its first two lines come with workers.'],
    price: [
      'Its price',
      'Appeal is what the factory offers minus the price: 8 − 5 = 3. You never sell more crates than your appeal, and you will make three. So take £5.',
    ],
    second: ['Your second factory', 'Red makes food too, and clothing. Take cutlery: nobody else makes it.'],
    'second-price': ['Dearer goods', 'Cutlery offers 10. At £8 two crates find buyers; that can be mended later.'],
    capital: [
      'Shares for cash',
      'You own 15 shares at £10. Some are sold now for cash: the factories cost £18, and there are wages to come. Each share you keep grows in value with your success. Sell 6.',
    ],
    tile: [
      'A special tile',
      'One is yours from the beginning. The Administrator saves you money whenever you play a tile a second time. Take it.',
    ],
    market: [
      'The market',
      'Each column is a seller, as high as his appeal; the flag is the importer. Crates are sold from the top down until the demand is met. At equal height you sell before the importer.',
    ],
    slots: [
      'One tile a turn',
      'On your turn you play one action tile in a free slot and pay its fee. What you pay is also how strong the action is.',
    ],
    marketing: ['Marketing', 'Pick up the cart, then press the £4 slot. You may also drag it there.'],
    raise: [
      'Raise food',
      'The first step takes £1 of your £4. Before you press, look what would change on the market.',
    ],
    'raise-again': ['Once more', 'The second takes £2: an appeal of 5.'],
    rest: ['One pound left', 'It buys the first step for cutlery.'],
    better: [
      'A better price',
      'After marketing you may change your prices. At £6 you keep an appeal of 4 and stand alone at the top, which brings an extra step for your shares.',
    ],
    keep: ['Leave cutlery', 'Red acts after you, then food is produced and sold.'],
    sold: [
      'Sold',
      'Three crates brought £18, four workers cost £8. Your share indicator went up: for what you sold, and for the highest appeal. Red kept two crates and shipped them.',
    ],
    workers: ['Before cutlery', 'You make no clothing, so use the time: play your workers in the £2 slot.'],
    hire: [
      'Fill a line',
      'Only full lines produce. Press the third free space of line 3 of cutlery: three workers leave the market, and demand grows, for they have money now.',
    ],
    hired: ['Enough', 'Wages are due only when cutlery is produced.'],
    special: ['Another tile', 'After workers you take a special tile for nothing. Take the brown stock exchange.'],
    machinery: ['Machines', 'Now cutlery is due. Play machines in the £6 slot.'],
    machine: ['A machine for a worker', 'It costs £1 whatever the wage. Replace a worker of line 1.'],
    machined: ['One will do', 'You need no more now.'],
    nothing: ['No tile', 'Take nothing this time. Red acts, and cutlery is sold.'],
    ship: [
      'One crate left',
      'You made four and sold three. Your ship takes up to two crates of what was just produced, and needs no contract in this game. Ship it.',
    ],
    rests: [
      'The ship rests',
      'It brought £10, the quality that cutlery began with, and cost one space on the share track. It lies still until you go to the stock exchange. Your small warehouse keeps five crates as well.',
    ],
    end: [
      'Now you',
      'Each sale lifts the value of your shares. When cash piles up, buy shares at the stock exchange: they are cheap at the beginning.',
    ],
  },
};
