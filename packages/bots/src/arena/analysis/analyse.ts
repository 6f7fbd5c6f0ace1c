import { type Seat, seeded, type Table } from '@cromford/kernel';
import { bots } from '../../bots.ts';
import { judgementOf, makeReady } from '../../judgements.ts';
import { Mind } from '../../search/mind.ts';
import { outlook } from './chances.ts';
import { type Standpoint, smoothed, tidy } from './curve.ts';
import { decidedAt } from './decided-at.ts';
import { type TurningPoint, turningPoints } from './turning-points.ts';
import { type Made, type Thoroughness, verdict, weighed } from './verdict.ts';

/** How closely a game is looked at. */
export const ANALYSES = ['quick', 'usual', 'thorough'] as const;

export interface AnalysisSettings {
  readonly depth?: (typeof ANALYSES)[number];
  /** A bot whose choice is compared as well. */
  readonly adviser?: string;
  /** Milliseconds for one decision; without it only the depth counts, and the result is always the same. */
  readonly time?: number;
}

/** One decision, in notation. */
export interface Analysed {
  readonly seat: Seat;
  readonly played: string;
  readonly preferred: string;
  /** In the game's own unit: pounds, points. */
  readonly cost: number;
}

export interface SeatAnalysis {
  readonly seat: Seat;
  readonly decisions: number;
  /** How often the preferred move was played. */
  readonly agreed: number;
  readonly cost: number;
}

export interface Analysis {
  readonly game: string;
  readonly decisions: readonly Analysed[];
  readonly seats: readonly SeatAnalysis[];
  readonly curve: readonly Standpoint[];
  readonly turningPoints: readonly TurningPoint[];
  /** After how many decisions the game was decided. */
  readonly decidedAt: number;
}

const DEPTHS: Readonly<Record<(typeof ANALYSES)[number], Thoroughness & { readonly playouts: number }>> = {
  quick: { width: 1, branch: 6, nodes: 300, samples: 1, playouts: 2 },
  usual: { width: 3, branch: 12, nodes: 1500, samples: 1, playouts: 4 },
  thorough: { width: 6, branch: 24, nodes: 10_000, samples: 4, playouts: 16 },
};

/** Milliseconds of work between two breaths, in which a screen is drawn or a cancel heard. */
const BREATH = 30;

/**
 * Looks at every decision of a game: what the search would have played from what the seat knew, what the played move cost, how the chances
 * stood after each turn, and where they turned. `progress` hears how many decisions are done. A cancel is thrown as the signal's reason.
 */
export async function analyse(
  table: Table,
  settings: AnalysisSettings = {},
  progress?: (done: number, total: number) => void,
  cancel?: AbortSignal,
): Promise<Analysis> {
  const { engine, history } = table;
  const { playouts, ...thoroughness } = DEPTHS[settings.depth ?? 'usual'];
  await makeReady(engine.rules);
  const judgement = judgementOf(engine, 'learned');
  const mind = new Mind(engine, judgement, judgement.weights, Number.POSITIVE_INFINITY);
  const standpoint = (ply: number): Standpoint => {
    return { ply, ...outlook(mind, stateAt(table, ply), seeded(`curve ${ply}`), playouts) };
  };
  const breathe = breathing(cancel);
  const points = [standpoint(0)];
  const decisions: Analysed[] = [];
  for (const [ply, { seat }] of history.entries()) {
    await breathe();
    decisions.push(decided(table, ply, thoroughness, settings));
    if (!mind.sameTurn(stateAt(table, points.at(-1)?.ply ?? 0), stateAt(table, ply + 1), seat))
      points.push(standpoint(ply + 1));
    progress?.(ply + 1, history.length);
  }
  const curve = judgement.outlook ? points.map(tidy) : smoothed(points, judgement.spread);
  return {
    game: table.game.id,
    decisions,
    seats: (curve[0]?.worths ?? []).map((_, seat) => seatAnalysis(seat, decisions)),
    curve,
    turningPoints: turningPoints(curve, judgement.spread),
    decidedAt: decidedAt(curve, engine.rules.winners(table.state)),
  };
}

/** Moves that were to be chosen at a decision, in notation, and what they were worth: best first, the played one among them. */
export interface Weighed {
  readonly line: string;
  readonly value: number;
}

/** Most moves that are told of one decision. */
const MOST_WEIGHED = 5;

/** What the search thinks of the choices at one decision. */
export async function weigh(table: Table, ply: number): Promise<Weighed[]> {
  await makeReady(table.engine.rules);
  return candidatesAt(table, ply, DEPTHS.usual, MOST_WEIGHED);
}

function candidatesAt(table: Table, ply: number, thoroughness: Thoroughness, most: number): Weighed[] {
  const { engine } = table;
  const { notation } = engine.rules;
  const found = weighed(engine, madeAt(table, ply), seeded(`analysis ${ply}`), thoroughness, most);
  return found.map(({ move, value }) => ({ line: notation.write(move), value: hundredths(value) }));
}

function madeAt(table: Table, ply: number): Made {
  const { notation, view } = table.engine.rules;
  const { seat, move: line } = table.history[ply] ?? { seat: 0, move: '' };
  const played = notation.read(line);
  if (!played) throw new Error(`decision ${ply} cannot be read`);
  return { view: view(stateAt(table, ply), seat), seat, played };
}

function decided(table: Table, ply: number, thoroughness: Thoroughness, settings: AnalysisSettings): Analysed {
  const { engine } = table;
  const { notation } = engine.rules;
  const made = madeAt(table, ply);
  const maker = settings.adviser === undefined ? undefined : bots.get(settings.adviser);
  if (settings.adviser !== undefined && !maker) throw new Error(`no bot is called ${settings.adviser}`);
  const until = performance.now() + (settings.time ?? Number.POSITIVE_INFINITY);
  const { preferred, cost } = verdict(
    engine,
    made,
    seeded(`analysis ${ply}`),
    thoroughness,
    maker?.(seeded(`adviser ${ply}`)),
    settings.time === undefined ? undefined : () => performance.now() >= until,
  );
  const { seat, played } = made;
  return {
    seat,
    played: notation.write(played),
    preferred: notation.write(preferred),
    cost: hundredths(cost),
  };
}

function stateAt(table: Table, ply: number) {
  const s = table.at(ply);
  if (!s) throw new Error(`the game has no decision ${ply}`);
  return s;
}

/** Lets others have the thread now and then, and hears of a cancel. */
function breathing(cancel: AbortSignal | undefined): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last > BREATH) {
      await new Promise((resolve) => setTimeout(resolve));
      last = performance.now();
    }
    cancel?.throwIfAborted();
  };
}

function seatAnalysis(seat: Seat, decisions: readonly Analysed[]): SeatAnalysis {
  const own = decisions.filter((decision) => decision.seat === seat);
  return {
    seat,
    decisions: own.length,
    agreed: own.filter(({ played, preferred }) => played === preferred).length,
    cost: hundredths(own.reduce((sum, { cost }) => sum + cost, 0)),
  };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
