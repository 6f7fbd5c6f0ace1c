import type { Good } from '../../goods.ts';
import type { Marker } from '../../markers.ts';
import type { Labels } from '../phrases.ts';
import { pounds, sum, type Terms } from './terms.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const SEATS = ['Blue', 'Red', 'Green', 'Yellow'];

export function labelsOf(t: Terms): Labels {
  function marker(name: Marker): string {
    const [, first, rest = ''] = /^(first|second|ship)-(.*)$/.exec(name) ?? [];
    if (first === 'ship') return t.ship(rest);
    const kind = t.kind[(first ? rest : name) as keyof Terms['kind']];
    return first ? `${t.shade[first as keyof Terms['shade']]} ${kind}` : kind;
  }

  return {
    seats: SEATS,
    who: (seat) => ({ is: 'seat', seat, text: SEATS[seat] ?? String(seat) }),
    good: t.good,
    marker,
    type: { regular: 'regular', mass: 'mass production', luxury: 'luxury' },
    commodity: { food: 'sugar', clothes: 'cotton', cutlery: 'silver', lamps: 'porcelain' },
    bonus: { marketing: t.distribution, machine: 'machine', quality: 'quality', share: 'share space' },
    company: 'East India Company',
    tile: t.tile,
    event: t.event,
    edge: (edge) => (edge in t.good ? `column ${t.good[edge as Good].toLowerCase()}` : `row ${edge.slice(4)}`),
    level: (level) => ['', 'I', 'II', 'III', 'IV'][level] ?? String(level),
    pounds,
    sum,
    labourMarket: capital(t.market),
    onMarket: 'Workers',
    fired: t.fired,
    wage: 'wage',
    demand: 'demand',
    importer: 'importer',
    lasting: 'Lasting:',
    candidates: 'Events that may come:',
    cash: 'Cash',
    shares: 'Shares',
    loans: 'Loans',
    shareValue: 'value',
    shareSpace: 'space',
    portfolio: 'portfolio',
    factories: 'Factories',
    price: 'Price',
    appeal: 'appeal',
    quality: 'quality',
    distribution: t.distribution,
    inShort: {
      quality: 'qual.',
      distribution: t.distributionInShort,
      appeal: 'appeal',
      mass: 'mass',
      luxury: 'luxury',
    },
    workers: 'workers',
    machines: 'machines',
    output: 'output',
    rows: `${t.row}s`,
    rests: (row) => `${t.row} ${row} shut`,
    inRows: 'workers+machines/spaces',
    additional: 'additional workers',
    obsolete: 'obsolete',
    marked: 'marked for late hiring',
    stored: 'Stored',
    room: 'Room',
    chart: t.chart,
    free: 'empty',
    closed: t.closed,
    toOpen: (cost) => `${pounds(cost)} more to open`,
    markers: `${capital(t.marker)}s`,
    tiles: 'Development tiles',
    used: (times) => (times === 1 ? 'used once' : `used ${times} times`),
    ships: 'Ships',
    resting: 'resting',
    crew: 'crew',
    contracts: 'Contracts',
    contract: 'contract',
    limit: 'limit marker on',
    warehouse: 'Warehouse',
    whatTheyDo: 'What events and tiles do',
    onOffer: t.onOffer,
    row: capital(t.row),
    none: 'nothing',
    startPlayer: 'Start player:',
    patronJoker: capital(t.joker),
    bonuses: 'Bonuses, from space:',
    influenceWorth: 'Worth at the end, with these prices:',
  };
}
