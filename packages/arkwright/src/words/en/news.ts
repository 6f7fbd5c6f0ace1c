import { joined, say } from '@cromford/kernel';
import type { Good } from '../../goods.ts';
import type { News, Why } from '../../news.ts';
import { FACTORY_TYPES, type FactoryType } from '../../state.ts';
import type { Labels, Phrases } from '../phrases.ts';
import { list, moreOf, pounds, type Terms } from './terms.ts';

const reason: Partial<Record<Why, string>> = {
  emergency: 'emergency sale',
  loan: 'loans',
  'sold-one': 'one good sold',
  'sold-more': 'goods sold',
  'highest-appeal': 'highest appeal',
  'most-sold': 'most goods sold',
  shipping: 'shipping',
  contract: 'contract not served',
  decay: 'its distribution wore off by 1, and its appeal would have been negative',
  'late-hiring': 'late hiring',
  'opium-war': 'Opium War',
  recession: 'Recession',
  bonus: 'bonus of the company',
};

const cashFor: Partial<Record<Why, string>> = {
  factories: 'for the factories',
  administration: 'for the administration',
  action: 'for the action',
  inventor: 'for the inventor',
  gift: 'from the bank to start with',
  start: 'start-up capital',
  exchange: 'for shares',
  'half-price': 'for shares at half price',
  emergency: 'from the emergency sale',
  loan: 'for loans',
  sales: 'from sales',
  wages: 'wages and machine costs',
  'harbor-wages': 'for crews and warehouse workers',
  'engineering-works': 'for a machine of another player',
  'machine-works': 'for a machine of a neighbour',
  shipping: 'from shipping',
  office: 'from the office',
  'warehouse-sale': 'from the warehouse',
  obsolescence: 'for missing additional workers',
  'luddite-riot': 'to the rioters',
  'social-unrest': 'for social unrest',
  influence: 'for influence',
  'royal-society': 'from the Royal Society',
};

const goodsFor = {
  stored: 'stored',
  sold: 'sold from the warehouse',
  added: 'offered from the warehouse',
  'warehouse-sale': 'sold at the fixed price',
  shipped: 'shipped from the warehouse',
  patron: 'sold to the patron from the warehouse',
  discarded: 'thrown away',
  'no-room': 'lost for want of room',
} as const;

/** With the light grey marker only the first share is cheaper (FE-STX-09). */
function paidFor({ why, rule }: Extract<News, { kind: 'cash' }>): string {
  return rule === 'FE-STX-09' ? 'for shares, the first at half price' : (cashFor[why] ?? why);
}

/** One sentence for each thing that happened. */
export function newsIn(t: Terms, labels: Labels): Phrases['news'] {
  const who = (seat: number | null) => (seat === null ? 'The importer' : labels.who(seat));
  const good = (name: Good | null) => (name ? t.good[name].toLowerCase() : '');
  const isTile = (what: string): what is keyof Terms['tile'] => what in t.tile;
  const thing = (what: string) => (isTile(what) ? t.tile[what].label : say`the ${labels.marker(what as never)}`);
  /** The type of a factory, where it is a special one. */
  const typed = (type: FactoryType) => (type === 0 ? '' : say` (${labels.type[FACTORY_TYPES[type]]})`);
  const places = {
    market: say`the ${t.market}`,
    fired: say`the ${t.fired}`,
    factory: 'the factory',
    additional: 'the obsolete factory',
    warehouse: 'the warehouse',
    ship: 'the ship',
    gone: 'the box',
  } as const;

  return (e, by) => {
    const money = by === undefined ? '' : ` (${by > 0 ? '+' : ''}${labels.pounds(by)})`;
    switch (e.kind) {
      case 'cash':
        return say`${who(e.seat)} ${e.by < 0 ? 'pays' : 'gets'} ${pounds(Math.abs(e.by))} ${paidFor(e)}.`;
      case 'shares':
        return say`${who(e.seat)} ${e.by < 0 ? 'gives up' : 'gets'} ${moreOf(Math.abs(e.by), 'share')}${e.each > 0 ? say` at ${pounds(e.each)}` : ''}${money}.`;
      case 'loans':
        return e.by > 0
          ? say`${who(e.seat)} takes ${moreOf(e.by, 'loan')}${money}.`
          : say`${who(e.seat)} repays ${moreOf(-e.by, 'loan')}${money}.`;
      case 'indicator':
        return say`${who(e.seat)} moves from space ${e.from} to ${e.to} (${reason[e.why] ?? e.why}).`;
      case 'goods':
        return say`${who(e.seat)}: ${t.goods(Math.abs(e.by), e.good)} ${goodsFor[e.why]}${money}.`;
      case 'workers':
        if (e.from === 'market' && e.to === 'market')
          return say`${moreOf(e.amount, 'worker')} of the ${t.market} move to its front.`;
        return say`${e.seat === null ? '' : say`${who(e.seat)}: `}${moreOf(e.amount, 'worker')} from ${places[e.from]} to ${places[e.to]}${e.good ? say` (${good(e.good)}${e.row > 0 ? say`, ${t.row} ${e.row}` : ''})` : ''}.`;
      case 'machine':
        return e.by > 0
          ? say`${who(e.seat)} puts a machine into ${good(e.good)}, ${t.row} ${e.row}.`
          : say`${who(e.seat)} loses ${moreOf(-e.by, 'machine')} of ${good(e.good)}, ${t.row} ${e.row}.`;
      case 'swapped':
        return say`${who(e.seat)}: a machine of ${good(e.good)} moves from ${t.row} ${e.from} to ${t.row} ${e.to}.`;
      case 'promoted':
        return say`${who(e.seat)}: a worker of ${good(e.good)} moves from ${t.row} ${e.from} to ${t.row} ${e.to}.`;
      case 'staffed':
        return say`${who(e.seat)} staffs the warehouse: ${labels.edge(e.edge)}.`;
      case 'shifted':
        return say`${who(e.seat)} moves a warehouse worker from ${labels.edge(e.from)} to ${labels.edge(e.to)}.`;
      case 'dismissed':
        return say`${who(e.seat)} dismisses the worker at ${labels.edge(e.edge)}.`;
      case 'founded':
        return say`${who(e.seat)} founds a factory for ${good(e.good)}${typed(e.type)}.`;
      case 'built':
        return say`${who(e.seat)} ${t.build}s ${good(e.good)} ${labels.level(e.level)}${typed(e.type)} for ${pounds(e.cost)}${money}.`;
      case 'modernised':
        return say`${who(e.seat)} modernises ${good(e.good)} to ${labels.level(e.level)} for ${pounds(e.cost)}${money}.`;
      case 'closed':
        return say`${who(e.seat)} closes ${good(e.good)} ${labels.level(e.level)}.`;
      case 'priced':
        return say`${who(e.seat)}: ${good(e.good)} now at ${pounds(e.to)}; appeal ${e.appeal}.`;
      case 'quality':
        return say`${who(e.seat)} improves ${good(e.good)} to +${e.to}; appeal ${e.appeal}.`;
      case 'distribution':
        return say`${who(e.seat)}: ${t.distribution} of ${good(e.good)} is now +${e.to}; appeal ${e.appeal}.`;
      case 'placed':
        return say`${who(e.seat)} ${t.used(labels.marker(e.marker), pounds(e.at), e.again)}${money}.`;
      case 'took':
        return say`${who(e.seat)} takes ${thing(e.what)}${e.ahead ? ', ahead of time' : ''}.`;
      case 'gave-back':
        return say`${who(e.seat)} gives back ${thing(e.what)}.`;
      case 'assigned':
        return say`${who(e.seat)} assigns ${thing(e.tile)} to ${good(e.good)}.`;
      case 'used-tile':
        return say`${who(e.seat)} uses ${thing(e.tile)}.`;
      case 'marked':
        return e.on
          ? say`${who(e.seat)}: ${good(e.good)} is marked for late hiring.`
          : say`${who(e.seat)}: the mark on ${good(e.good)} is gone.`;
      case 'set-up':
        return say`The game is set up. ${who(e.start)} is start player.`;
      case 'decade':
        return say`The ${e.decade}s begin, at level ${labels.level(e.level)}.`;
      case 'cycle':
        return say`The cycle of ${good(e.good)} begins.`;
      case 'economy':
        return say`Economy: the importer of ${good(e.good)} advances ${e.importer}, ${moreOf(e.workers, 'worker')} may come back.`;
      case 'importer':
        return say`The importer of ${good(e.good)} moves from ${e.from} to ${e.to}.`;
      case 'market':
        return say`Demand for ${t.goods(e.demand, e.good)}; the importer is at ${e.importer}, the wage is ${pounds(e.wage)}.`;
      case 'shut':
        return say`${who(e.seat)} shuts ${t.row} ${e.row} of ${good(e.good)}.`;
      case 'produced':
        return say`${who(e.seat)} produces ${t.goods(e.amount, e.good)}.`;
      case 'called':
        return say`At ${e.appeal}: ${who(e.seat)} sells one${e.from === 'stock' ? ' from the warehouse' : e.from === 'extra-shifts' ? ' from extra shifts' : ''}.`;
      case 'added':
        return say`${who(e.seat)} adds ${t.goods(e.amount, e.good)} from the warehouse.`;
      case 'stopped':
        return say`${who(e.seat)} stops selling.`;
      case 'sold':
        return say`${who(e.seat)} has sold ${t.goods(e.amount, e.good)}${e.unsold > 0 ? say`; ${e.unsold} left` : ''}${money}.`;
      case 'patron':
        return say`${who(e.seat)} sells ${t.goods(1, e.good)} to the ${e.joker ? t.joker : 'patron'}.`;
      case 'lost-goods':
        return say`${who(e.seat)} loses ${t.goods(e.amount, e.good)}.`;
      case 'shipped':
        return say`${who(e.seat)} ships ${t.goods(e.amount, e.good)} with ${moreOf(e.ships, 'ship')}.`;
      case 'contract':
        return e.to === 0
          ? say`${who(e.seat)}: the contract for ${good(e.good)} is ${t.served}.`
          : say`${who(e.seat)}: the contract for ${good(e.good)} is on ${e.to}.`;
      case 'limit':
        return e.to === 0
          ? say`${who(e.seat)} removes the contract limit marker.`
          : say`${who(e.seat)} puts the contract limit marker on ${e.to}.`;
      case 'influence':
        return say`${who(e.seat)} advances on ${labels.commodity[e.good]} from ${e.from} to ${e.to}${money}.`;
      case 'commodity-price':
        return say`The price of ${labels.commodity[e.good]} rises to ${pounds(e.to)}.`;
      case 'start-player':
        return say`${who(e.seat)} becomes start player${e.by === null ? '' : say`, named by ${who(e.by)}`}.`;
      case 'markers-back':
        return say`All ${t.actionMarker}s come back.`;
      case 'event':
        return say`Event: ${t.event[e.event].label}. ${t.event[e.event].about}`;
      case 'event-ends':
        return say`${t.event[e.event].label} ends.`;
      case 'obsolete':
        return say`${who(e.seat)}: the factory for ${good(e.good)} is obsolete; ${moreOf(e.workers, 'additional worker')}${e.missing > 0 ? say`, ${e.missing} missing` : ''}.`;
      case 'out':
        return say`${who(e.seat)} has ${moreOf(e.loans, 'loan')} left and has lost.`;
      case 'over':
        return say`The game is over. ${list(e.scores.map((score, seat) => say`${who(seat)} ${pounds(score)}`))}.`;
      default:
        return e satisfies never;
    }
  };
}

/** The way of one share indicator as a whole. */
export function waysIn(labels: Labels): Phrases['ways'] {
  return (run) => {
    const [first, last] = [run[0], run.at(-1)];
    const reasons = run.map(({ why }) => reason[why] ?? why).join(', ');
    return first && last
      ? say`${labels.who(first.seat)} moves from space ${first.from} to ${last.to} (${reasons}).`
      : '';
  };
}

/** Who was called at which appeal. */
export function callsIn(labels: Labels): Phrases['calls'] {
  const from = { production: '', stock: ' (warehouse)', 'extra-shifts': ' (extra shifts)', importer: '' } as const;
  return (run) =>
    say`Sold one by one, by appeal: ${joined(
      run.map((e) => say`${e.appeal} ${e.seat === null ? labels.importer : labels.who(e.seat)}${from[e.from]}`),
      ', ',
    )}.`;
}
