import type { LessonWords } from '../../../lesson.ts';
import type { AnniversaryPart } from '../anniversary.ts';

export const words: LessonWords<AnniversaryPart> = {
  title: 'What is different',
  about: 'For those who know the first edition: tiles, slots, prices, lines, shares',
  done: 'The rest is as you know it. The two modules, East India Company and asymmetric factories, can be switched on when you start a game.',
  parts: {
    words: [
      'Other words, same things',
      'Markers are now action tiles, spaces of the chart are slots, distribution is marketing, and rows are lines. The special tiles are brown and grey.',
    ],
    marketing: ['Marketing', 'You begin with the same choice as ever. Play the cart in the £4 slot.'],
    raise: ['One step', 'The first step takes £1 of what you paid.'],
    'raise-again': ['And one more', 'The second takes £2.'],
    rest: ['The last pound', 'It buys the first step for cutlery.'],
    'own-price': ['Now the prices', 'At £6 food keeps an appeal of 4, and you are alone at the top.'],
    'any-price': [
      'Any of your prices',
      'This is new: not only the products of the action, but each of your prices can be changed, once. They may also go lower than before: food down to £2, cutlery to £4. Take cutlery to £7.',
    ],
    rise: [
      'Up the share track',
      'You went up for your sales, for the highest appeal and for selling most. Only those who produced can rise. And unsold goods, which Red had, are lost: the small warehouse is a tile.',
    ],
    workers: ['Workers', 'Red has had his turn for clothing. Play your workers in the £2 slot.'],
    lines: [
      'Line by line',
      'Workers stand in the first free space: line 1 must be full before line 2 is begun. So only line 3 is open. A line that loses its workers keeps its machines.',
    ],
    finish: ['Enough', 'Hiring costs nothing more now.'],
    special: [
      'A special tile',
      'It is free, as before. Ships lie among the tiles of their line. Take the 2-crate ship.',
    ],
    again: [
      'The same tile again',
      'A tile that lies in a slot may be taken back and played in any free slot, for £2 more. Marketing goes to £6, so you pay £8.',
    ],
    third: ['Cutlery', 'The second step for cutlery: an appeal of 5, and line 3 makes four.'],
    enough: ['No more', 'What is left of the fee would do for nothing here.'],
    dearer: ['A pound more', 'Four crates need an appeal of 4. So ask £8.'],
    keep: ['Leave food', 'Its price stays.'],
    exchange: [
      'The stock exchange has an order',
      'Stored goods first, then loans, shares and contracts, and in one action you either buy shares or sell them. A loan costs more the higher you stand: one space near the start, four far up the track.',
    ],
    contracts: [
      'Contracts',
      'At the stock exchange you may put your limit marker on the space of your largest contract or on the next one. An unserved contract never rises past it; it costs two spaces on the share track instead.',
    ],
    events: [
      'One event waits',
      'Factories never become obsolete, so there is no hurry to modernise. One more event is kept in reserve and comes right after Bureaucracy.',
    ],
  },
};
