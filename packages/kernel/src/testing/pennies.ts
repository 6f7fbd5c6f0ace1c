import type { Event, Game, Rules } from '../game.ts';
import { notation } from '../notation.ts';
import { refusal } from '../option.ts';
import { below, draw, type Random } from '../random.ts';
import { cloneAgenda, isOver, type State } from '../state.ts';

/**
 * A game for the kernel's own tests: each player in turn takes 1 to 3 pennies from a pot, or guesses the hidden coin, which is
 * then shown. Small, but it has ranges, refusals, draws, a secret, forced moves and two seats.
 */
export interface Pennies extends State {
  agenda: ({ step: 'turn'; seat: number } | { step: 'deal' } | { step: 'nod'; seat: number })[];
  pot: number;
  purses: number[];
  /** 0 heads, 1 tails; −1 in a view. */
  coin: number;
}

export type PenniesMove = { do: 'take'; amount: number } | { do: 'guess'; coin: string } | { do: 'nod' };
export type PenniesEvent = Event &
  (
    | { kind: 'took'; seat: number; amount: number }
    | { kind: 'shown'; coin: number; seat: number; won: number }
    | { kind: 'dealt' }
  );

export const START = 20;

export function penniesRules(players: number): Rules<Pennies, PenniesMove, PenniesEvent> {
  const next = (s: Pennies, seat: number) => {
    if (s.pot > 0) s.agenda.push({ step: 'turn', seat: (seat + 1) % players });
  };
  return {
    steps: {
      deal: {
        run(s, _frame, emit) {
          s.coin = draw(s, 2);
          emit?.({ kind: 'dealt', rule: 'P-DEAL' });
        },
      },
      turn: {
        rule: 'P-TURN',
        seat: (_s, frame) => (frame as Pennies['agenda'][0] & { seat: number }).seat,
        options(s, _frame, offer) {
          const most = Math.min(3, s.pot);
          offer.range({ do: 'take', amount: 1 }, most)?.otherwise(refusal('pot', 'P-TAKE', { pot: s.pot }));
          for (const coin of ['heads', 'tails'])
            offer.option({ do: 'guess', coin }, s.pot >= 4)?.otherwise(refusal('poor-pot', 'P-GUESS', { pot: s.pot }));
        },
        play(s, frame, move, emit) {
          const { seat } = frame as Pennies['agenda'][0] & { seat: number };
          if (move.do === 'take') {
            pay(s, seat, move.amount);
            emit?.({ kind: 'took', seat, amount: move.amount, rule: 'P-TAKE' });
            next(s, seat);
          } else if (move.do === 'guess') {
            const won = (s.coin === 0) === (move.coin === 'heads') ? 4 : 0;
            pay(s, seat, won);
            emit?.({ kind: 'shown', coin: s.coin, seat, won, rule: 'P-GUESS' });
            next(s, seat);
            s.agenda.push({ step: 'nod', seat }, { step: 'deal' });
          }
        },
      },
      /** One choice only: the kernel plays it. */
      nod: {
        rule: 'P-NOD',
        seat: (_s, frame) => (frame as Pennies['agenda'][0] & { seat: number }).seat,
        options: (_s, _frame, offer) => void offer.option({ do: 'nod' }),
        play() {},
      },
    },
    notation: notation<PenniesMove>({ take: 'take {amount#}', guess: 'guess {coin}', nod: 'nod' }),
    longest: 200,
    begin: (random) => ({
      ply: 0,
      barrier: 0,
      random,
      agenda: [{ step: 'turn', seat: 0 }, { step: 'deal' }],
      pot: START,
      purses: Array(players).fill(0),
      coin: 0,
    }),
    clone,
    view: (s) => ({ ...clone(s), random: [], coin: -1 }),
    guess: (view, random: Random) => ({
      ...clone(view),
      random: [1, 2, 3, below(random, 1000)],
      coin: below(random, 2),
    }),
    score: (s) => [...s.purses],
    winners: (s) =>
      isOver(s) ? s.purses.flatMap((purse, seat) => (purse === Math.max(...s.purses) ? [seat] : [])) : [],
    accounts: (s) => ({ pot: s.pot, ...Object.fromEntries(s.purses.map((purse, seat) => [`purse ${seat}`, purse])) }),
    flows: (event) => {
      const amount = event.kind === 'took' ? event.amount : event.kind === 'shown' ? event.won : 0;
      if (event.kind === 'dealt' || amount === 0) return [];
      return [
        { account: 'pot', by: -amount, why: event.kind },
        { account: `purse ${event.seat}`, by: amount, why: event.kind },
      ];
    },
    faults: (s) => (s.pot < 0 ? [{ rule: 'P-TAKE', reason: `${s.pot} pennies in the pot` }] : []),
    pieces: [
      {
        what: 'pennies',
        rule: 'P-TAKE',
        all: START,
        count: (s) => s.pot + s.purses.reduce((sum, purse) => sum + purse, 0),
        rest: ['pot'],
        lay: (s, by) => {
          s.pot = Math.max(0, s.pot + by);
        },
      },
    ],
    sketching: {
      moments: { deal: (_s) => [{ step: 'deal' }, { step: 'turn', seat: 0 }] },
    },
    shapeFaults: () => [],
  };
}

function pay(s: Pennies, seat: number, amount: number): void {
  s.pot -= amount;
  s.purses[seat] = (s.purses[seat] as number) + amount;
}

function clone(s: Pennies): Pennies {
  return { ...s, random: [...s.random], agenda: cloneAgenda(s.agenda), purses: [...s.purses] };
}

type PenniesGame = Game<Pennies, PenniesMove, PenniesEvent, { name: string }>;

/** The game, with any part of its rules replaced: so a test can break one thing and see it found. */
export function pennies(
  broken: (rules: ReturnType<typeof penniesRules>) => Partial<ReturnType<typeof penniesRules>> = () => ({}),
): PenniesGame {
  return {
    id: 'pennies',
    version: 1,
    players: [2, 3],
    options: [{ id: 'coin', values: ['fair', 'old'], standard: 'fair' }],
    sheet: { name: 'pennies' },
    sheetFaults: (value) =>
      (value as { name?: unknown } | null)?.name === undefined ? [{ path: 'name', reason: 'is missing' }] : [],
    rules: ({ players }) => {
      const whole = penniesRules(players);
      return { ...whole, ...broken(whole) };
    },
    words: () => Promise.reject(new Error('pennies has no words')),
  };
}
