import {
  type AnyGame,
  below,
  cloneAgenda,
  draw,
  type Event,
  type Game,
  isOver,
  notation,
  type Random,
  type Rules,
  refusal,
  type State,
} from '@cromford/kernel';

/**
 * A game for the server's tests: players in turn take 1 to 3 pennies, or guess the hidden coin, which is then shown and tossed again.
 * Each holds a sealed number that only he knows and may open once. Two to four seats, secrets, draws, refusals, a short game.
 */
export interface Pennies extends State {
  agenda: { step: 'turn'; seat: number }[];
  pot: number;
  purses: number[];
  /** 101 heads, 102 tails, 0 in a view. */
  coin: number;
  /** Each seat's own; 0 in the views of others until it is opened. */
  sealed: number[];
  opened: boolean[];
}

export type PenniesMove = { do: 'take'; amount: number } | { do: 'guess'; coin: string } | { do: 'open' };
type PenniesEvent = Event &
  (
    | { kind: 'took'; seat: number; amount: number }
    | { kind: 'shown'; coin: number; seat: number; won: number }
    | { kind: 'opened'; seat: number; number: number }
  );

const START = 20;
const coins: Record<string, number> = { heads: 101, tails: 102 };

function rules(players: number): Rules<Pennies, PenniesMove, PenniesEvent> {
  return {
    steps: {
      turn: {
        rule: 'P-TURN',
        seat: (_s, frame) => (frame as Pennies['agenda'][number]).seat,
        options(s, frame, offer) {
          const { seat } = frame as Pennies['agenda'][number];
          const most = Math.min(3, s.pot);
          offer.range({ do: 'take', amount: 1 }, most)?.otherwise(refusal('pot', 'P-TAKE', { pot: s.pot }));
          for (const coin of ['heads', 'tails'])
            offer.option({ do: 'guess', coin }, s.pot >= 4)?.otherwise(refusal('poor-pot', 'P-GUESS', { pot: s.pot }));
          offer.option({ do: 'open' }, !s.opened[seat])?.otherwise(refusal('open-already', 'P-OPEN'));
        },
        play(s, frame, move, emit) {
          const { seat } = frame as Pennies['agenda'][number];
          if (move.do === 'open') {
            // Opening leaves the turn with its seat, and cannot be taken back.
            s.opened[seat] = true;
            s.barrier = s.ply;
            emit?.({ kind: 'opened', seat, number: s.sealed[seat] as number, rule: 'P-OPEN' });
            s.agenda.push({ step: 'turn', seat });
            return;
          }
          if (move.do === 'take') {
            pay(s, seat, move.amount);
            emit?.({ kind: 'took', seat, amount: move.amount, rule: 'P-TAKE' });
          } else {
            const won = coins[move.coin] === s.coin ? 4 : 0;
            pay(s, seat, won);
            emit?.({ kind: 'shown', coin: s.coin, seat, won, rule: 'P-GUESS' });
            s.coin = 101 + draw(s, 2);
          }
          if (s.pot > 0) s.agenda.push({ step: 'turn', seat: (seat + 1) % players });
        },
      },
    },
    notation: notation<PenniesMove>({ take: 'take {amount#}', guess: 'guess {coin}', open: 'open' }),
    longest: 2000,
    begin: (random) => ({
      ply: 0,
      barrier: 0,
      coin: 101 + below(random, 2),
      sealed: Array.from({ length: players }, () => 700_000 + below(random, 90_000)),
      opened: Array(players).fill(false),
      random,
      agenda: [{ step: 'turn', seat: 0 }],
      pot: START,
      purses: Array(players).fill(0),
    }),
    clone,
    view: (s, seat) => ({
      ...clone(s),
      random: [],
      coin: 0,
      sealed: s.sealed.map((number, owner) => (owner === seat || s.opened[owner] ? number : 0)),
    }),
    guess: (view, random: Random) => ({
      ...clone(view),
      random: [1, 2, 3, below(random, 1000)],
      coin: 101 + below(random, 2),
      sealed: view.sealed.map((number) => number || 700_000 + below(random, 90_000)),
    }),
    score: (s) => [...s.purses],
    winners: (s) =>
      isOver(s) ? s.purses.flatMap((purse, seat) => (purse === Math.max(...s.purses) ? [seat] : [])) : [],
    accounts: (s) => ({ pot: s.pot }),
    flows: () => [],
    faults: () => [],
    shapeFaults: () => [],
  };
}

function pay(s: Pennies, seat: number, amount: number): void {
  s.pot -= amount;
  s.purses[seat] = (s.purses[seat] as number) + amount;
}

function clone(s: Pennies): Pennies {
  return {
    ...s,
    random: [...s.random],
    agenda: cloneAgenda(s.agenda),
    purses: [...s.purses],
    sealed: [...s.sealed],
    opened: [...s.opened],
  };
}

export const pennies: Game<Pennies, PenniesMove, PenniesEvent, { name: string }> = {
  id: 'pennies',
  version: 1,
  players: [2, 3, 4],
  options: [{ id: 'coin', values: ['fair', 'old'], standard: 'fair' }],
  sheet: { name: 'pennies' },
  sheetFaults: (value) =>
    typeof (value as { name?: unknown } | null)?.name === 'string' ? [] : [{ path: 'name', reason: 'is missing' }],
  rules: ({ players }) => rules(players),
  words: () => Promise.reject(new Error('pennies has no words')),
};

/** The next version of the rules: nobody takes three pennies or guesses any more. */
export const stricter: AnyGame = {
  ...pennies,
  version: 2,
  rules: (setup) => {
    const older = pennies.rules(setup);
    const { turn } = older.steps;
    if (!turn || 'run' in turn) throw new Error('pennies has a turn');
    const options: typeof turn.options = (s, frame, offer) =>
      turn.options({ ...s, pot: Math.min(s.pot, 2) }, frame, offer);
    return { ...older, steps: { turn: { ...turn, options } } };
  },
};
