import type { LessonWords } from '../../../lesson.ts';
import type { UpkeepPart } from '../upkeep.ts';

export const words: LessonWords<UpkeepPart> = {
  title: 'Upkeep',
  about: 'Three bills in thirty years: what to keep for them, and what to sell',
  done: 'Before years 8, 18 and 24 look at what your buildings cost, and keep two units of it for each. What is missing costs profit, one for one, but never more than you have.',
  parts: {
    bill: [
      'The spanner',
      'This turn ends in year 8, and below it hangs a spanner: upkeep. It comes three times, in the years 8, 18 and 24.',
    ],
    wants: [
      'What it wants',
      'For each building two units out of its cost: the Trading Post cost 2 materials and 1 commodity, the Paper Mill 3 materials and 1 capital. What you cannot pay costs 1 profit a unit.',
    ],
    sell: ['A good day to sell', 'Goods and commodities go one for one today, of materials it takes three. Take Sell.'],
    goods: ['The goods', 'No building of yours ever wants goods: sell all six for profit.'],
    commodities: [
      'And the commodities',
      'The Trading Post would take one, but it takes two materials as well. So sell both, and keep the four materials, which hardly anybody buys today: they are the bill.',
    ],
    end: ['End the turn', 'Year 8 comes. The Trading Post takes two materials: of its cost you have nothing else.'],
    mill: ['The Paper Mill', 'It takes materials or your capital. Capital pays for actions: give materials.'],
  },
};
