import { times } from '@cromford/kernel';
import { GOODS, type Good } from './goods.ts';
import { GREYS, MARKERS, SHIPS } from './markers.ts';
import type { Edge, MoveOf } from './moves.ts';
import { FACTORY_TYPES } from './state.ts';
import { TILES } from './tiles/names.ts';

/**
 * Moves are plain and never changed, so each is made once: lists of choices are built many million times in search.
 * Tables are read by the state's own counting: goods and rows from 0, amounts as they are.
 */
export const DONE: MoveOf<'done'> = { do: 'done' };

const MOST = 60;
const ROW_SPACES = 7;
const byGood = <M>(make: (good: Good) => M): readonly M[] => GOODS.map(make);

export const FOUND = byGood((good): MoveOf<'found'> => ({ do: 'found', good }));
export const FOUND_AS = FACTORY_TYPES.map((type) =>
  byGood((good): MoveOf<'found-as'> => ({ do: 'found-as', type, good })),
);
export const PRICE = byGood((good) => times(MOST + 1, (amount): MoveOf<'price'> => ({ do: 'price', good, amount })));
export const PAY = times(MOST + 1, (amount): MoveOf<'pay'> => ({ do: 'pay', amount }));
export const FIRST_MAIN: MoveOf<'first'> = { do: 'first', what: 'main' };
export const FIRST_ADDITIONAL: MoveOf<'first'> = { do: 'first', what: 'additional' };
export const BUY = times(100, (amount): MoveOf<'buy'> => ({ do: 'buy', amount }));
export const SELL_SHARES = times(100, (amount): MoveOf<'sell-shares'> => ({ do: 'sell-shares', amount }));
export const REPAY = times(100, (amount): MoveOf<'repay'> => ({ do: 'repay', amount }));
export const SELL_GOODS = byGood((good) =>
  times(MOST, (amount): MoveOf<'sell-goods'> => ({ do: 'sell-goods', good, amount })),
);
export const DELIVER = byGood((good) => times(MOST, (amount): MoveOf<'deliver'> => ({ do: 'deliver', good, amount })));
export const ADD = times(MOST, (amount): MoveOf<'add'> => ({ do: 'add', amount }));
export const LIMIT = times(21, (space): MoveOf<'limit'> => ({ do: 'limit', space }));
export const CLAIM_APPEAL: MoveOf<'claim'> = { do: 'claim', what: 'appeal' };
export const CLAIM_SALES: MoveOf<'claim'> = { do: 'claim', what: 'sales' };
export const STORE = times(MOST, (amount): MoveOf<'store'> => ({ do: 'store', amount }));
export const DISCARD = byGood((good): MoveOf<'discard'> => ({ do: 'discard', good }));
export const BUILD = byGood((good) => times(5, (level): MoveOf<'build'> => ({ do: 'build', good, level })));
export const BUILD_AS = FACTORY_TYPES.map((type) =>
  byGood((good) => times(5, (level): MoveOf<'build-as'> => ({ do: 'build-as', type, good, level }))),
);
export const MODERNISE = byGood((good) => times(6, (level): MoveOf<'modernise'> => ({ do: 'modernise', good, level })));
export const CLOSE = byGood((good): MoveOf<'close'> => ({ do: 'close', good }));
export const HIRE = byGood((good) =>
  times(4, (row) => times(ROW_SPACES, (amount): MoveOf<'hire'> => ({ do: 'hire', good, row: row + 1, amount }))),
);
export const FIRE = byGood((good) =>
  times(4, (row) => times(ROW_SPACES, (amount): MoveOf<'fire'> => ({ do: 'fire', good, row: row + 1, amount }))),
);
export const MACHINE = byGood((good) => times(4, (row): MoveOf<'machine'> => ({ do: 'machine', good, row: row + 1 })));
export const RETRAIN = byGood((good) => times(4, (row): MoveOf<'retrain'> => ({ do: 'retrain', good, row: row + 1 })));
export const IMPROVE = byGood((good): MoveOf<'improve'> => ({ do: 'improve', good }));
export const DISTRIBUTE = byGood((good): MoveOf<'distribute'> => ({ do: 'distribute', good }));
export const RUN = byGood((good) => times(5, (rows): MoveOf<'run'> => ({ do: 'run', good, rows })));
export const NAME = times(4, (seat): MoveOf<'name'> => ({ do: 'name', seat }));
export const SELL_STORED: MoveOf<'sell-stored'> = { do: 'sell-stored' };
export const EXTRA_SHIFTS: MoveOf<'extra-shifts'> = { do: 'extra-shifts' };
export const SHUT_ROW: MoveOf<'shut-row'> = { do: 'shut-row' };
export const PATRON_PRODUCTION: MoveOf<'patron'> = { do: 'patron', from: 'production' };
export const PATRON_STOCK: MoveOf<'patron'> = { do: 'patron', from: 'stock' };
export const KEEP_INVENTOR: MoveOf<'keep-inventor'> = { do: 'keep-inventor' };
export const DEVELOPER: MoveOf<'developer'> = { do: 'developer' };
export const PATENT_ADDS: MoveOf<'patent-adds'> = { do: 'patent-adds' };
export const PATENT_RETURNS: MoveOf<'patent-returns'> = { do: 'patent-returns' };
export const APPEASE: MoveOf<'appease'> = { do: 'appease' };
export const GO_BACK: MoveOf<'go-back'> = { do: 'go-back' };
export const RETURN_SHARE: MoveOf<'return-share'> = { do: 'return-share' };

/** The columns of the warehouse, then its rows. */
export const EDGES: readonly Edge[] = [...GOODS, ...times(4, (row): Edge => `row-${row + 1}`)];
const edgeBits: Readonly<Record<string, number>> = Object.fromEntries(EDGES.map((edge, i) => [edge, 1 << i]));
/** What stands for an edge in `Player.edges`. */
export const edgeBit = (edge: Edge): number => edgeBits[edge] as number;
export const STAFF = EDGES.map((edge): MoveOf<'staff'> => ({ do: 'staff', edge }));
export const SHIFT = EDGES.map((from) => EDGES.map((to): MoveOf<'shift'> => ({ do: 'shift', from, to })));
export const DISMISS_WORKER = EDGES.map((edge): MoveOf<'dismiss-worker'> => ({ do: 'dismiss-worker', edge }));

const named = <K extends string, M>(names: readonly K[], make: (name: K) => M) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Readonly<Record<K, M>>;

export const TAKE = named([...GREYS, ...SHIPS], (marker): MoveOf<'take'> => ({ do: 'take', marker }));
export const TAKE_TILE = TILES.map((tile): MoveOf<'take-tile'> => ({ do: 'take-tile', tile }));
export const RETURN_TILE = named(TILES, (tile): MoveOf<'return-tile'> => ({ do: 'return-tile', tile }));
export const ASSIGN = named(TILES, (tile) => byGood((good): MoveOf<'assign'> => ({ do: 'assign', tile, good })));
export const CHARGE = named(TILES, (tile): MoveOf<'charge'> => ({ do: 'charge', tile }));
export const FURTHER = named(MARKERS, (marker): MoveOf<'further'> => ({ do: 'further', marker }));
export const JOIN = named(SHIPS, (ship): MoveOf<'join'> => ({ do: 'join', ship }));
export const SWAP = byGood((good) =>
  times(4, (from) => times(4, (to): MoveOf<'swap'> => ({ do: 'swap', good, from: from + 1, to: to + 1 }))),
);
export const BROKER = times(9, (amount): MoveOf<'broker'> => ({ do: 'broker', amount }));
export const DISMISS_SHIP = named(SHIPS, (ship): MoveOf<'dismiss-ship'> => ({ do: 'dismiss-ship', ship }));
export const RETURN_SHIP = named(SHIPS, (ship) => ({
  pier: { do: 'return-ship', ship, from: 'pier' } as MoveOf<'return-ship'>,
  chart: { do: 'return-ship', ship, from: 'chart' } as MoveOf<'return-ship'>,
}));
export const GIVE_MACHINE = times(4, (row): MoveOf<'give-machine'> => ({ do: 'give-machine', row: row + 1 }));
export const PROMOTE = times(4, (row): MoveOf<'promote'> => ({ do: 'promote', row: row + 1 }));
export const CONTRACT = byGood((good) => times(21, (space): MoveOf<'contract'> => ({ do: 'contract', good, space })));
