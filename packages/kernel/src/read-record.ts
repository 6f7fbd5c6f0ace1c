import type { AnyGame } from './game.ts';
import { hash } from './json.ts';
import { type Carried, FIRST_LINE, type GameRecord, isProblem, type Problem, problem, setupProblem } from './record.ts';
import { shippedSheets } from './shipped-sheets.ts';
import { readSeats } from './sitters.ts';
import type { Change } from './trace.ts';

const LONGEST_LINE = 200_000;
const MOST_LINES = 100_000;

/** What the head of a record may say, each once. `bots` was written by earlier versions of the terminal. */
const SAID_ONCE = ['game', 'rules', 'players', 'seats', 'bots', 'seed', 'sheet', 'position', 'hash', 'marks'] as const;

/** Reads a record, or says what is wrong with it and in which line. Never trusts a byte of it. */
export function readRecord(text: string, games: readonly AnyGame[]): GameRecord | Problem {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  if (lines.length > MOST_LINES) return problem('record-too-long', { lines: lines.length });
  if (lines.some((line) => line.length > LONGEST_LINE)) return problem('record-line-too-long');
  const first = lines[0]?.trim();
  const [, form] = /^cromford record (\d{1,9})$/.exec(first ?? '') ?? [];
  if (form !== undefined && first !== FIRST_LINE) return problem('record-form', { form });
  if (first !== FIRST_LINE) return problem('not-a-record');
  const end = lines.findIndex((line) => line.trim() === '');
  const head = readHead(end < 0 ? lines : lines.slice(0, end));
  if (isProblem(head)) return head;
  const game = games.find((known) => known.id === head.get('game'));
  if (!game) return problem('unknown-game', { game: head.get('game') ?? '' });
  const body = end < 0 ? [] : lines.slice(end).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return readParts(game, head, body);
}

class Head {
  readonly options: Record<string, string> = {};
  readonly carried: Carried[] = [];
  private readonly said = new Map<string, string>();

  get(key: (typeof SAID_ONCE)[number]): string | undefined {
    return this.said.get(key);
  }

  /** A whole number of at most six digits. */
  number(key: 'rules' | 'players'): number | undefined {
    const text = this.get(key) ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
  }

  /** Takes one line; says what is wrong with it. */
  take(key: string, rest: string, line: number): Problem | undefined {
    if (key === 'carried') {
      const [, ply, version] = /^(\d{1,6}) (\d{1,6})$/.exec(rest) ?? [];
      if (ply === undefined) return problem('record-line', { line });
      this.carried.push({ ply: Number(ply), version: Number(version) });
      return undefined;
    }
    const [, id, value] = key === 'option' ? (/^([\w-]+) (\S+)$/.exec(rest) ?? []) : [];
    if (key === 'option' && (!id || value === undefined)) return problem('record-line', { line });
    if (key !== 'option' && !SAID_ONCE.some((known) => known === key)) return problem('record-key', { line, key });
    const what = key === 'option' ? `option ${id}` : key;
    if (this.said.has(what)) return problem('record-twice', { line, key: what });
    this.said.set(what, rest);
    if (id && value !== undefined) this.options[id] = value;
    return undefined;
  }
}

function readHead(lines: readonly string[]): Head | Problem {
  const head = new Head();
  for (let at = 1; at < lines.length; at++) {
    const [, key, rest] = /^(\w+) (.*)$/.exec(lines[at] as string) ?? [];
    if (!key || rest === undefined) return problem('record-line', { line: at + 1 });
    const wrong = head.take(key, rest, at + 1);
    if (wrong) return wrong;
  }
  return head;
}

function readParts(game: AnyGame, head: Head, body: readonly string[]): GameRecord | Problem {
  const { options, carried } = head;
  const seed = parsed(head.get('seed'));
  const [version, players] = [head.number('rules'), head.number('players')];
  const [found, marks] = [head.get('hash'), head.get('marks')];
  if (typeof seed !== 'string') return problem('record-seed');
  if (version === undefined) return problem('record-version');
  if (players === undefined) return problem('record-players');
  if (found !== undefined && !/^[0-9a-f]{16}$/.test(found)) return problem('record-hash-line');
  const sheet = readSheet(head.get('sheet'), game, version);
  if (isProblem(sheet)) return sheet;
  const position = parsed(head.get('position'));
  if (head.get('position') !== undefined && position === undefined) return problem('record-position');
  const moves = body.filter((line) => !isOfTrace(line));
  const trace = body.filter(isOfTrace).map(parsed);
  if (!fits(moves.length, trace, carried) || !isMarked(moves.length, marks)) return problem('record-trace');
  const wrong = setupProblem(game, { version, players, options, sheet: sheet.sheet });
  if (wrong) return wrong;
  const seats = readSeats(head.get('seats'), head.get('bots'), players);
  if (seats === 'damaged') return problem('record-seats');
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
    ...(found !== undefined && { hash: found }),
    ...(marks !== undefined && { marks }),
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

/** Two digits for every position, as far as they go. */
function isMarked(moves: number, marks = ''): boolean {
  return /^([0-9a-f]{2})*$/.test(marks) && marks.length <= 2 * moves + 2;
}

function readSheet(text: string | undefined, game: AnyGame, version: number): { sheet: unknown } | Problem {
  if (text === undefined) return { sheet: game.sheet }; // records written by hand
  const standard = /^standard ([0-9a-f]{16})$/.exec(text);
  if (standard) {
    const known = shippedSheets(game).find(({ sheet }) => hash(sheet) === standard[1]);
    // An older version may have shipped one that nobody has kept: whether that made a difference, the positions say.
    return known || version < game.version
      ? { sheet: known ? known.sheet : game.sheet }
      : problem('sheet-changed', { wanted: standard[1] ?? '', shipped: hash(game.sheet) });
  }
  const sheet = parsed(text);
  return sheet === undefined ? problem('record-sheet') : { sheet };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
