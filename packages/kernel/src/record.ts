import type { AnyGame, GameOptions } from './game.ts';
import { canonical, hash } from './json.ts';
import type { Refusal } from './option.ts';
import { readSeats, type Sitter, seatsLine } from './sitters.ts';
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

const FIRST_LINE = 'cromford record 1';
const LONGEST_LINE = 200_000;
const MOST_LINES = 100_000;

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

/** Reads a record, or says what is wrong with it and in which line. Never trusts a byte of it. */
export function readRecord(text: string, games: readonly AnyGame[]): GameRecord | Problem {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  if (lines.length > MOST_LINES) return problem('record-too-long', { lines: lines.length });
  if (lines.some((line) => line.length > LONGEST_LINE)) return problem('record-line-too-long');
  if (lines[0]?.trim() !== FIRST_LINE) return problem('not-a-record');
  const header = new Map<string, string>();
  const options: Record<string, string> = {};
  const carried: Carried[] = [];
  let at = 1;
  for (; at < lines.length && lines[at]?.trim() !== ''; at++) {
    const [, key, rest] = /^(\w+) (.*)$/.exec(lines[at] as string) ?? [];
    if (!key || rest === undefined) return problem('record-line', { line: at + 1 });
    if (key === 'option') {
      const [, id, value] = /^([\w-]+) (\S+)$/.exec(rest) ?? [];
      if (!id || value === undefined) return problem('record-line', { line: at + 1 });
      options[id] = value;
    } else if (key === 'carried') {
      const [, ply, version] = /^(\d{1,6}) (\d{1,6})$/.exec(rest) ?? [];
      if (ply === undefined) return problem('record-line', { line: at + 1 });
      carried.push({ ply: Number(ply), version: Number(version) });
    } else header.set(key, rest);
  }
  const game = games.find((known) => known.id === header.get('game'));
  if (!game) return problem('unknown-game', { game: header.get('game') ?? '' });
  const seed = parsed(header.get('seed'));
  const version = Number(header.get('rules'));
  const players = Number(header.get('players'));
  if (typeof seed !== 'string') return problem('record-seed');
  if (!Number.isInteger(version)) return problem('record-version');
  const sheet = readSheet(header.get('sheet'), game, version);
  if (isProblem(sheet)) return sheet;
  const position = parsed(header.get('position'));
  if (header.has('position') && position === undefined) return problem('record-position');
  const body = lines
    .slice(at)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const moves = body.filter((line) => !isOfTrace(line));
  const trace = body.filter(isOfTrace).map(parsed);
  if (!fits(moves.length, trace, carried)) return problem('record-trace');
  const wrong = setupProblem(game, { version, players, options, sheet: sheet.sheet });
  if (wrong) return wrong;
  const seats = readSeats(header, players);
  return {
    game: game.id,
    version,
    players,
    seed,
    options,
    sheet: sheet.sheet,
    ...(position !== undefined && { position }),
    moves,
    ...(seats && { seats }),
    ...(header.has('hash') && { hash: header.get('hash') as string }),
    ...(header.has('marks') && { marks: header.get('marks') as string }),
    ...(trace.length > 0 && { trace: trace as Change[] }),
    ...(carried.length > 0 && { carried }),
  };
}

/** No move begins like this, and every change does. */
const isOfTrace = (line: string) => line.startsWith('{') || line.startsWith('[');

/** A trace has the first position and one change for every move, and whatever was taken up under newer rules needs one. */
function fits(moves: number, trace: readonly unknown[], carried: readonly Carried[]): boolean {
  if (trace.length === 0) return carried.length === 0;
  if (trace.length !== moves + 1 || trace.some((change) => change === undefined)) return false;
  return carried.every(({ ply }, i) => ply <= moves && ply >= (carried[i - 1]?.ply ?? 0));
}

function readSheet(text: string | undefined, game: AnyGame, version: number): { sheet: unknown } | Problem {
  if (text === undefined) return { sheet: game.sheet }; // records written by hand
  const standard = /^standard ([0-9a-f]{16})$/.exec(text);
  if (standard) {
    const shipped = hash(game.sheet);
    // An older version may have shipped another one: whether that made a difference, the positions say.
    return shipped === standard[1] || version < game.version
      ? { sheet: game.sheet }
      : problem('sheet-changed', { wanted: standard[1] ?? '', shipped });
  }
  const sheet = parsed(text);
  return sheet === undefined ? problem('record-sheet') : { sheet };
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
  return fault && problem('sheet', { path: fault.path, reason: fault.reason });
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

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
