import { type Fault, formFault, formFaults } from '@cromford/kernel';
import * as z from 'zod/mini';
import { EVENTS } from './events/names.ts';
import { CAPACITIES, GREYS, MARKERS } from './markers.ts';
import { companyFrames, companyOfPlayer, companyOfState } from './modules/east-india-company/shape.ts';
import { counting, exactly, few, four, good, k, plain, seat, seated, step, upTo } from './shape-parts.ts';
import { whole } from './sheet/schema.ts';
import { TILES } from './tiles/names.ts';

/** How far the component sheet in use takes anything is checked by the rules (faults/). */
const decisions = upTo(999_999);
const pounds = upTo(99_999);
const workers = upTo(200);
const flag = z.literal([0, 1]);
/** One bit for each good. */
const goods = upTo(15);
const capacity = z.literal(CAPACITIES as readonly number[]);
const list = (longest: number, entry: z.ZodMiniType<number>) => z.readonly(z.array(entry).check(z.maxLength(longest)));
const names = <Name extends string>(of: readonly Name[], longest: number) =>
  z.readonly(z.array(z.enum(of)).check(z.maxLength(longest)));
/** Only the lists of a running sale, which change with every crate, are written in place. */
const running = (longest: number, entry: z.ZodMiniType<number>) => z.array(entry).check(z.maxLength(longest));

/** One factory on a player's mat. Its appeal is not kept: it follows from these numbers (FE-CMP-12). */
export const factory = z.strictObject({
  /** Level of its marker. */
  level: whole(1, 4),
  /** Its price in pounds. */
  price: whole(1, 99),
  /** Where the quality marker stands. */
  quality: upTo(6),
  /** Where the distribution marker stands. */
  distribution: few,
  /** Workers in each of the four rows. */
  workers: four(upTo(6)),
  /** Machines in each of the four rows. */
  machines: four(upTo(6)),
  /** Additional workers of an obsolete factory, beside its marker. */
  additional: upTo(2),
  /** 1: it has its additional workers, or has paid for them. */
  obsolete: flag,
  /** 1: a worker stands on the marker as a reminder (FE-WRK-07). */
  marked: flag,
  /** Regular, mass production or luxury (AE-ASY-02). */
  type: z.literal([0, 1, 2]),
});

export const player = z.strictObject({
  /** Pounds in hand. */
  cash: pounds,
  /** Own shares held. */
  shares: few,
  /** Open loans. */
  loans: upTo(999),
  /** Space of the share indicator. */
  space: whole(1, 300),
  /** By good; null where none is open. */
  factories: z.array(z.nullable(factory)).check(z.length(4)),
  /** Goods in the warehouses, by good; where they lie follows from the room there is. */
  stored: four(few),
  /** Grey markers owned. */
  markers: names(GREYS, 10),
  /** Capacities of the ships owned. */
  ships: z.readonly(z.array(capacity).check(z.maxLength(2))),
  /** The own column of the administration chart, cheapest space first; "" is empty. */
  chart: z.readonly(z.array(z.union([z.enum(MARKERS), z.literal('')])).check(z.length(5))),
  /** Development tiles owned. */
  tiles: names(TILES, 5),
  /** The good whose factory the foreman is assigned to; -1 without the tile. */
  foreman: whole(-1, 3),
  /** The good whose factory the workshop is assigned to; -1 without the tile. */
  workshop: whole(-1, 3),
  /** Uses of the inventor so far. */
  inventorUses: few,
  /** Uses of the tinkerer so far. */
  tinkererUses: few,
  /** Uses of the press attaché in this decade (AE-EOD-13). */
  attacheUses: few,
  /** Rows that the school has shut down in this decade (AE-EOD-13). */
  shutdowns: few,
  /** Contract space by good; 0 is off the track. */
  contracts: four(few),
  /** Space of the contract limit marker; 0 is off the track (AE-CMP-15). */
  limit: few,
  /** Capacities of the ships that are not ready (AE-SM-19). */
  resting: z.readonly(z.array(capacity).check(z.maxLength(2))),
  ...companyOfPlayer,
  /** Staffed edges of the large warehouse, one bit each. */
  edges: whole(0, 255),
  /** 1: the joker patron of the Crown Jubilee is still to be used. */
  joker: flag,
  /** 1: a space closed for this decade has been opened by paying. */
  opened: flag,
});

export const turn = z.strictObject({
  /** The marker in use; "" before one is. */
  marker: z.union([z.enum(MARKERS), z.literal('')]),
  /** Administrative cost of its space. */
  cost: few,
  /** What was really paid: the strength of the action. */
  paid: few,
  /** Pounds that are settled at the end of the main action (AMB-02). */
  due: pounds,
  /** Machines, increases or pounds of distribution still to be had. */
  left: few,
  /** Increases taken (quality) or pounds used (distribution). */
  used: few,
  /** Goods touched by the main action, one bit each. */
  affected: goods,
  /** Goods whose factory was built in it, one bit each. */
  built: goods,
  /** Goods priced anew, one bit each. */
  priced: goods,
  /** Goods discounted by the developer, one bit each. */
  discounted: goods,
  /** Level of the factory closed in this action, by good. */
  closed: four(upTo(4)),
  /** 1: the developer is in use. */
  developer: flag,
  /** 1: the patent adds its pounds; 2: it was returned. */
  patent: z.literal([0, 1, 2]),
  /** Workers hired (or put there by the school) in this action, by good and row. */
  hired: exactly(16, upTo(6)),
  /** Rows fired from in this action, one bit each. */
  firedRows: upTo(65_535),
  /** Warehouse edges that a worker was moved to, one bit each. */
  movedTo: upTo(255),
  /** 1: shares were bought, 2: sold, 3 and 4: and then the other way round. */
  trade: upTo(4),
  /** 1: the half-price share, the agent or the ship's fee of one space has been used. */
  once: flag,
  /** The part of a stock exchange action that has been reached (AE-STK-01). */
  part: upTo(3),
  /** 1: the limit marker was handled since the last change of a contract. */
  limited: flag,
  /** Ships that sail in this action: one bit for each place in the list of ships. */
  ships: upTo(3),
  /** The good of the factory being rearranged before firing; -1 is none (AE-WRK-17). */
  arranging: whole(-1, 3),
  /** How often it was rearranged. */
  arranged: few,
});

export const sale = z.strictObject({
  /** Goods that still find buyers. */
  tokens: whole(-99, 99),
  /** The appeal that is being called. */
  level: few,
  /** The place in the order of calling. */
  place: upTo(5),
  /** The group that is selling; -1 none yet. */
  group: whole(-1, 4),
  /** Who is called, in this order; the importer stands behind the last seat. */
  order: running(5, upTo(4)),
  /** The group of equals that each of them belongs to. */
  groups: running(5, upTo(4)),
  /** Goods produced, by seat. */
  produced: running(4, few),
  /** Production not sold yet, by seat. */
  left: running(4, few),
  /** Goods sold, by seat, the importer last. */
  sold: running(5, few),
  /** By seat, 1: was asked once after his production was sold out; 2: stopped. */
  asked: running(4, upTo(2)),
  /** The row shut by the school, by seat, counted from 1. */
  shut: running(4, upTo(4)),
  /** Ties claimed with a tile, by seat: 1 for appeal, 2 for goods sold (AE-DEV13). */
  claims: running(4, upTo(3)),
});

/** Why shares and goods are traded: which of the parts of a stock exchange action are open. */
export const exchange = z.enum(['action', 'half-price', 'broker', 'final']);
/** Where a special marker is taken: in the preparation, as an additional action, by the Lobby, in exchange for charisma. */
export const occasion = z.enum(['start', 'action', 'lobby', 'charisma']);
/** Why stored goods have lost their space: workers were moved or dismissed, or a tile was given back. */
export const overflow = z.enum(['moved', 'dismissed', 'tile']);

/** Everything that can stand on the agenda. `k` counts players in turn order. */
export const frame = z.discriminatedUnion('step', [
  // The start in 1760
  step('found', { k, round: z.literal([1, 2]) }),
  step('found-price', { seat, good }),
  plain('gift'),
  counting('start-sales'),
  seated('start-sale'),
  counting('picks'),
  seated('pick'),
  plain('pay-factories'),
  // A cycle and its turns
  plain('decade'),
  plain('cycle'),
  counting('turns'),
  seated('turn'),
  seated('amount'),
  seated('act'),
  seated('order'),
  seated('further'),
  seated('additional'),
  seated('factory'),
  step('build-price', { seat, good }),
  step('charge', { seat, due: flag }),
  step('inventor', { seat, due: flag, tile: z.enum(TILES) }),
  seated('workers'),
  step('overflow', { seat, why: overflow }),
  seated('machinery'),
  step('school', { seat, left: few, afterProduction: flag }),
  seated('quality'),
  seated('distribution'),
  step('free-steps', { seat, left: few, why: z.enum(['patent', 'made-in-england']) }),
  step('exchange', { seat, why: exchange }),
  seated('ship'),
  seated('production-action'),
  step('more-shifts', { seat, good }),
  seated('settle'),
  seated('prices'),
  step('special', { seat, occasion }),
  step('assign', { seat, tile: z.enum(TILES) }),
  step('return-tile', { seat, taken: z.enum(TILES) }),
  step('return-ship', { seat, capacity, ahead: flag }),
  // The production phase
  plain('production'),
  counting('schools'),
  seated('shut-row'),
  plain('produce'),
  plain('calling'),
  counting('early-shifts'),
  counting('late-shifts'),
  step('extra-shift', { seat, late: flag }),
  counting('additions'),
  seated('add-stored'),
  plain('settlement'),
  seated('sell-stored'),
  counting('patrons'),
  step('patron', { seat, joker: flag }),
  plain('income'),
  counting('claims'),
  seated('claim'),
  plain('rise'),
  plain('wages'),
  plain('decay'),
  counting('shipments'),
  seated('shipment'),
  plain('contracts'),
  counting('storages'),
  step('storage', { seat, good, amount: few }),
  ...companyFrames,
  // Between cycles and decades
  plain('end-cycle'),
  plain('next-cycle'),
  step('charisma', { seat, end: z.enum(['cycle', 'decade']) }),
  plain('end-round'),
  plain('return-markers'),
  plain('harbor-wages'),
  counting('dismissals'),
  seated('dismiss'),
  counting('brokers'),
  plain('event'),
  plain('reserve'),
  step('event-turns', { event: z.enum(EVENTS), k }),
  seated('opium-war'),
  step('luddite-riot', { seat, good }),
  step('promote', { seat, good, row: whole(0, 3) }),
  seated('recession'),
  counting('final-exchanges'),
  plain('start-player'),
  seated('name-start'),
  plain('obsolescence'),
  plain('next-decade'),
  plain('scoring'),
]);

/**
 * The state of a game, described once: its types are inferred from this (state.ts, frames.ts), a state from outside is checked against
 * it, and the copy that search makes is written from it (clone.ts, by `npm run copies`).
 */
export const stateSchema = z.strictObject({
  ply: decisions,
  barrier: decisions,
  random: z.array(whole(-2_147_483_648, 2_147_483_647)).check(z.length(4)),
  agenda: z.array(frame).check(z.maxLength(60)),
  /** 1760 is the preparation. */
  decade: whole(1760, 1810),
  /** The cycle of the decade and the featured good; -1 outside cycles. */
  cycle: whole(-1, 3),
  /** The seat of the start player. */
  start: seat,
  /** Workers on the labour market. */
  market: workers,
  /** Spaces at its end that stay empty (FE-EVT-07). */
  gap: workers,
  /** Fired workers. */
  fired: workers,
  /** Workers that have left the game since it began. */
  gone: workers,
  /** Appeal of the importers, by good. */
  importers: four(few),
  /** By seat. */
  players: z.array(player).check(z.minLength(2), z.maxLength(4)),
  /** Grey markers on the mat, by row and grey kind. */
  mat: list(40, few),
  /** Grey markers laid out for the start (Spinning Jenny). */
  laidOut: names(GREYS, 4),
  /** Ships on the mat, by capacity. */
  ships: exactly(5, few),
  /** Tiles on offer, counted by tile. */
  tiles: exactly(TILES.length, few),
  /** Economy markers by cycle of the game: places in the sheet's list; -1 is face down. */
  economy: list(20, whole(-1, 29)),
  /** Event markers by decade; "" is face down. */
  events: z.readonly(z.array(z.union([z.enum(EVENTS), z.literal('')])).check(z.maxLength(5))),
  /** Cycles whose economy marker has been turned up. */
  shownEconomy: upTo(20),
  /** Decades whose event has been turned up. */
  shownEvents: upTo(5),
  /** The events among which the dealt ones are, for all to see (AE-SET-04). */
  candidates: names(EVENTS, 9),
  /** The event that waits for Bureaucracy; "" while face down (AE-SET-07). */
  reserve: z.union([z.enum(EVENTS), z.literal('')]),
  /** 1: it has been turned up. */
  shownReserve: flag,
  ...companyOfState,
  /** Events whose effect lasts. */
  lasting: names(EVENTS, 9),
  /** What the acting player has done so far in his turn. */
  turn,
  /** The sale of the featured good while it runs. */
  sale,
  /** Seats that have won; filled at the end. */
  winners: list(4, seat),
});

/** How wide a table is, and how long its lists are. */
interface Width {
  readonly players: number;
  /** Places for grey markers on the mat. */
  readonly mat: number;
}

/** What keeps a value from outside from being a state of a game at such a table. */
export function shapeFaults(width: Width, value: unknown): Fault[] {
  const parsed = stateSchema.safeParse(value);
  if (!parsed.success) return formFaults(parsed.error.issues, value);
  return contradictions(width, parsed.data);
}

/** Seats that nobody has, and lists that are not as long as the table is wide. */
function contradictions({ players, mat }: Width, s: z.infer<typeof stateSchema>): Fault[] {
  const faults: Fault[] = [];
  const most = players - 1;
  const seated = (path: string, seat: number, last = most) => {
    if (seat > last) faults.push(formFault(path, 'most', { most: last }));
  };
  const needs = (path: string, list: readonly unknown[], entries: number) => {
    if (list.length !== entries) faults.push(formFault(path, 'entries', { entries }));
  };
  needs('players', s.players, players);
  needs('mat', s.mat, mat);
  seated('start', s.start);
  s.winners.forEach((seat, i) => {
    seated(`winners.${i}`, seat);
  });
  s.agenda.forEach((frame, i) => {
    if ('seat' in frame) seated(`agenda.${i}.seat`, frame.seat);
    if ('k' in frame) seated(`agenda.${i}.k`, frame.k);
  });
  for (const list of ['produced', 'left', 'asked', 'shut', 'claims'] as const)
    needs(`sale.${list}`, s.sale[list], players);
  needs('sale.sold', s.sale.sold, players + 1);
  needs('sale.groups', s.sale.groups, s.sale.order.length);
  // The importer stands behind the last seat.
  s.sale.order.forEach((seat, i) => {
    seated(`sale.order.${i}`, seat, players);
  });
  return faults;
}
