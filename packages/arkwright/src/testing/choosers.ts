import { below, type Engine, isOver, type Random } from '@cromford/kernel';
import type { ArkwrightRules } from '../game.ts';
import { GOODS } from '../goods.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

/** A player of the recorded games. */
export type Chooser = (
  engine: Engine<State, Move>,
  rules: ArkwrightRules,
  s: State,
  open: readonly Move[],
  random: Random,
) => Move;

export const atRandom: Chooser = (_, __, ___, open, random) => open[below(random, open.length)] as Move;

/** Looks one choice ahead with the forecast. */
export const thrifty: Chooser = (engine, rules, s, open, random) => {
  const seat = engine.due(s)?.seat ?? 0;
  let best = open[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  const tries = [...open];
  while (tries.length > 24) tries.splice(below(random, tries.length), 1);
  for (const move of tries) {
    const after = rules.clone(s);
    engine.apply(after, move);
    const found = prospects(rules, after, seat) + below(random, 4);
    if (found > most) {
      most = found;
      best = move;
    }
  }
  return best;
};

/** Declines or takes the first choice, but for every twelfth or so, and in the end buys what it can: such players often tie. */
export const quiet: Chooser = (engine, rules, s, open, random) => {
  const frame = s.agenda.at(-1);
  const isLast = frame?.step === 'exchange' && frame.why === 'final';
  const dearest = isLast ? open.findLast((move) => move.do === 'buy') : undefined;
  if (dearest) return dearest;
  if (below(random, 12) === 0) return atRandom(engine, rules, s, open, random);
  return open.find((move) => move.do === 'done') ?? (open[0] as Move);
};

/** Portfolio and cash now, and what the next production phases would bring. */
function prospects(rules: ArkwrightRules, s: State, seat: number): number {
  const p = s.players[seat];
  if (!p) return 0;
  // What the action has made payable is not paid yet while it runs.
  const owed = s.agenda.some(
    (frame) => frame.step === 'settle' || frame.step === 'factory' || frame.step === 'build-price',
  )
    ? s.turn.due
    : 0;
  let value = (rules.score(s)[seat] ?? 0) + p.cash - 25 * p.loans - owed;
  if (isOver(s)) return value;
  for (const good of GOODS)
    for (const event of rules.forecast?.(s, good) ?? []) {
      // What is raised in need is no gain.
      if (event.kind === 'cash' && event.seat === seat && event.why !== 'emergency' && event.why !== 'loan')
        value += event.by;
      if (event.kind === 'loans' && event.seat === seat) value -= 15 * event.by;
      if (event.kind === 'indicator' && event.seat === seat) value += (event.to - event.from) * 5;
    }
  return value;
}
