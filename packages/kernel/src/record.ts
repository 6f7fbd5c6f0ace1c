import type { AnyGame, GameOptions } from './game.ts';
import { canonical, hash } from './json.ts';
import type { Refusal } from './option.ts';
import { type Sitter, seatsLine } from './sitters.ts';
import type { Change } from './trace.ts';

/** A whole game: how it was set up, and one line of notation per decision. */
export interface GameRecord {
  readonly game: string;
  /** The rules version under which it was played. */
  readonly version: number;
  readonly players: number;
  readonly seed: string;
  readonly options: GameOptions;
  /** The component sheet it started with, whole. */
  readonly sheet: unknown;
  /** Where it began, if not as its seed sets it up: a whole state. */
  readonly position?: unknown;
  readonly moves: readonly string[];
  /** Who sat where; none where they were all persons without a name. */
  readonly seats?: readonly Sitter[];
  /** The position after the last move, to be compared on replay. */
  readonly hash?: string;
  /** Two digits of the hash of every position, where the positions themselves would be too long: they say where a replay goes astray. */
  readonly marks?: string;
  /** The first position and what every move changed: the game as it was played, under whatever rules it is looked at. */
  readonly trace?: readonly Change[];
  /** Where it was taken up under newer rules, the earliest first. */
  readonly carried?: readonly Carried[];
}

/** So many moves were played by that version of the rules, or an earlier one; what follows was played by a newer one. */
export interface Carried {
  readonly ply: number;
  readonly version: number;
}

/** A problem with something from outside, in a form that every language has a sentence for. */
export interface Problem {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Where a move of a record does not fit: why it is refused. */
  readonly refusal?: Refusal;
}

export function problem(code: string, params: Problem['params'] = {}): Problem {
  return { code, params };
}

export function isProblem(value: object): value is Problem {
  return 'code' in value && 'params' in value;
}

/** How every record begins; the number is that of the form. */
export const FIRST_LINE = 'cromford record 1';

/**
 * The record as text. `sheet` is written whole unless it is the one that the game ships and `short` is wanted (for links):
 * then only its hash is kept.
 */
export function writeRecord(record: GameRecord, standardSheet?: unknown): string {
  const isStandard = standardSheet !== undefined && canonical(standardSheet) === canonical(record.sheet);
  const lines = [
    FIRST_LINE,
    `game ${record.game}`,
    `rules ${record.version}`,
    `players ${record.players}`,
    ...seatsLine(record.seats),
    `seed ${JSON.stringify(record.seed)}`,
    ...Object.entries(record.options).map(([id, value]) => `option ${id} ${value}`),
    isStandard ? `sheet standard ${hash(record.sheet)}` : `sheet ${canonical(record.sheet)}`,
    ...(record.position === undefined ? [] : [`position ${canonical(record.position)}`]),
    ...(record.hash ? [`hash ${record.hash}`] : []),
    ...(record.marks ? [`marks ${record.marks}`] : []),
    ...(record.carried ?? []).map(({ ply, version }) => `carried ${ply} ${version}`),
    '',
    ...record.moves,
    ...(record.trace ? ['', ...record.trace.map((change) => JSON.stringify(change))] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** What keeps a game from being set up like this: players, options, component sheet. */
export function setupProblem(
  game: AnyGame,
  setup: { players: number; options: GameOptions; sheet: unknown; version?: number },
): Problem | undefined {
  if (setup.version !== undefined && setup.version > game.version)
    return problem('rules-version', { wanted: setup.version, here: game.version });
  if (!game.players.includes(setup.players))
    return problem('players', { players: setup.players, possible: game.players.join(', ') });
  for (const [id, value] of Object.entries(setup.options)) {
    const spec = game.options.find((known) => known.id === id);
    if (!spec) return problem('unknown-option', { option: id });
    if (!spec.values.includes(value))
      return problem('option-value', { option: id, value: String(value), possible: spec.values.join(', ') });
  }
  const fault = game.sheetFaults(setup.sheet)[0];
  return (
    fault &&
    problem('sheet', {
      ...fault.params,
      path: fault.path,
      reason: fault.reason,
      ...(fault.code && { fault: fault.code }),
    })
  );
}

/** How a game was set up, and the version of the rules that it is played by. */
export type SetUp = Pick<GameRecord, 'game' | 'version' | 'players' | 'seed' | 'options' | 'sheet' | 'position'>;

/** A set-up for the rules of today with everything filled in, or what is wrong with it. */
export function settledSetup(
  game: AnyGame,
  wanted: { players: number; seed: string; options?: GameOptions; sheet?: unknown; position?: unknown },
): SetUp | Problem {
  const setup = {
    game: game.id,
    version: game.version,
    players: wanted.players,
    seed: wanted.seed,
    options: completeOptions(game, wanted.options ?? {}),
    sheet: wanted.sheet ?? game.sheet,
    ...(wanted.position !== undefined && { position: wanted.position }),
  };
  return setupProblem(game, { ...setup, options: { ...setup.options, ...wanted.options } }) ?? setup;
}

/** The record of its first moves. */
export function upTo({ hash: _whole, ...record }: GameRecord, ply: number): GameRecord {
  const { marks, trace, carried } = record;
  return {
    ...record,
    moves: record.moves.slice(0, ply),
    ...(marks !== undefined && { marks: marks.slice(0, 2 * ply + 2) }),
    ...(trace && { trace: trace.slice(0, ply + 1) }),
    ...(carried && { carried: carried.map((taken) => ({ ...taken, ply: Math.min(taken.ply, ply) })) }),
  };
}

/** All options of a game, the ones not given at their standard value. */
export function completeOptions(game: AnyGame, given: GameOptions): GameOptions {
  return Object.fromEntries(game.options.map(({ id, standard }) => [id, given[id] ?? standard]));
}

/** The game as it is set up when nobody says otherwise. */
export function standardSetup(game: AnyGame): { players: number; options: GameOptions; sheet: unknown } {
  return { players: game.players[0] ?? 1, options: completeOptions(game, {}), sheet: game.sheet };
}
