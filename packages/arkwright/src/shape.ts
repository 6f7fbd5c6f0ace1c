import type { Fault } from '@cromford/kernel';
import * as z from 'zod/mini';
import { EVENTS } from './events/names.ts';
import { COUNTED_STEPS } from './frames.ts';
import { GREYS, MARKERS } from './markers.ts';
import { whole } from './sheet/schema.ts';
import { TILES } from './tiles/names.ts';

const number = whole(-999_999_999, 999_999_999);
const flag = whole(0, 1);
const list = (longest: number) => z.array(number).check(z.maxLength(longest));
const four = z.array(number).check(z.length(4));
const seat = whole(0, 3);
const k = whole(0, 4);
const good = whole(0, 3);
const factory = z.strictObject({
  level: whole(1, 4),
  price: number,
  quality: number,
  distribution: number,
  workers: four,
  machines: four,
  additional: number,
  obsolete: flag,
  marked: flag,
  type: whole(0, 2),
});

const player = z.strictObject({
  cash: number,
  shares: number,
  loans: number,
  space: whole(1, 300),
  factories: z.array(z.nullable(factory)).check(z.length(4)),
  stored: four,
  markers: z.array(z.enum(GREYS)).check(z.maxLength(10)),
  ships: list(2),
  chart: z.array(z.union([z.enum(MARKERS), z.literal('')])).check(z.length(5)),
  tiles: z.array(z.enum(TILES)).check(z.maxLength(5)),
  foreman: whole(-1, 3),
  workshop: whole(-1, 3),
  inventorUses: number,
  tinkererUses: number,
  attacheUses: number,
  shutdowns: number,
  contracts: four,
  limit: number,
  resting: list(2),
  influence: four,
  edges: whole(0, 255),
  joker: flag,
  opened: flag,
});

const turn = z.strictObject({
  marker: z.union([z.enum(MARKERS), z.literal('')]),
  cost: number,
  paid: number,
  due: number,
  left: number,
  used: number,
  affected: number,
  built: number,
  priced: number,
  discounted: number,
  closed: four,
  developer: flag,
  patent: whole(0, 2),
  hired: z.array(number).check(z.length(16)),
  firedRows: number,
  movedTo: number,
  trade: number,
  once: flag,
  part: number,
  limited: flag,
  ships: number,
  arranging: whole(-1, 3),
  arranged: number,
});

const sale = z.strictObject({
  tokens: number,
  level: number,
  place: number,
  group: number,
  order: list(5),
  groups: list(5),
  produced: list(4),
  left: list(4),
  sold: list(5),
  asked: list(4),
  shut: list(4),
  claims: list(4),
});

const plain = <Name extends string>(...steps: Name[]) => z.strictObject({ step: z.enum(steps) });
const counted = <Name extends string>(...steps: Name[]) => z.strictObject({ step: z.enum(steps), k });
const seated = <Name extends string>(...steps: Name[]) => z.strictObject({ step: z.enum(steps), seat });
const withGood = <Name extends string>(...steps: Name[]) => z.strictObject({ step: z.enum(steps), seat, good });

const frame = z.union([
  plain(
    'gift',
    'pay-factories',
    'decade',
    'cycle',
    'production',
    'produce',
    'calling',
    'settlement',
    'income',
    'rise',
    'wages',
    'decay',
    'contracts',
    'end-cycle',
    'next-cycle',
    'end-round',
    'return-markers',
    'harbor-wages',
    'event',
    'reserve',
    'start-player',
    'obsolescence',
    'next-decade',
    'scoring',
  ),
  counted(...COUNTED_STEPS),
  seated(
    'start-sale',
    'pick',
    'turn',
    'amount',
    'act',
    'order',
    'further',
    'additional',
    'factory',
    'workers',
    'machinery',
    'quality',
    'distribution',
    'ship',
    'production-action',
    'settle',
    'prices',
    'shut-row',
    'sell-stored',
    'add-stored',
    'claim',
    'shipment',
    'dismiss',
    'commodity',
    'opium-war',
    'recession',
    'name-start',
  ),
  withGood('influence', 'bonus', 'found-price', 'build-price', 'more-shifts', 'luddite-riot'),
  z.strictObject({ step: z.literal('found'), k, round: whole(1, 2) }),
  z.strictObject({ step: z.literal('inventor'), seat, due: flag, tile: z.enum(TILES) }),
  z.strictObject({ step: z.literal('charge'), seat, due: flag }),
  z.strictObject({ step: z.literal('extra-shift'), seat, late: flag }),
  z.strictObject({ step: z.literal('school'), seat, left: number, afterProduction: flag }),
  z.strictObject({ step: z.literal('overflow'), seat, why: z.enum(['moved', 'dismissed', 'tile']) }),
  z.strictObject({ step: z.literal('promote'), seat, good, row: whole(0, 3) }),
  z.strictObject({ step: z.literal('free-steps'), seat, left: number, why: z.enum(['patent', 'made-in-england']) }),
  z.strictObject({ step: z.literal('exchange'), seat, why: z.enum(['action', 'half-price', 'broker', 'final']) }),
  z.strictObject({ step: z.literal('special'), seat, occasion: z.enum(['start', 'action', 'lobby', 'charisma']) }),
  z.strictObject({ step: z.literal('assign'), seat, tile: z.enum(TILES) }),
  z.strictObject({ step: z.literal('return-tile'), seat, taken: z.enum(TILES) }),
  z.strictObject({ step: z.literal('return-ship'), seat, capacity: number, ahead: flag }),
  z.strictObject({ step: z.literal('patron'), seat, joker: flag }),
  z.strictObject({ step: z.literal('storage'), seat, good, amount: number }),
  z.strictObject({ step: z.literal('charisma'), seat, end: z.enum(['cycle', 'decade']) }),
  z.strictObject({ step: z.literal('event-turns'), event: z.enum(EVENTS), k }),
]);

const stateSchema = z.strictObject({
  ply: number,
  barrier: number,
  random: z.array(z.int()).check(z.maxLength(4)),
  agenda: z.array(frame).check(z.maxLength(60)),
  decade: whole(1760, 1810),
  cycle: whole(-1, 3),
  start: seat,
  market: number,
  gap: number,
  fired: number,
  gone: number,
  importers: four,
  players: z.array(player).check(z.minLength(2), z.maxLength(4)),
  mat: list(40),
  laidOut: z.array(z.enum(GREYS)).check(z.maxLength(4)),
  ships: z.array(number).check(z.length(5)),
  tiles: z.array(number).check(z.length(TILES.length)),
  economy: list(20),
  events: z.array(z.union([z.enum(EVENTS), z.literal('')])).check(z.maxLength(5)),
  shownEconomy: number,
  shownEvents: number,
  candidates: z.array(z.enum(EVENTS)).check(z.maxLength(9)),
  reserve: z.union([z.enum(EVENTS), z.literal('')]),
  shownReserve: flag,
  commodities: four,
  lasting: z.array(z.enum(EVENTS)).check(z.maxLength(9)),
  turn,
  sale,
  winners: list(4),
});

/** What keeps a value from outside from being a state of this game. */
export function shapeFaults(value: unknown): Fault[] {
  const parsed = stateSchema.safeParse(value);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), reason: message }));
  return contradictions(parsed.data);
}

/** Seats that nobody has, and lists that are not as long as the table is wide. */
function contradictions(s: z.infer<typeof stateSchema>): Fault[] {
  const faults: Fault[] = [];
  const players = s.players.length;
  const seated = (path: string, seat: number) => {
    if (seat < 0 || seat >= players) faults.push({ path, reason: `no seat ${seat} at this table` });
  };
  seated('start', s.start);
  s.winners.forEach((seat, i) => {
    seated(`winners.${i}`, seat);
  });
  s.agenda.forEach((frame, i) => {
    if ('seat' in frame) seated(`agenda.${i}.seat`, frame.seat);
    if ('k' in frame && frame.k >= players) faults.push({ path: `agenda.${i}.k`, reason: 'beyond the last player' });
  });
  for (const list of ['produced', 'left', 'asked', 'shut', 'claims'] as const)
    if (s.sale[list].length !== players) faults.push({ path: `sale.${list}`, reason: `needs ${players} entries` });
  if (s.sale.sold.length !== players + 1) faults.push({ path: 'sale.sold', reason: `needs ${players + 1} entries` });
  if (s.sale.order.length !== s.sale.groups.length)
    faults.push({ path: 'sale.groups', reason: 'needs as many entries as the order' });
  return faults;
}
