import type { Engine } from './engine.ts';
import { inTodaysForm } from './forms.ts';
import type { Event } from './game.ts';
import { notPlain } from './json.ts';
import type { Move } from './move.ts';
import { unreadable } from './option.ts';
import { type GameRecord, type Problem, problem } from './record.ts';
import type { State } from './state.ts';
import type { Turned } from './table.ts';
import { type Change, changeBetween, withChange } from './trace.ts';

/** A game as its trace tells it. */
export interface AsPlayed<S extends State, E extends Event> {
  /** One more than there are moves. */
  readonly positions: readonly S[];
  /** What happened is known where the rules of today lead from one position to the next, and untold elsewhere. */
  readonly turns: readonly Turned<E>[];
  /** Where the rules of today refuse a move or lead elsewhere. */
  readonly differences: readonly Problem[];
}

/**
 * The game from its trace, each move from `from` on compared with what the rules of today make of it. Nothing where the positions do not
 * have the form that positions have today.
 */
export function asPlayed<S extends State, M extends Move, E extends Event>(
  engine: Engine<S, M, E>,
  record: GameRecord,
  from: number,
): AsPlayed<S, E> | undefined {
  const positions = positionsOf(engine, record.trace ?? []);
  if (!positions) return undefined;
  const turns: Turned<E>[] = [];
  const differences: Problem[] = [];
  try {
    for (const [at, line] of record.moves.entries()) {
      const [before, after] = [positions[at] as S, positions[at + 1] as S];
      const due = engine.due(before);
      if (!due) return undefined;
      const events: E[] = [];
      const wrong = stepProblem(engine, { before, after, line, events });
      turns.push({ seat: due.seat, move: line, events: wrong ? [] : events });
      if (wrong && at >= from) differences.push({ ...wrong, params: { number: at + 1, line, ...wrong.params } });
    }
  } catch {
    // Only a made-up position can stop the rules short.
    return undefined;
  }
  return { positions, turns, differences };
}

/** Whatever the version, in the form of today. */
function positionsOf<S extends State>({ rules }: Engine<S>, trace: readonly Change[]): S[] | undefined {
  const positions: S[] = [];
  let now: unknown;
  for (const change of trace) {
    now = inTodaysForm(withChange(now, change), rules.addedFields);
    if (now === undefined || notPlain(now) !== undefined || rules.shapeFaults(now).length > 0) return undefined;
    positions.push(now as S);
  }
  return positions;
}

interface Step<S, E> {
  readonly before: S;
  readonly after: S;
  readonly line: string;
  readonly events: E[];
}

function stepProblem<S extends State, M extends Move, E extends Event>(
  engine: Engine<S, M, E>,
  { before, after, line, events }: Step<S, E>,
): Problem | undefined {
  const move = engine.rules.notation.read(line);
  const refusal = move ? engine.judge(before, move) : unreadable(line);
  if (refusal) return { ...problem('carry-refused'), refusal };
  const reached = engine.rules.clone(before);
  if (move) engine.apply(reached, move, (event) => events.push(event));
  return changeBetween(reached, after) ? problem('carry-elsewhere') : undefined;
}
