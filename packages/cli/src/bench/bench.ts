import {
  canonical,
  Engine,
  type GameRecord,
  next,
  type Random,
  replayRecord,
  type State,
  seeded,
} from '@cromford/kernel';
import { measure, type Timing } from './measure.ts';
import { playRandomly } from './random-play.ts';
import type { Variant } from './variants.ts';

/** The figures of one game at one seat count with one setting of its options. */
export interface Figures {
  readonly game: string;
  readonly players: number;
  readonly options: Variant['options'];
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
  readonly cloneMicroseconds: number;
  /** Where the game has a forecast. */
  readonly forecastMicroseconds?: number;
  readonly stateBytes: number;
  readonly replayMovesPerSecond: number;
  /** The same work by the obvious means, in the same run: figures of different machines compare as ratios to it. */
  readonly baseline: { readonly name: string; readonly cloneMicroseconds: number };
}

/** Positions from all over games are what clone, forecast and size are measured on: few enough to stay at hand, as in a search. */
const SAMPLE_GAMES = 10;
const SAMPLE_EVERY = 25;
const REPLAYED_GAMES = 10;
const LOOP = 10_000;

export function benchVariant({ game, players, options }: Variant, seconds: number, rounds: number): Figures {
  // Half of the time goes to play, the figure that matters most; the rest is shared.
  const timing = { seconds: seconds / 8, rounds };
  const rules = game.rules({ players, options, sheet: game.sheet });
  const engine: Engine = new Engine(rules);
  const random = seeded('bench');
  const positions = samplePositions(engine);
  const records = sampleRecords({ game, players, options }, engine);

  let games = 0;
  let decisions = 0;
  const play = measure(
    () => {
      const made = playRandomly(engine, `bench ${games++}`, random).ply;
      decisions += made;
      return made;
    },
    { seconds: seconds / 2, rounds },
  );
  const decisionsPerGame = decisions / games;
  const clone = measure(() => each(positions, (s) => rules.clone(s)), timing);
  const naive = measure(() => each(positions, (s) => structuredClone(s)), timing);
  const views = positions.map((s) => rules.view(s, engine.due(s)?.seat ?? 0));
  const forecast = rules.forecast && measure(() => each(views, (view) => rules.forecast?.(view)), timing);
  const replay = measure(() => each(records, (record) => replayRecord(record, [game]), movesIn), timing);

  return {
    game: game.id,
    players,
    options,
    decisionsPerSecond: Math.round(play.perSecond),
    gamesPerSecond: rounded(play.perSecond / decisionsPerGame),
    decisionsPerGame: rounded(decisionsPerGame),
    cloneMicroseconds: rounded(clone.microseconds),
    ...(forecast && { forecastMicroseconds: rounded(forecast.microseconds) }),
    stateBytes: Math.round(positions.reduce((sum, s) => sum + canonical(s).length, 0) / positions.length),
    replayMovesPerSecond: Math.round(replay.perSecond),
    baseline: { name: 'structuredClone of the same states', cloneMicroseconds: rounded(naive.microseconds) },
  };
}

/** A fixed piece of integer arithmetic, ten thousand numbers of the seeded generator: how fast this machine is right now. */
export function loopMicroseconds(timing: Timing): number {
  const random: Random = seeded('loop');
  const work = () => {
    for (let i = 0; i < LOOP; i++) next(random);
    return 1;
  };
  return rounded(measure(work, timing).microseconds);
}

function each<T>(list: readonly T[], work: (item: T) => unknown, units: (item: T) => number = () => 1): number {
  let done = 0;
  for (const item of list) {
    work(item);
    done += units(item);
  }
  return done;
}

function movesIn(record: GameRecord): number {
  return record.moves.length;
}

/** Each is played up to from the start and not copied: copies that are kept would make the compiler expect that all copies are kept. */
function samplePositions(engine: Engine): State[] {
  const positions: State[] = [];
  for (let game = 0; game < SAMPLE_GAMES; game++)
    for (let ply = 0, isOver = false; !isOver; ply += SAMPLE_EVERY) {
      const s = playRandomly(engine, `position ${game}`, seeded(`position ${game}`), undefined, ply);
      isOver = s.ply < ply || s.agenda.length === 0;
      if (!isOver) positions.push(s);
    }
  return positions;
}

function sampleRecords({ game, players, options }: Variant, engine: Engine): GameRecord[] {
  const random = seeded('records');
  return Array.from({ length: REPLAYED_GAMES }, (_, index) => {
    const seed = `record ${index}`;
    const moves: string[] = [];
    playRandomly(engine, seed, random, (_s, move) => moves.push(engine.rules.notation.write(move)));
    return { game: game.id, version: game.version, players, seed, options, sheet: game.sheet, moves };
  });
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
