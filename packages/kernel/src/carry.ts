import { asPlayed } from './as-played.ts';
import { Engine } from './engine.ts';
import { inFormOf, inTodaysForm } from './forms.ts';
import type { AnyGame, Event } from './game.ts';
import { hash } from './json.ts';
import { positionProblem } from './position.ts';
import { type GameRecord, isProblem, type Problem, problem, settledSetup, setupProblem } from './record.ts';
import { Table } from './table.ts';
import { changeBetween, withChange } from './trace.ts';

/** What the rules of today make of a record of any version. */
export interface Carriage {
  /** As it was played where its trace tells, else by the rules of today as far as they go. Where nothing differs, both are one. */
  readonly table: Table;
  readonly isAsPlayed: boolean;
  /** Where the rules of today refuse a move or come to another position; none, and it goes on under them without a word. */
  readonly differences: readonly Problem[];
}

/** Replays a record by the rules of today; says where it does not fit if it does not. */
export function replayRecord(record: GameRecord, games: readonly AnyGame[]): Table | Problem {
  const carriage = carryRecord(record, games);
  return isProblem(carriage) ? carriage : (carriage.differences[0] ?? carriage.table);
}

/** A record of this version of the rules or an older one. One of this version that does not fit is damaged, and refused. */
export function carryRecord(record: GameRecord, games: readonly AnyGame[]): Carriage | Problem {
  const game = games.find((known) => known.id === record.game);
  if (!game) return problem('unknown-game', { game: record.game });
  const wrong = setupProblem(game, record);
  if (wrong) return wrong;
  const isOlder = record.version < game.version;
  if (record.trace && (isOlder || record.carried)) {
    const told = traced(game, record, isOlder);
    if (told || record.carried) return told ?? problem('record-trace');
  }
  const table = Table.open(game, record);
  if (isProblem(table)) return table;
  const carriage = retraced(table, record, isOlder);
  // Where its moves can be played to the end, the positions that it tells say where something was changed, and the last hash only that it was.
  const isWhole = !isProblem(carriage) || carriage.code === 'record-hash';
  return (isWhole && !isOlder ? untold(table, record) : undefined) ?? carriage;
}

/** Where the positions that a record of these very rules tells are not those that its moves come to. */
function untold(table: Table, { trace = [], marks = '' }: GameRecord): Problem | undefined {
  const isAt = (ply: number, position: unknown) => changeBetween(position, table.at(ply)) === undefined;
  let now: unknown;
  for (const [ply, change] of trace.entries()) {
    now = withChange(now, change);
    if (!isAt(ply, now)) return astrayAt(ply);
  }
  for (let ply = 0; 2 * ply < marks.length; ply++)
    if (marks.slice(2 * ply, 2 * ply + 2) !== hash(table.at(ply)).slice(0, 2)) return astrayAt(ply);
  return undefined;
}

const astrayAt = (ply: number) => (ply === 0 ? problem('record-trace') : problem('record-astray', { number: ply }));

/** The game as its trace tells it; nothing where its positions do not have today's form. */
function traced(game: AnyGame, record: GameRecord, isOlder: boolean): Carriage | Problem | undefined {
  const setup = settledSetup(game, record);
  if (isProblem(setup)) return setup;
  const engine = new Engine(game.rules(setup));
  const { carried = [] } = record;
  const from = carried[carried.length - 1]?.ply ?? 0;
  const told = asPlayed(engine, record, from);
  if (!told) return undefined;
  const opening: Event[] = [];
  const start =
    record.position === undefined
      ? engine.start(record.seed, (event) => opening.push(event))
      : inTodaysForm(record.position, engine.rules.addedFields);
  const isSameStart = hash(start) === hash(told.positions[0]);
  const versions = { wanted: record.version, here: game.version };
  const differences: Problem[] = told.differences.map((found) => ({
    ...found,
    params: { ...versions, ...found.params },
  }));
  if (!isSameStart && carried.length === 0) differences.unshift(problem('carry-start', versions));
  const version = differences.length > 0 ? record.version : game.version;
  const table = Table.asPlayed(game, { ...setup, version }, { ...told, opening: isSameStart ? opening : [], carried });
  if (!table) return undefined;
  const [found, wanted = found] = [hashFor(record, table), record.hash];
  // One that was taken up since has its last position in the form of today.
  if (found !== wanted && table.hash() !== wanted) return problem('record-hash', { wanted, found });
  if (!isOlder && differences[0]) return damaged(differences[0], record);
  const wrong = carried.length > 0 && positionProblem(engine, told.positions[from]);
  return wrong || { table, isAsPlayed: true, differences };
}

/** Plays a record's moves as far as the rules of today let them be played. */
function retraced(table: Table, record: GameRecord, isOlder: boolean): Carriage | Problem {
  const { moves, marks = '' } = record;
  const versions = { wanted: record.version, here: table.game.version };
  let astray: Problem | undefined;
  const compare = (at: number, wrong: () => Problem) => {
    const mark = marks.slice(2 * at, 2 * at + 2);
    if (isOlder && !astray && mark !== '' && mark !== hashFor(record, table).slice(0, 2)) astray = wrong();
  };
  const outcome = (): Carriage => ({ table, isAsPlayed: !astray, differences: astray ? [astray] : [] });
  compare(0, () => problem('carry-start', versions));
  for (const [index, line] of moves.entries()) {
    const place = { ...versions, number: index + 1, line };
    const refusal = table.playLine(line);
    if (refusal) {
      const refused = { ...problem('carry-refused', place), refusal };
      if (!isOlder) return damaged(refused, record);
      astray ??= refused;
      return outcome();
    }
    compare(index + 1, () => problem('carry-elsewhere', place));
  }
  const [found, wanted = found] = [hashFor(record, table), record.hash];
  if (found !== wanted && !isOlder) return problem('record-hash', { wanted, found });
  if (found !== wanted) astray ??= problem('carry-end', versions);
  return outcome();
}

/** The hash of a position as that version of the rules took it: without what has been added to its form since. */
function hashFor({ version }: GameRecord, { state, engine }: Table): string {
  return hash(inFormOf(version, state, engine.rules.addedFields));
}

/** What does not fit in a record of these very rules is no change of the rules. */
function damaged({ params, refusal }: Problem, { hash: wanted = '' }: GameRecord): Problem {
  if (!refusal) return problem('record-hash', { wanted, found: '' });
  const { number = 0, line = '' } = params;
  return { ...problem('record-move', { number, line, code: refusal.code, rule: refusal.rule }), refusal };
}
