import { amount, say, thing } from '@cromford/kernel';
import type { Good } from '../../goods.ts';
import type { Terms } from './terms.ts';

const good: Readonly<Record<Good, string>> = { food: 'Food', clothes: 'Clothes', cutlery: 'Cutlery', lamps: 'Lamps' };

/** Of the four goods only lamps can be counted one by one. */
const one: Readonly<Record<Good, string>> = {
  food: '1 unit of food',
  clothes: '1 piece of clothing',
  cutlery: '1 set of cutlery',
  lamps: '1 lamp',
};

const patron = (name: Good) => ({
  label: `Patron of ${good[name].toLowerCase()}`,
  about: `After the sale of ${good[name].toLowerCase()} buys one more at your price.`,
});

/** The words of the first edition. */
export const firstEdition: Terms = {
  good,
  goods: (n, name) => (n === 1 ? one[name] : say`${amount(n)} ${good[name].toLowerCase()}`),
  kind: {
    factory: 'factory',
    workers: 'workers',
    machinery: 'machinery',
    quality: 'quality',
    distribution: 'distribution',
    'stock-exchange': 'stock exchange',
    production: 'production',
  },
  shade: { first: 'light grey', second: 'dark grey' },
  ship: (capacity) => `ship of ${capacity}`,
  unit: 'good',
  product: 'good',
  featured: 'featured good',
  distribution: 'distribution',
  marker: 'marker',
  actionMarker: 'action marker',
  specialMarker: 'special marker',
  slot: 'administration space',
  fee: 'administrative cost',
  row: 'row',
  machineSpace: 'a space for machines',
  market: 'labour market',
  fired: 'fired workers',
  pier: 'pier',
  use: (marker, at) => say`Use ${marker} ${thing('place', `on ${at}`)}`,
  reuse: (marker, at) => say`Use ${marker} again ${thing('place', `on ${at}`)}`,
  used: (marker, at, again) => `uses ${marker}${again ? ' again' : ''} on ${at}`,
  chart: 'Administration chart',
  closed: 'closed',
  again: 'using it again',
  build: 'build',
  served: 'served',
  onOffer: 'On offer',
  joker: 'joker patron',
  developer: '£5 off each factory',
  inEventPhase: 'in the event phase',
  endOfDecade: 'end of the round',
  tile: {
    accountant: { label: 'Accountant', about: 'Pay up to £2 more or less than a space says.' },
    administrator: {
      label: 'Administrator',
      about: 'No fee for using a marker again; Bureaucracy does not close your £2 space.',
    },
    agent: { label: 'Agent in the colonies', about: 'Serve a contract with one good more or fewer.' },
    broker: { label: 'Broker', about: 'Return it for one or two shares at half price; trade in every event phase.' },
    charisma: { label: 'Charisma', about: 'Win ties for the share bonuses; return it to name the start player.' },
    developer: { label: 'Developer', about: '£5 off each factory in one action; then it is returned.' },
    engineer: { label: 'Engineer', about: 'Pay what you like for quality, and raise it to 6.' },
    'engineering-works': { label: 'Engineering works', about: '£1 for every machine that others buy.' },
    'extra-shifts': { label: 'Extra shifts', about: 'Return it for one more good.' },
    foreman: { label: 'Foreman', about: 'Four workers of one factory cost £2 less each.' },
    inventor: { label: 'Inventor', about: 'One level ahead of the timetable. £5, then £10, £15, £20 to keep it.' },
    'machine-works': { label: 'Machine works', about: '£1 for every machine that a neighbour gains.' },
    office: { label: 'Office', about: '£5 for each shipping.' },
    patent: { label: 'Patent', about: '£2 more for distribution, or two free steps for returning it.' },
    'patron-food': patron('food'),
    'patron-clothes': patron('clothes'),
    'patron-cutlery': patron('cutlery'),
    'patron-lamps': patron('lamps'),
    'press-attache': {
      label: 'Press attaché',
      about: 'Win a tie for a share bonus; returned with the second use in a decade.',
    },
    school: {
      label: 'School',
      about: 'Replaced workers learn another place; shut the last row in a production phase.',
    },
    'small-warehouse': { label: 'Small warehouse', about: 'Store five goods on the price scales.' },
    tinkerer: { label: 'Tinkerer', about: 'One level ahead of the timetable, twice at most.' },
    workshop: { label: 'Workshop', about: '£3 more for machinery; all machines of one factory cost £1.' },
  },
  event: {
    bureaucracy: { label: 'Bureaucracy', about: 'The £2 space is closed to the end of the game.' },
    'hamburg-credit-crisis': {
      label: 'Hamburg Credit Crisis',
      about: 'The £10 space is closed for a decade; £10 extra open yours.',
    },
    'war-on-the-continent': {
      label: 'War on the Continent',
      about: 'One more distribution and £1 on the price of every factory.',
    },
    lobby: { label: 'Lobby', about: 'Everybody takes one special marker.' },
    'world-exhibition': { label: 'World Exhibition', about: 'Four workers leave the game.' },
    'navigation-acts': { label: 'Navigation Acts', about: 'Importers go back two spaces for a decade.' },
    'economic-crisis': { label: 'Economic Crisis', about: 'Five workers come back to the labour market.' },
    'opium-war': { label: 'Opium War', about: 'A ship may be given up for half its capacity in share spaces.' },
    'crown-jubilee': { label: 'Crown Jubilee', about: 'Everybody has a joker patron, once, in the next decade.' },
    'made-in-england': { label: 'Made in England', about: 'Two free steps of distribution for everybody.' },
    'luddite-riot': { label: 'Luddite riot', about: '£5 or a machine for each factory with machines.' },
    recession: { label: 'Recession', about: 'Two share spaces back, or one share to the bank.' },
    'royal-society': { label: 'Royal Society', about: '£2 for each tile, £4 for each full row of the best factory.' },
    'social-unrest': { label: 'Social unrest', about: '£1 for each factory worker, at most £12.' },
    'threat-of-strike': { label: 'Threat of strike', about: 'Wages are £1 higher for a decade.' },
    'end-of-game': { label: 'End of Game', about: 'A last exchange, then the winner is found.' },
  },
  eventsListed: 'Lobby, War on the Continent, Bureaucracy, World Exhibition.',
  eventsShuffled: 'Bureaucracy in 1790, the other three in any order.',
  questions: {},
  reasons: {},
};
