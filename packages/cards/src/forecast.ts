import { cloneAgenda, Engine, type Rules } from '@cromford/kernel';
import type { Frame } from './frames.ts';
import { type Good, goodAt, goodIndex } from './goods.ts';
import type { Move } from './moves.ts';
import type { Emit, News } from './news.ts';
import { playerAt, type State } from './state.ts';
import { isUnderWay } from './under-way.ts';

/**
 * What production of the featured good (or of another one) would bring as everything lies now, or the rest of it where it is under way:
 * the real rules, played on a copy of what everybody sees. Stored goods are sold as far as possible, nothing is shipped, the rest is
 * stored where there is room, cards are kept. Where somebody might ship or use a card instead, that is told beside it.
 */
export function forecast(rules: Rules<State, Move, News>, view: State, subject?: string): News[] {
  const events: News[] = [];
  const emit = (event: News) => void events.push(event);
  const s = marked(rules, view);
  const good = subject !== undefined && subject in goodIndex ? goodIndex[subject as Good] : s.good;
  if (good === s.good && isUnderWay(s)) {
    // Which production it is the rest of; demand and wage stay as they are in it.
    rules.steps.production?.run?.(rules.clone(s), { step: 'production' }, emit);
    s.agenda = s.agenda.slice(s.agenda.findLastIndex(({ step }) => step === 'prepare') + 1);
  } else {
    s.good = good;
    s.agenda = cloneAgenda([{ step: 'production' } as const]);
    s.hand = 0;
  }
  // The game does not end in a forecast, whoever is bankrupt in it.
  const engine = new Engine<State, Move, News>({ ...rules, steps: { ...rules.steps, scoring: { run() {} } } });
  let open = engine.settle(s, emit);
  while (open.length > 0) {
    leftOut(s, open, rules, emit);
    open = engine.apply(s, usual(open), emit);
  }
  return events;
}

/** What the screen of a position shows that the rules must be played for. */
export interface Foresight {
  /** The position with the price that is being set. */
  readonly market: State;
}

/** A turn in which the price of the featured good is still to be set: before its action, in it, and while cards are turned. */
const BEFORE_MARKER: ReadonlySet<Frame['step']> = new Set(['act', 'price', 'marker']);

/**
 * A copy of the position in which the price of whoever is on turn is on the market already (CG-PRC-10): the marker goes where the cards
 * lie, whether that is still to come or being done.
 */
export function marked(rules: Rules<State, Move, News>, view: State): State {
  const s = rules.clone(view);
  const turn = view.agenda.find(({ step }) => BEFORE_MARKER.has(step));
  const seat = turn && 'seat' in turn ? turn.seat : undefined;
  if (seat === undefined || !playerAt(s, seat).factories[s.good]) return s;
  s.agenda = cloneAgenda([{ step: 'marker', seat } as const]);
  new Engine<State, Move, News>(rules).settle(s);
  s.agenda = cloneAgenda(view.agenda);
  return s;
}

/** What whoever is asked may choose, and is not counted on. */
function leftOut(s: State, open: readonly Move[], rules: Rules<State, Move, News>, emit: Emit): void {
  const frame = s.agenda.at(-1);
  if (!frame || !('seat' in frame)) return;
  const { seat } = frame;
  const step = rules.steps[frame.step];
  if (!step || !('play' in step)) return;
  const { rule } = step;
  const amount = Math.max(0, ...open.map((move) => (move.do === 'ship' ? move.amount : 0)));
  if (amount > 0) emit?.({ kind: 'could-ship', rule, seat, good: goodAt(s.good), amount });
  for (const move of open) if (move.do === 'use') emit?.({ kind: 'could-use', rule, seat, card: move.card });
}

/** The choice of somebody who keeps his cards and ships, and wastes nothing. */
function usual(open: readonly Move[]): Move {
  let best = open[0] as Move;
  let bestWorth = -1;
  for (const move of open) {
    const worth = worthOf(move);
    if (worth <= bestWorth) continue;
    best = move;
    bestWorth = worth;
  }
  return best;
}

function worthOf(move: Move): number {
  switch (move.do) {
    case 'sell':
      return 100 + move.amount;
    case 'ship':
      return move.amount === 0 ? 90 : 0;
    case 'keep':
      return 80;
    case 'store':
      return 10 + move.amount;
    case 'done':
      return 5;
    default:
      return 0;
  }
}
