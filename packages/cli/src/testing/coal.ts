import {
  below,
  cloneAgenda,
  draw,
  type Emit,
  type Event,
  type Fault,
  type Frame,
  type Game,
  notation,
  note,
  type Rules,
  refusal,
  type Seat,
  type Setup,
  type State,
  type Step,
  warning,
} from '@cromford/kernel';
import { coalWords } from './coal-words.ts';

/**
 * A game of half a page for the tests of the command line: seats take coal from a heap in turn, may dig for more (a draw), and hold
 * a secret number of stones that counts against them in the end. Small, but with ranges, refusals, warnings, secrets and a forecast.
 */
export interface CoalState extends State {
  agenda: Frame[];
  heap: number;
  seat: Seat;
  coal: number[];
  /** Secret until the end; −1 in the view of another seat. */
  stones: number[];
}

export type CoalMove =
  | { readonly do: 'take'; readonly amount: number }
  | { readonly do: 'dig' }
  | { readonly do: 'burn' };

export interface CoalEvent extends Event {
  readonly kind: 'took' | 'dug' | 'burnt' | 'stones';
  readonly seat: Seat;
  readonly by: number;
}

export interface CoalSheet {
  readonly heap: Readonly<Record<string, number>>;
}

const MOST = 3;
const DEEPEST = 20;

const turn: Step<CoalState, Frame, CoalMove, CoalEvent> = {
  rule: 'CG-TURN-01',
  seat: (s) => s.seat,
  options(s, _frame, offer) {
    offer
      .range({ do: 'take', amount: 1 }, Math.min(MOST, s.heap))
      ?.otherwise(s.heap > 0 ? tooMuch(s) : refusal('heap-empty', 'CG-TAKE-02'));
    offer
      .option({ do: 'dig' }, s.ply < DEEPEST)
      ?.otherwise(refusal('too-deep', 'CG-DIG-02', { plies: DEEPEST }))
      .notes(note('digs', { most: MOST }));
    offer
      .option({ do: 'burn' }, (s.coal[s.seat] ?? 0) > 0)
      ?.otherwise(refusal('nothing-to-burn', 'CG-BURN-01'))
      .notes(warning('burns-one'));
  },
  play(s, _frame, move, emit) {
    const by = done(s, move);
    const kinds = { take: 'took', dig: 'dug', burn: 'burnt' } as const;
    emit?.({ kind: kinds[move.do], rule: 'CG-TURN-01', seat: s.seat, by });
    s.seat = (s.seat + 1) % s.coal.length;
    s.agenda.push({ step: s.heap > 0 ? 'turn' : 'weigh' });
  },
};

const weigh: Step<CoalState, Frame, CoalMove, CoalEvent> = {
  run(s, _frame, emit) {
    for (const [seat, stones] of s.stones.entries()) {
      s.coal[seat] = (s.coal[seat] ?? 0) - stones;
      emit?.({ kind: 'stones', rule: 'CG-END-01', seat, by: -stones });
    }
  },
};

function tooMuch(s: CoalState) {
  return refusal(s.heap < MOST ? 'heap-small' : 'hands-full', 'CG-TAKE-01', { heap: s.heap, most: MOST });
}

function done(s: CoalState, move: CoalMove): number {
  switch (move.do) {
    case 'take':
      s.heap -= move.amount;
      s.coal[s.seat] = (s.coal[s.seat] ?? 0) + move.amount;
      return move.amount;
    case 'dig': {
      const found = 1 + draw(s, MOST);
      s.heap += found;
      return found;
    }
    case 'burn':
      s.coal[s.seat] = (s.coal[s.seat] ?? 0) - 1;
      return -1;
  }
}

function rules({ players, options, sheet }: Setup<CoalSheet>): Rules<CoalState, CoalMove, CoalEvent> {
  return {
    steps: { turn, weigh },
    notation: notation<CoalMove>({ take: 'take {amount#}', dig: 'dig', burn: 'burn' }),
    longest: 10_000,
    begin: (random, _emit: Emit<CoalEvent>) => ({
      ply: 0,
      barrier: 0,
      random,
      agenda: [{ step: 'turn' }],
      heap: sheet.heap[options.heap ?? ''] ?? 0,
      seat: 0,
      coal: new Array(players).fill(0),
      stones: Array.from({ length: players }, () => below(random, MOST)),
    }),
    clone: (s) => ({
      ...s,
      random: [...s.random],
      agenda: cloneAgenda(s.agenda),
      coal: [...s.coal],
      stones: [...s.stones],
    }),
    view: (s, seat) => ({
      ...s,
      random: [],
      agenda: cloneAgenda(s.agenda),
      coal: [...s.coal],
      stones: s.stones.map((stones, owner) => (owner === seat || s.agenda.length === 0 ? stones : -1)),
    }),
    guess: (view, random) => ({
      ...view,
      random: [...random],
      agenda: cloneAgenda(view.agenda),
      coal: [...view.coal],
      stones: view.stones.map((stones) => (stones < 0 ? below(random, MOST) : stones)),
    }),
    score: (s) => [...s.coal],
    winners: (s) => (s.agenda.length > 0 ? [] : best(s.coal)),
    accounts: (s) => Object.fromEntries([['heap', s.heap], ...s.coal.map((coal, seat) => [`coal.${seat}`, coal])]),
    flows: ({ kind, seat, by }) => [
      ...(kind === 'dug' ? [] : [{ account: `coal.${seat}`, by, why: kind }]),
      ...(kind === 'dug' || kind === 'took' ? [{ account: 'heap', by: kind === 'dug' ? by : -by, why: kind }] : []),
    ],
    faults: (s) => (s.heap < 0 ? [{ rule: 'CG-TURN-01', reason: 'the heap is below nothing' }] : []),
    shapeFaults: (value) => shapeFaults(value, players),
    forecast: (view) =>
      view.stones.flatMap((stones, seat) =>
        stones < 0 ? [] : [{ kind: 'stones', rule: 'CG-END-01', seat, by: -stones } as const],
      ),
  };
}

function best(coal: readonly number[]): Seat[] {
  const most = Math.max(...coal);
  return coal.flatMap((amount, seat) => (amount === most ? [seat] : []));
}

function shapeFaults(value: unknown, players: number): Fault[] {
  if (typeof value !== 'object' || value === null) return [{ path: '', reason: 'not an object' }];
  const s = value as Partial<Record<keyof CoalState, unknown>>;
  const faults: Fault[] = [];
  for (const key of ['ply', 'barrier', 'heap', 'seat'] as const)
    if (!Number.isSafeInteger(s[key])) faults.push({ path: key, reason: 'not a whole number' });
  for (const key of ['coal', 'stones'] as const) {
    const list = s[key];
    if (!Array.isArray(list) || list.length !== players || !list.every(Number.isSafeInteger))
      faults.push({ path: key, reason: `not ${players} whole numbers` });
  }
  if (!Array.isArray(s.random) || s.random.length !== 4 || !s.random.every(Number.isSafeInteger))
    faults.push({ path: 'random', reason: 'not four whole numbers' });
  if (!Array.isArray(s.agenda) || !s.agenda.every((frame) => typeof frame?.step === 'string'))
    faults.push({ path: 'agenda', reason: 'not a list of steps' });
  return faults;
}

export const coal: Game<CoalState, CoalMove, CoalEvent, CoalSheet> = {
  id: 'coal',
  version: 1,
  players: [2, 3],
  options: [{ id: 'heap', values: ['small', 'large'], standard: 'small' }],
  sheet: { heap: { small: 9, large: 30 } },
  sheetFaults: (value) => {
    const heap = (value as Partial<CoalSheet> | null)?.heap;
    return Number.isSafeInteger(heap?.small) && Number.isSafeInteger(heap?.large)
      ? []
      : [{ path: 'heap', reason: 'wants small and large' }];
  },
  rules,
  words: async () => coalWords,
};
