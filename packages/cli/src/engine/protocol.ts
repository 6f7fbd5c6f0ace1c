import {
  type AnyGame,
  isOver,
  isProblem,
  type Problem,
  problem,
  readRecord,
  replayRecord,
  Table,
  writeRecord,
} from '@cromford/kernel';
import { anySeed } from '../setup.ts';
import { findGame } from '../shelf.ts';
import { type Answer, answerTo, done, failed, type RequestResult } from './answers.ts';
import { Chooser } from './choose.ts';
import { readJsonLine } from './json-line.ts';
import { listing, openLines } from './listing.ts';
import { idOf, type Request, type RequestOf, readRequest } from './requests.ts';
import { Tables } from './tables.ts';

/** Raised when an old client could misunderstand an answer. */
const PROTOCOL = 1;

/** The engine protocol, one line in, one answer out. Knows neither streams nor processes. */
export class Protocol {
  private readonly games: readonly AnyGame[];
  private readonly tables = new Tables();
  private readonly chooser: Chooser;

  constructor(games: readonly AnyGame[]) {
    this.games = games;
    this.chooser = new Chooser(games);
  }

  async answer(line: string): Promise<Answer> {
    const read = readJsonLine(line);
    if (isProblem(read)) return answerTo(null, failed(read));
    const id = idOf(read.value);
    const request = readRequest(read.value);
    if (isProblem(request)) return answerTo(id, failed(request));
    try {
      return answerTo(id, await this.obey(request));
    } catch (error) {
      return answerTo(id, failed(problem('internal', { reason: error instanceof Error ? error.message : '' })));
    }
  }

  private async obey(request: Request): Promise<RequestResult> {
    switch (request.do) {
      case 'games':
        return done({ protocol: PROTOCOL, games: this.games.map(describe) });
      case 'new':
        return this.seat(request, this.open(request));
      case 'load':
        return this.seat(request, this.load(request));
      case 'choose':
        return this.chooser.choose(request, this.tables.get(request.table));
    }
    const seated = this.tables.get(request.table);
    if (isProblem(seated)) return failed(seated);
    return answerAt(seated, request);
  }

  private seat({ table: name, events }: RequestOf<'new' | 'load'>, seated: Table | Problem): RequestResult {
    if (isProblem(seated)) return failed(seated);
    // Before it is seated: a position that cannot even list its moves must not take the place of a game.
    const happened = [...seated.opening, ...seated.history.flatMap((turn) => turn.events)];
    const result = done({ ...standing(seated), ...(events && { events: happened }) });
    const wrong = this.tables.set(name, seated);
    return wrong ? failed(wrong) : result;
  }

  private open({ game: id, players, seed, options, sheet }: RequestOf<'new'>): Table | Problem {
    const game = findGame(this.games, id);
    if (isProblem(game)) return game;
    const table: Table | Problem = Table.open(game, {
      players,
      seed: seed ?? anySeed(),
      ...(options && { options }),
      ...(sheet !== undefined && { sheet }),
    });
    return table;
  }

  private load(request: RequestOf<'load'>): Table | Problem {
    const { state, sketch } = request;
    if ((request.record === undefined) === (state === undefined && sketch === undefined)) return problem('load-what');
    if (request.record !== undefined) {
      const record = readRecord(request.record, this.games);
      const table = isProblem(record) ? record : replayRecord(record, this.games);
      return table;
    }
    const setup = this.setupFor(request);
    if (isProblem(setup)) return setup;
    const wanted = { ...setup, seed: request.seed ?? setup.seed };
    const table: Table | Problem =
      sketch === undefined ? Table.from(setup.game, wanted, state) : Table.sketched(setup.game, wanted, sketch, state);
    return table;
  }

  /** A position is of the game it names, or of the one in progress when it names none. */
  private setupFor({ table, game: id, players, options, sheet }: RequestOf<'load'>) {
    if (id === undefined) {
      const current = this.tables.get(table);
      return isProblem(current) ? current : { ...current.setup, game: current.game };
    }
    const game = findGame(this.games, id);
    if (isProblem(game)) return game;
    const setup = { players: players ?? game.players[0] ?? 1, options: options ?? {}, sheet: sheet ?? game.sheet };
    return { game, seed: anySeed(), ...setup };
  }
}

type AtTable = Exclude<Request, { do: 'games' | 'new' | 'load' | 'choose' }>;

async function answerAt(table: Table, request: AtTable): Promise<RequestResult> {
  const { rules } = table.engine;
  switch (request.do) {
    case 'state':
      if (request.seat === undefined) return done({ state: table.state });
      return atSeat(table, request.seat, () => ({ state: rules.view(table.state, request.seat ?? null) }));
    case 'moves':
      return done({ decision: decision(table), ...(await listing(table, request.language)) });
    case 'play':
      return play(table, request);
    case 'undo':
      return undo(table, request.seat);
    case 'record':
      return done({ record: writeRecord(table.record(), request.short ? table.game.sheet : undefined) });
    case 'hash':
      return done({ hash: table.hash() });
    case 'score':
      return done({ over: isOver(table.state), score: rules.score(table.state), winners: rules.winners(table.state) });
    case 'forecast': {
      const seat = request.seat === undefined ? (table.due()?.seat ?? null) : request.seat;
      if (!rules.forecast) return failed(problem('no-forecast'));
      if (isOver(table.state)) return failed(problem('game-over'));
      const { forecastSubjects: possible } = rules;
      if (request.subject !== undefined && possible && !possible.includes(request.subject))
        return failed(problem('unknown-subject', { subject: request.subject, possible: possible.join(', ') }));
      return atSeat(table, seat, () => ({
        forecast: rules.forecast?.(rules.view(table.state, seat), request.subject),
      }));
    }
  }
}

/** Whoever names its seat plays nobody else's move by mistake. */
function play(table: Table, { move, seat, events }: RequestOf<'play'>): RequestResult {
  const due = table.due();
  if (seat !== undefined && due && seat !== due.seat) return failed(problem('other-seat', { seat, due: due.seat }));
  const refusal = table.playLine(move);
  if (refusal) return { ok: false, refusal };
  return done({ ...standing(table), ...(events && { events: table.history.at(-1)?.events }) });
}

/** Takes back the last decision, for the seat that made it unless another is named. */
function undo(table: Table, wanted: number | undefined): RequestResult {
  const last = table.history.at(-1);
  const seat = wanted ?? last?.seat ?? 0;
  const refusal = table.undo(seat);
  if (refusal) return { ok: false, refusal };
  return done(standing(table));
}

function atSeat(table: Table, seat: number | null, result: () => Readonly<Record<string, unknown>>): RequestResult {
  if (seat !== null && seat >= table.setup.players) return failed(problem('no-such-seat', { seat }));
  return done(result());
}

/** Where the game stands: whose decision, and what is open. */
function standing(table: Table) {
  return { decision: decision(table), moves: openLines(table) };
}

function decision(table: Table) {
  const due = table.due();
  return due ? { seat: due.seat, step: due.step, rule: due.rule } : null;
}

function describe({ id, version, players, options }: AnyGame) {
  return { id, version, players, options };
}
