import { times } from '@cromford/kernel';
import { CARDS } from './cards/names.ts';
import { GOODS, type Good } from './goods.ts';
import { ACTIONS, type Action, type MoveOf } from './moves.ts';
import { DISTRIBUTION, QUALITY, SHOWS, WAREHOUSES } from './pieces.ts';
import { TRACKS } from './tracks.ts';

/**
 * Moves are plain and never changed, so each is made once: lists of choices are built many million times in search.
 * Tables are read by the state's own counting: goods, spots and positions from 0, amounts and values as they are.
 */
export const PASS: MoveOf<'pass'> = { do: 'pass' };
export const DONE: MoveOf<'done'> = { do: 'done' };
export const KEEP: MoveOf<'keep'> = { do: 'keep' };
export const SKIP: MoveOf<'skip'> = { do: 'skip' };
export const REACTIVATE: MoveOf<'reactivate'> = { do: 'reactivate' };
export const SWAP: MoveOf<'swap'> = { do: 'swap' };
export const OPPONENTS_FIRST: MoveOf<'opponents-first'> = { do: 'opponents-first' };
export const REFUSE: MoveOf<'refuse'> = { do: 'refuse' };

const byGood = <M>(make: (good: Good) => M): readonly M[] => GOODS.map(make);
const MOST = 100;
const MOST_GOODS = 60;
const VALUES = 10;

export const ACTION = Object.fromEntries(ACTIONS.map((action) => [action, { do: 'action', action }])) as Readonly<
  Record<Action, MoveOf<'action'>>
>;
export const OPEN = byGood((good): MoveOf<'open'> => ({ do: 'open', good }));
export const BUILD = byGood((good): MoveOf<'build'> => ({ do: 'build', good }));
export const UPGRADE = byGood((good): MoveOf<'upgrade'> => ({ do: 'upgrade', good }));
export const INVENT = byGood((good): MoveOf<'invent'> => ({ do: 'invent', good }));
/** By good and position; for automating, 0 is the tile itself. */
export const EMPLOY = byGood((good) => times(4, (position): MoveOf<'employ'> => ({ do: 'employ', good, position })));
export const AUTOMATE = byGood((good) =>
  times(3, (position): MoveOf<'automate'> => ({ do: 'automate', good, position })),
);
export const DISMISS = byGood((good) => times(3, (position): MoveOf<'dismiss'> => ({ do: 'dismiss', good, position })));
/** By card, good, value and what it shows. */
export const PUT = QUALITY.map((card) =>
  byGood((good) =>
    times(VALUES, (value) => SHOWS.map((shows): MoveOf<'put'> => ({ do: 'put', card, good, value, shows }))),
  ),
);
export const DISTRIBUTE = DISTRIBUTION.map((card) =>
  byGood((good) => times(VALUES, (value): MoveOf<'distribute'> => ({ do: 'distribute', card, good, value }))),
);
export const REMOVE_QUALITY = QUALITY.map((card): MoveOf<'remove'> => ({ do: 'remove', card }));
export const REMOVE_DISTRIBUTION = DISTRIBUTION.map((card): MoveOf<'remove'> => ({ do: 'remove', card }));
export const BUY = times(MOST, (amount): MoveOf<'buy'> => ({ do: 'buy', amount }));
export const LOANS = times(MOST, (amount): MoveOf<'loans'> => ({ do: 'loans', amount }));
export const RUN = byGood((good) => times(3, (cards): MoveOf<'run'> => ({ do: 'run', good, cards })));
export const LOAD = WAREHOUSES.map((warehouse) =>
  times(MOST_GOODS, (amount): MoveOf<'load'> => ({ do: 'load', amount, warehouse })),
);
export const STORE = WAREHOUSES.map((warehouse) =>
  times(MOST_GOODS, (amount): MoveOf<'store'> => ({ do: 'store', amount, warehouse })),
);
export const CLEAR = WAREHOUSES.map((warehouse): MoveOf<'clear'> => ({ do: 'clear', warehouse }));
export const SELL = byGood((good) => times(MOST_GOODS, (amount): MoveOf<'sell'> => ({ do: 'sell', amount, good })));
export const SHIP = byGood((good) => times(MOST_GOODS, (amount): MoveOf<'ship'> => ({ do: 'ship', amount, good })));
export const SPOT = byGood((good) => times(4, (spot): MoveOf<'spot'> => ({ do: 'spot', good, spot: spot + 1 })));
export const OFFICE = byGood((good) => SHOWS.map((shows): MoveOf<'office'> => ({ do: 'office', good, shows })));
export const TURN = byGood((good) =>
  QUALITY.map((card) => SHOWS.map((shows): MoveOf<'turn'> => ({ do: 'turn', good, card, shows }))),
);
export const ATTACH = byGood((good): MoveOf<'attach'> => ({ do: 'attach', good }));
export const DEVELOP = TRACKS.map((track): MoveOf<'develop'> => ({ do: 'develop', track }));
export const TAKE = CARDS.map((card): MoveOf<'take'> => ({ do: 'take', card }));
export const TAKE_FROM = CARDS.map((card) =>
  times(15, (place): MoveOf<'take-from'> => ({ do: 'take-from', card, place: place + 1 })),
);
export const DISCARD = CARDS.map((card): MoveOf<'discard'> => ({ do: 'discard', card }));
export const USE = CARDS.map((card): MoveOf<'use'> => ({ do: 'use', card }));
export const REFRESH = CARDS.map((card): MoveOf<'refresh'> => ({ do: 'refresh', card }));
export const NAME = times(4, (seat): MoveOf<'name'> => ({ do: 'name', seat }));
