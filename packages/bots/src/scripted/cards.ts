import {
  type Action,
  capacity,
  type Good,
  homeMaximum,
  type Move,
  type Player,
  priceOf,
  type Ruleset,
  type State,
  shipPrice,
  stockAt,
} from '@cromford/cards';
import type { Engine, Seat } from '@cromford/kernel';
import { type Wishes, wantedOf } from './wanted.ts';

/** What is done in every round and taken in every step, whatever the others do; the last entry is repeated. */
export interface CardScript {
  /** Goods in the order in which they are founded. */
  readonly goods: readonly Good[];
  readonly actions: readonly Action[];
  /** Developments and cards in order; what is not to be had is passed over. */
  readonly develops: readonly string[];
  readonly ships: boolean;
}

const EXCHANGES: readonly Action[] = ['exchange'];

/** Plans without a look at the others, by name. */
export const CARD_SCRIPTS: Readonly<Record<string, CardScript>> = {
  /** Build, employ, exchange twice, upgrade, exchange to the end. */
  exchange: {
    goods: ['lamps', 'cutlery', 'clothes', 'food'],
    actions: ['build', 'employ', 'exchange', 'exchange', 'build', ...EXCHANGES],
    develops: ['exchange', 'exchange', 'shipping', 'shipping', 'extra-shift', 'foreman', 'workshop'],
    ships: true,
  },
  /** The same, and nothing is ever shipped. */
  home: {
    goods: ['lamps', 'cutlery', 'clothes', 'food'],
    actions: ['build', 'employ', 'exchange', 'exchange', 'build', ...EXCHANGES],
    develops: ['exchange', 'exchange', 'foreman', 'workshop', 'extra-shift', 'patron-food-clothes'],
    ships: false,
  },
  /** Two factories, made better and better. */
  luxury: {
    goods: ['lamps', 'cutlery'],
    actions: ['quality', 'exchange', 'quality', 'exchange', 'build', 'employ', 'quality', ...EXCHANGES],
    develops: ['quality', 'exchange', 'exchange', 'quality', 'shipping', 'engineer', 'shipping'],
    ships: true,
  },
  /** Machines for workers as soon as there are any. */
  machines: {
    goods: ['lamps', 'cutlery', 'clothes', 'food'],
    actions: ['build', 'employ', 'automate', 'automate', 'build', 'automate', ...EXCHANGES],
    develops: ['machinery', 'exchange', 'workshop', 'exchange', 'shipping', 'shipping'],
    ships: true,
  },
  /** Low prices, widely known. */
  'price-war': {
    goods: ['food', 'clothes', 'cutlery', 'lamps'],
    actions: [
      'build',
      'employ',
      'distribution',
      'exchange',
      'build',
      'distribution',
      'exchange',
      'exchange',
      'distribution',
      ...EXCHANGES,
    ],
    develops: ['distribution', 'exchange', 'exchange', 'patent', 'distribution', 'shipping'],
    ships: true,
  },
};

/** Points of one step of share value, roughly: the shares at the end. */
const STEP = 22;
const PRICE_STEPS: ReadonlySet<string> = new Set(['spot', 'office', 'turn-quality']);

/** The move that the plan wants here. */
export function byCardScript(
  script: CardScript,
  rs: Ruleset,
  engine: Engine<State, Move>,
  s: State,
  seat: Seat,
  moves: readonly Move[],
): Move {
  const step = s.agenda.at(-1)?.step ?? '';
  if (PRICE_STEPS.has(step)) return bestPrice(script, rs, engine, s, seat, moves);
  const found = wantedOf(wishes(script, s, step), moves);
  if (found) return found;
  // Of amounts as much as may be, but no loans; anything that could still be done is done.
  const amounts = moves.filter((move) => 'amount' in move);
  const [least] = amounts;
  const most = amounts.at(-1);
  if (step === 'loans' || (step === 'ship' && !script.ships)) return least ?? (moves[0] as Move);
  return most ?? moves.find(({ do: verb }) => !IDLE.has(verb)) ?? (moves[0] as Move);
}

const IDLE: ReadonlySet<string> = new Set(['done', 'keep', 'skip', 'pass', 'discard', 'clear', 'refuse', 'remove']);

function wishes({ goods, actions, develops }: CardScript, s: State, step: string): Wishes {
  switch (step) {
    case 'open-factory':
      return goods.map((good) => `open ${good}`);
    case 'act':
      return [
        `action ${actions[Math.min(actions.length - 1, (s.decade - 1) * 4 + s.good)]}`,
        'action exchange',
        'pass',
      ];
    case 'build':
      return goods.flatMap((good) => [`build ${good}`, `upgrade ${good}`]).concat('done');
    case 'develop':
    case 'gift':
      return [...develops.flatMap((what) => [`develop ${what}`, `take ${what}`, `take-from ${what}`]), 'skip'];
    case 'foreman':
      return goods.map((good) => `attach ${good}`);
    default:
      return [];
  }
}

/** Price and appeal by what this round brings. */
function bestPrice(
  script: CardScript,
  rs: Ruleset,
  engine: Engine<State, Move>,
  s: State,
  seat: Seat,
  moves: readonly Move[],
): Move {
  const brings = (after: State): number => {
    if (!PRICE_STEPS.has(after.agenda.at(-1)?.step ?? '')) return income(script, rs, after, seat);
    return Math.max(...[...engine.open(after)].map((move) => brings(played(after, move))));
  };
  const played = (from: State, move: Move) => {
    const after = engine.rules.clone(from);
    engine.apply(after, move);
    return after;
  };
  const worth = [...moves].map((move) => ({ move, brings: brings(played(s, move)) }));
  return worth.reduce((best, one) => (one.brings > best.brings ? one : best)).move;
}

function income(script: CardScript, rs: Ruleset, s: State, seat: Seat): number {
  const p = s.players[seat] as Player;
  const f = p.factories[s.good];
  if (!f) return 0;
  const appeal = p.appeal[s.good] ?? 0;
  const made = capacity(rs, s.good, f) + stockAt(p, s.good);
  const sold = Math.min(made, homeMaximum(s, appeal, s.good));
  const hold = rs.tracks[4]?.[p.levels[4] ?? 0] ?? 2;
  const shipped = script.ships ? Math.min(made - sold, p.ships * hold) : 0;
  const highest = [...s.players, ...s.others].every((other) => other === p || (other.appeal[s.good] ?? -1) < appeal);
  const steps = sold < 2 ? 0 : highest ? 2 : 1;
  return sold * priceOf(rs, p, s.good) + shipped * shipPrice(rs, p, s.good) + steps * STEP;
}
