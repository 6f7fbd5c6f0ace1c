import type { LessonWords } from '../../../lesson.ts';
import type { PartId } from '../first.ts';

export const words: LessonWords<PartId> = {
  title: 'The first two turns',
  about: 'Sell, build, hire, produce: everything once, with the dice as they fall',
  done: 'You have done everything that the game has. What remains is judgement: when to sell, what to build where, and when to stop growing and take the profit.',
  parts: {
    welcome: [
      'Thirty years to get rich',
      'You own one factory in an age of new machines. What counts in the end is profit, and nothing else: money and goods left over are worth nothing. Buildings with enough workers at the end add their award to it.\nMore profit brings a better title, from Bootblack to Titan of Industry.',
    ],
    years: [
      'Fifteen turns',
      'Each turn is two years. The marks below some years are bills: the hammer is labour, the spanner is upkeep. You will see them coming.',
    ],
    factory: [
      'Your Central Factory',
      'Six workers stand in it; it needs four, so it is staffed. Below are its four tracks: materials, commodities, goods and capital. Capital is the money you pay with.\nThe arrows at its edges are railways: two lead out, one leads in.',
    ],
    market: [
      'The market',
      'Every turn starts with a roll of the market die. Its row says how many units you must sell to get 1. This turn one good is enough; the row is printed bold.',
    ],
    actions: [
      'Four actions, in order',
      'Sell, hire and move, build, produce: each at most once a turn, always in this order, and you may skip any. The first one you take is free, then they cost 1, 2 and 4 capital.',
    ],
    sell: ['Start with a sale', 'The first action is free. Take Sell.'],
    'sell-good': [
      'One good into capital',
      'For each lot you choose: profit, which you keep for ever but can never spend, or capital, which pays for what comes next. You want to build, so take capital.',
    ],
    'sell-done': ['Enough', 'You could sell more, but you need the rest. Press Done.'],
    build: [
      'Build',
      'The second action of the turn costs 1 capital. Point at it first: the board shows what it would take.',
    ],
    'build-card': [
      'A building from the row',
      'Each card shows its cost, what it makes, how many workers it needs, its railways and its award. Red figures are what you lack.\nTake the Trading Post. Point at it, and the map shows where it could stand.',
    ],
    'build-place': [
      'Where the railways meet',
      'On every edge that touches another card, a railway must leave one and enter the other. East of the factory it fits; the other places say why they do not.',
    ],
    event: [
      'An event',
      'Building looks at the event of the next card in the row. It was the Brickworks, in its years, so it happened: Housing boom, 2 materials for you. The small print on each card tells you this before you build.',
    ],
    produce: [
      'Produce',
      'Every track on a staffed card goes up by the number of staffed tracks of its kind. The Trading Post has one worker and needs three: it does not take part yet. The third action costs 2.',
    ],
    'end-turn': [
      'End the turn',
      'The fourth action would cost 4. Enough for two years: end the turn, and the die is rolled again.',
    ],
    staff: ['Workers', 'A new turn, and the first action is free again. The Trading Post needs hands.'],
    hire: ['Hire one', 'You may hire one worker. He stands on the card at once.'],
    move: [
      'Move one along the railway',
      'In the same action any number may move along one railway, in the direction of its arrow. The factory has six and needs four, so it can spare one. Then the Trading Post is staffed.',
    ],
    'produce-more': [
      'Two make four',
      'Now two staffed tracks make goods: each of them goes up by two. Three would make nine. This is what an empire is for. Produce.',
    ],
    manager: [
      'A manager',
      'Once a turn, beside the actions, a manager helps for as much capital as the market die shows. This turn that is only 1. You have six of them for the whole game.',
    ],
    'manager-unit': [
      'One more good',
      'He adds a unit, or a worker, or opens a building where no railway is. Take a good for the Trading Post.',
    ],
    'end-again': ['And on', 'End the turn.'],
    'sell-again': ['A good market', 'The die shows 6: materials go one for one. You have four. Take Sell.'],
    profit: ['Into profit', 'This time take profit. What is on this track stays yours.'],
    costs: [
      'Bills',
      'At the end of this turn comes year 6: every building with more workers than it needs costs half the die in capital. In year 8 upkeep takes two units of each building’s cost. What you cannot pay of it costs profit.',
    ],
    awards: [
      'The end',
      'After year 30 every staffed building adds its award to your profit, the figure beside the ribbon. So build early, and staff what you build before the end.',
    ],
  },
};
