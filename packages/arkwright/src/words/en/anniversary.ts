import { say, thing } from '@cromford/kernel';
import type { Good } from '../../goods.ts';
import { firstEdition } from './first-edition.ts';
import { counted, type Terms } from './terms.ts';

const good: Readonly<Record<Good, string>> = { ...firstEdition.good, clothes: 'Clothing' };

const patron = (name: Good) => ({
  label: `Patron of ${good[name].toLowerCase()}`,
  about: `Buys one more crate of ${good[name].toLowerCase()} at your price; an unsold one without asking.`,
});

/** The words of the anniversary edition, where its rulebook has others. */
export const anniversary: Terms = {
  ...firstEdition,
  good,
  goods: (n, name) => say`${counted(n, 'crate')} of ${good[name].toLowerCase()}`,
  kind: { ...firstEdition.kind, factory: 'factories', machinery: 'machines', distribution: 'marketing' },
  shade: { first: 'brown', second: 'grey' },
  ship: (capacity) => `${capacity}-crate ship`,
  unit: 'crate',
  product: 'product',
  featured: 'featured product',
  distribution: 'marketing',
  distributionInShort: 'mark.',
  marker: 'tile',
  actionMarker: 'action tile',
  specialMarker: 'special tile',
  slot: 'slot',
  fee: 'administrative fee',
  row: 'line',
  machineSpace: 'a cog space',
  market: 'labour market',
  fired: 'unemployment pool',
  pier: 'dock',
  use: (marker, at) => say`Play ${marker} in ${thing('place', `the ${at} slot`)}`,
  reuse: (marker, at) => say`Play ${marker} again in ${thing('place', `the ${at} slot`)}`,
  used: (marker, at, again) => `${again ? `takes ${marker} back and plays it` : `plays ${marker}`} in the ${at} slot`,
  chart: 'Slots',
  closed: 'locked',
  again: 'taking it back',
  build: 'construct',
  served: 'fulfilled',
  onOffer: 'On display',
  joker: 'wild patron',
  developer: '£5 off the next step',
  inEventPhase: 'at the end of the decade',
  endOfDecade: 'end of the decade',
  tile: {
    ...firstEdition.tile,
    accountant: { label: 'Accountant', about: 'Pay up to £2 more or less than the fee of a slot.' },
    administrator: {
      label: 'Administrator',
      about: 'Tiles are taken back for nothing; Bureaucracy does not lock your £2 slot.',
    },
    agent: { label: 'Agent in the Colonies', about: 'Fulfil contracts with one crate more or fewer, each of them.' },
    broker: {
      label: 'Broker',
      about: 'Instead of taking a special tile, return it for one or two shares at half price.',
    },
    charisma: {
      label: 'Charisma',
      about: 'Return it to choose the start player, and take another special tile for it.',
    },
    developer: { label: 'Developer', about: '£5 off one step of each product in one action; then it is returned.' },
    engineer: { label: 'Engineer', about: 'Pay what you like for quality, and raise it to +6.' },
    'engineering-works': firstEdition.tile['machine-works'],
    'extra-shifts': { label: 'Extra Shifts', about: 'Return it for one more crate, to sell at home or to ship.' },
    'machine-works': {
      label: 'Machine Works',
      about: '£1 for every machine that a neighbour gains; £2 if there is only one opponent.',
    },
    office: { label: 'Office', about: '£5 each time you ship.' },
    patent: { label: 'Patent', about: '£2 more for marketing, or two levels for returning it after the action.' },
    'patron-food': patron('food'),
    'patron-clothes': patron('clothes'),
    'patron-cutlery': patron('cutlery'),
    'patron-lamps': patron('lamps'),
    'press-attache': {
      label: 'Press Attaché',
      about: 'Win a tie for a share bonus; gone with the second use in a decade.',
    },
    school: {
      label: 'School',
      about: 'Workers replaced by machines may be hired elsewhere; once in a decade shut the last line.',
    },
    'small-warehouse': { label: 'Small Warehouse', about: 'Store five crates of any products.' },
    tinkerer: { label: 'Tinkerer', about: 'Like the inventor, dearer, and for two uses at most.' },
    workshop: { label: 'Workshop', about: '£3 more for machines; all machines of one factory cost £1.' },
  },
  event: {
    ...firstEdition.event,
    bureaucracy: { label: 'Bureaucracy', about: 'The £2 slot is locked to the end of the game.' },
    'hamburg-credit-crisis': {
      label: 'Hamburg Exchange Crisis',
      about: 'The £10 slot is locked for a decade; £10 extra unlock yours.',
    },
    'war-on-the-continent': {
      label: 'War on the Continent',
      about: 'One more marketing and £1 on the price of every factory.',
    },
    lobby: { label: 'Lobby', about: 'Everybody takes one special tile.' },
    'world-exhibition': { label: 'World’s Fair', about: 'Four workers leave the game.' },
    'economic-crisis': { label: 'Economic Crisis', about: 'Five workers come back to the labour market.' },
    'crown-jubilee': { label: 'Crown Jubilee', about: 'Everybody has a wild patron, once, in the next decade.' },
    'made-in-england': { label: 'Made in England', about: 'Two levels of marketing for everybody.' },
    'luddite-riot': { label: 'Luddites Riot', about: '£5 or a machine for each factory with machines.' },
    'royal-society': { label: 'Royal Society', about: '£2 for each tile, £4 for each full line of the best factory.' },
    'social-unrest': { label: 'Social Unrest', about: '£1 for each factory worker, at most £12.' },
    'threat-of-strike': { label: 'Threat of Strike', about: 'Wages are £1 higher for a decade.' },
    'end-of-game': { label: 'End of Game', about: 'A last stock exchange, then the winner is found.' },
  },
  eventsListed: 'Lobby, War on the Continent, Bureaucracy together with Crown Jubilee, World’s Fair.',
  eventsShuffled: 'Bureaucracy in 1790, the other four in any order.',
  questions: {
    found: [
      'Which product will your next factory make?',
      'The first two lines are filled with workers. Your starting capital pays for it.',
    ],
    'found-price': [
      'At what price will you sell?',
      'Appeal is factory cost + quality + marketing − price; it limits how much you can sell.',
    ],
    'start-sale': ['How many shares will you sell to start with?', 'They must pay for both factories.'],
    turn: [
      'Which action tile will you play, and in which slot?',
      'You pay the fee of the slot. A tile that lies in a slot is taken back for £2 more and played in any empty one.',
    ],
    factory: [
      'Close, construct or modernise a factory, or finish.',
      'As often as you like; each step is paid at once.',
    ],
    'build-price': ['At what price will you sell?', 'From the minimum of the product; appeal may not fall below 0.'],
    workers: ['Hire or fire workers, or finish.', 'Hiring is free now; wages are paid when their product is featured.'],
    machinery: [
      'Where will the next machine replace a worker?',
      'On a cog space; the worker goes to the unemployment pool.',
    ],
    school: ['Where will the replaced worker go?', 'Where you could hire for, or to the unemployment pool.'],
    exchange: [
      'What will you do at the stock exchange?',
      'In this order: sell stored goods, repay loans, buy or sell shares, manage contracts.',
    ],
    ship: [
      'Which contract will you fulfil?',
      'Completely, from your warehouse. One share space back for each ship used.',
    ],
    prices: ['Which price will you change?', 'Any of your products, once; appeal follows at once.'],
    'shut-row': [
      'Shut your last line with a worker for this phase?',
      'It makes nothing and costs nothing. Once in a decade.',
    ],
    patron: ['Will you sell a crate to the patron?', 'At your own price, beyond demand and appeal.'],
    charisma: ['Will you return Charisma to choose the start player?', 'You take another special tile for it.'],
    dismiss: [
      'Which ships and warehouse workers will you let go?',
      'Ships go back to the display with their crew; they cost you wages once a decade.',
    ],
    'free-steps': ['Which product gets a free level of marketing?', 'Up to +4.'],
    'return-tile': ['Which of your older tiles goes back?', 'Four are the most.'],
  },
  reasons: {
    'marker-locked': 'This tile is locked in its slot until the decade ends.',
    'one-way': 'Buy or sell shares in one action, not both.',
    'inventor-only-modernises': 'The next level is reached by modernising only.',
    'no-free-space': 'There is no free space.',
    'moved-now': 'You have moved this worker in this action.',
  },
};
