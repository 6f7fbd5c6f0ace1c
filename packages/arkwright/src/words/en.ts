import type { Frame } from '../frames.ts';
import type { Good } from '../goods.ts';
import type { Move } from '../moves.ts';
import type { Tile } from '../tiles/names.ts';
import { goods, labels, list, moreOf, pounds } from './en-labels.ts';
import { news } from './en-news.ts';
import { question } from './en-questions.ts';
import { reasons } from './en-reasons.ts';
import type { Phrases } from './phrases.ts';

const good = (name: Good) => labels.good[name].toLowerCase();

/** What finishing means depends on what is asked. */
const finishing: Partial<Record<Frame['step'], string>> = {
  factory: 'Finish the action',
  workers: 'Finish the action',
  machinery: 'Buy no more machines',
  school: 'Let the worker go',
  quality: 'Improve nothing more',
  distribution: 'Raise nothing more',
  'free-steps': 'Leave the rest',
  exchange: 'Leave the stock exchange',
  ship: 'Ship nothing more',
  'production-action': 'Produce nothing',
  'extra-shift': 'Keep the extra shifts',
  claim: 'Claim nothing',
  further: 'No further action',
  'return-ship': 'To the free pier',
  bonus: 'Take no bonus',
  'more-shifts': 'Keep the extra shifts',
  prices: 'Leave the prices as they are',
  special: 'Take nothing',
  inventor: 'Return the inventor',
  'shut-row': 'Run all rows',
  'sell-stored': 'Stop selling',
  patron: 'Sell nothing to the patron',
  shipment: 'Do not ship',
  charisma: 'Keep charisma',
  dismiss: 'No more dismissals',
  'opium-war': 'Keep the ships',
  promote: 'Leave the gap',
};

function move(m: Move, frame: Frame | undefined): string {
  switch (m.do) {
    case 'done':
      return (frame && finishing[frame.step]) ?? 'Done';
    case 'found':
      return `Found a factory for ${good(m.good)}`;
    case 'found-as':
      return `Found a factory for ${good(m.good)}: ${labels.type[m.type]}`;
    case 'price':
      return `Sell ${good(m.good)} at ${pounds(m.amount)}`;
    case 'use':
      return `Use ${labels.marker(m.marker)} on ${pounds(m.at)}`;
    case 'reuse':
      return `Use ${labels.marker(m.marker)} again on ${pounds(m.at)}`;
    case 'pay':
      return `Pay ${pounds(m.amount)}`;
    case 'first':
      return m.what === 'main' ? 'Main action first' : 'Additional action first';
    case 'further':
      return `Then ${labels.marker(m.marker)}`;
    case 'build':
      return `Build ${good(m.good)} ${labels.level(m.level)}`;
    case 'build-as':
      return `Build ${good(m.good)} ${labels.level(m.level)}: ${labels.type[m.type]}`;
    case 'modernise':
      return `Modernise ${good(m.good)} to ${labels.level(m.level)}`;
    case 'close':
      return `Close ${good(m.good)}`;
    case 'developer':
      return 'Use the developer: £5 off each factory';
    case 'charge':
      return labels.tile[m.tile].label;
    case 'keep-inventor':
      return frame?.step === 'inventor' && frame.tile === 'tinkerer'
        ? 'Pay and keep the tinkerer'
        : 'Pay and keep the inventor';
    case 'hire':
      return `Hire ${moreOf(m.amount, 'worker')} for ${good(m.good)}, row ${m.row}`;
    case 'fire':
      return `Fire ${moreOf(m.amount, 'worker')} from ${good(m.good)}, row ${m.row}`;
    case 'swap':
      return `Move a machine of ${good(m.good)} from row ${m.from} to row ${m.to}`;
    case 'staff':
      return `Hire a worker for the warehouse: ${labels.edge(m.edge)}`;
    case 'shift':
      return `Move a warehouse worker from ${labels.edge(m.from)} to ${labels.edge(m.to)}`;
    case 'machine':
      return `Machine in ${good(m.good)}, row ${m.row}`;
    case 'retrain':
      return `Put the worker into ${good(m.good)}, row ${m.row}`;
    case 'improve':
      return `Improve ${good(m.good)}`;
    case 'distribute':
      return `Raise distribution of ${good(m.good)}`;
    case 'patent-adds':
      return 'Patent: £2 more';
    case 'patent-returns':
      return 'Return the patent for two free steps';
    case 'buy':
      return `Buy ${moreOf(m.amount, 'share')}`;
    case 'sell-shares':
      return `Sell ${moreOf(m.amount, 'share')}`;
    case 'repay':
      return `Repay ${moreOf(m.amount, 'loan')}`;
    case 'sell-goods':
      return `Sell ${goods(m.amount, m.good)} from the warehouse`;
    case 'contract':
      return `Contract for ${goods(m.space, m.good)}`;
    case 'limit':
      return m.space === 0 ? 'Remove the limit marker' : `Limit marker on ${m.space}`;
    case 'join':
      return `The ${labels.marker(m.ship)} sails too`;
    case 'deliver':
      return `Ship ${goods(m.amount, m.good)}`;
    case 'run':
      return `Produce ${good(m.good)} with ${moreOf(m.rows, 'row')}`;
    case 'extra-shifts':
      return 'Return the extra shifts for one more good';
    case 'take':
      return `Take ${labels.marker(m.marker)}`;
    case 'take-tile':
      return `Take ${labels.tile[m.tile].label}`;
    case 'assign':
      return `${labels.tile[m.tile].label} to ${good(m.good)}`;
    case 'broker':
      return `Return the broker for ${moreOf(m.amount, 'share')} at half price`;
    case 'return-tile':
      return `Return ${labels.tile[m.tile].label}`;
    case 'return-ship':
      return `Return the ${labels.marker(m.ship)} ${m.from === 'chart' ? 'on the chart' : 'at the pier'}`;
    case 'shut-row':
      return 'Shut the row';
    case 'sell-stored':
      return 'Sell a stored good';
    case 'add':
      return m.amount === 0 ? 'Add none' : `Add ${m.amount}`;
    case 'claim':
      return m.what === 'appeal' ? 'Win the tie for appeal' : 'Win the tie for goods sold';
    case 'patron':
      return m.from === 'production' ? 'Sell one from production' : 'Sell one from the warehouse';
    case 'store':
      return m.amount === 0 ? 'Keep none' : `Keep ${m.amount}`;
    case 'discard':
      return `Throw away ${goods(1, m.good)}`;
    case 'dismiss-worker':
      return `Dismiss the worker at ${labels.edge(m.edge)}`;
    case 'dismiss-ship':
      return `Give back the ${labels.marker(m.ship)} with its crew`;
    case 'name':
      return `${labels.seats[m.seat]} starts`;
    case 'appease':
      return 'Pay £5';
    case 'give-machine':
      return `Lose a machine in row ${m.row}`;
    case 'promote':
      return `A worker from row ${m.row}`;
    case 'go-back':
      return 'Two spaces back';
    case 'return-share':
      return 'Return one share';
    case 'commodity':
      return `Influence on ${labels.commodity[m.good]}`;
    case 'steps':
      return m.amount === 0 ? 'Buy no steps' : `Buy ${moreOf(m.amount, 'step')}`;
    case 'rise':
      return 'One space forward on the share track';
    default:
      return m satisfies never;
  }
}

export const phrases: Phrases = {
  names: {
    'spinning-jenny': {
      name: 'Arkwright: Spinning Jenny',
      about:
        'The shorter version: three decades, factories of two levels, four goods. The most valuable portfolio of your own shares wins.',
    },
    anniversary: {
      name: 'Arkwright: Water Frame, anniversary edition',
      about:
        'The full game of 2025: five decades, a sale by offers, a contract limit, 22 kinds of development tiles and 16 events.',
    },
    'spinning-mule': {
      name: 'Arkwright: Spinning Mule',
      about: 'The short game of the anniversary edition: three decades, ships without contracts.',
    },
    'water-frame': {
      name: 'Arkwright: Water Frame',
      about:
        'The full version: five decades with development tiles, ships, contracts and events. The most valuable portfolio of your own shares wins.',
    },
  },
  labels,
  option(id, value) {
    const options: Record<string, Record<string, { label: string; about: string }>> = {
      'set-up': {
        '': { label: 'Set-up', about: 'Who decides about the first factories.' },
        free: { label: 'Free', about: 'Everybody founds two factories, sells shares and takes a first marker.' },
        predetermined: {
          label: 'Predetermined',
          about: 'Factories, prices, shares, cash and markers as the rulebook lists them.',
        },
      },
      'east-india-company': {
        '': {
          label: 'East India Company',
          about: 'A commodity phase in every cycle: influence that counts at the end.',
        },
        off: { label: 'Off', about: 'Without the module.' },
        on: { label: 'On', about: 'With the company’s board.' },
      },
      'asymmetric-factories': {
        '': { label: 'Asymmetric factories', about: 'Mass production and luxury beside the regular factories.' },
        off: { label: 'Off', about: 'Regular factories only.' },
        on: { label: 'On', about: 'Three types of factory.' },
      },
      patrons: {
        '': { label: 'Patrons', about: 'Whether the four patrons are on offer for sure, in a free set-up.' },
        drawn: { label: 'Drawn', about: 'Tiles are drawn at random.' },
        included: { label: 'Included', about: 'The four patrons are on offer; the other tiles are drawn.' },
      },
      events: {
        '': { label: 'Events', about: 'The order of the listed events, in a predetermined set-up.' },
        listed: { label: 'As listed', about: 'Lobby, War on the Continent, Bureaucracy, World Exhibition.' },
        shuffled: { label: 'Shuffled', about: 'Bureaucracy in 1790, the other three in any order.' },
      },
    };
    return options[id]?.[value ?? ''] ?? { label: value ?? id, about: '' };
  },
  question,
  move,
  note({ code, params }) {
    const n = (key: string) => Number(params[key] ?? 0);
    switch (code) {
      case 'cost':
        return `costs ${pounds(n('pounds'))}`;
      case 'owed':
        return `${pounds(n('pounds'))} owed`;
      case 'each':
        return `${pounds(n('pounds'))} each`;
      case 'first-at':
        return `the first at ${pounds(n('pounds'))}`;
      case 'fee':
        return `with ${pounds(n('pounds'))} for using it again`;
      case 'opening':
        return `with ${pounds(n('pounds'))} to open the space`;
      case 'exact':
        return `the space says ${pounds(n('pounds'))}`;
      case 'cash':
        return `you have ${pounds(n('pounds'))}`;
      case 'spare':
        return `${pounds(n('pounds'))} of the cost left`;
      case 'left':
        return `${moreOf(n('steps'), 'increase')} left`;
      case 'of-amount':
        return `takes ${pounds(n('pounds'))} of ${pounds(n('left'))}`;
      case 'earns-machinery':
        return moreOf(n('amount'), 'machine');
      case 'earns-quality':
        return moreOf(n('amount'), 'increase');
      case 'earns-distribution':
        return `${pounds(n('amount'))} for steps`;
      case 'thresholds':
        return `1 / 2 / 3 for ${String(params.values).replace(/\d+/g, '£$&')}`;
      case 'limit':
        return `up to ${pounds(n('pounds'))}`;
      case 'rows':
        return n('rows') > 0 ? `up to ${moreOf(n('rows'), 'row')}` : 'the first share at half price';
      case 'tile':
        return labels.tile[params.tile as Tile].about;
      case 'developer':
        return 'with the developer';
      case 'inventor':
        return 'a use of the inventor';
      case 'income-each':
        return `brings ${pounds(n('pounds'))} each`;
      case 'influence':
        return n('space') === 0 ? 'off the track' : `space ${n('space')}`;
      case 'uses-left':
        return `${moreOf(n('uses'), 'use')} left in this decade`;
      case 'back':
        return `${moreOf(n('spaces'), 'space')} back`;
      case 'forward':
        return `${moreOf(n('spaces'), 'space')} forward`;
      case 'emergency':
        return `emergency sale: ${moreOf(n('shares'), 'share')} at ${pounds(n('value'))}, ${moreOf(n('spaces'), 'space')} back`;
      case 'loans':
        return `${n('shares') > 0 ? `emergency sale of ${moreOf(n('shares'), 'share')}, then ` : ''}${moreOf(n('loans'), 'loan')}, ${moreOf(n('spaces'), 'space')} back`;
      default:
        return code;
    }
  },
  reasons,
  news,
  why: {
    factories: 'Factories',
    administration: 'Administration',
    action: 'Actions',
    opening: 'Opened spaces',
    inventor: 'Inventor',
    gift: 'Gift of the bank',
    start: 'Start-up capital',
    exchange: 'Stock exchange',
    'half-price': 'Shares at half price',
    emergency: 'Emergency sales',
    loan: 'Loans',
    sales: 'Sales',
    wages: 'Wages and machines',
    'harbor-wages': 'Harbour wages',
    influence: 'Influence',
    bonus: 'Bonuses',
    'machine-works': 'Machine works',
    added: 'Offered',
    'engineering-works': 'Engineering works',
    shipping: 'Shipping',
    office: 'Office',
    'warehouse-sale': 'Warehouse sales',
    obsolescence: 'Obsolescence',
    decay: 'Falling distribution',
    contract: 'Contracts',
    'late-hiring': 'Late hiring',
    stored: 'Stored',
    sold: 'Sold',
    shipped: 'Shipped',
    patron: 'Patrons',
    discarded: 'Thrown away',
    'no-room': 'No room',
    'luddite-riot': 'Luddite riot',
    'social-unrest': 'Social unrest',
    'royal-society': 'Royal Society',
    recession: 'Recession',
  },
  decadeLine: (decade, active, level) =>
    `${decade}s, level ${labels.level(level)}${active ? `, ${good(active)}` : ', end of the round'}`,
  preparation: () => '1760: preparation',
  result(winners, scores, out) {
    const score = list(
      scores.map((n, seat) => `${labels.seats[seat]} ${pounds(n)}${out.includes(seat) ? ' (loans)' : ''}`),
    );
    if (winners.length === 0) return `Nobody wins: everybody has loans. ${score}.`;
    const names = list(winners.map((seat) => labels.seats[seat] ?? ''));
    return `${names} ${winners.length > 1 ? 'share the victory' : 'wins'}. ${score}.`;
  },
};
