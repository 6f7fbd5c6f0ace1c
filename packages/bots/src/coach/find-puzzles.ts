import {
  type AnyGame,
  below,
  type GameOptions,
  isProblem,
  type Move,
  type Seat,
  type State,
  sameMove,
  seeded,
  Table,
  writeRecord,
} from '@cromford/kernel';
import { bots } from '../bots.ts';
import { makeReady } from '../judgements.ts';
import { type LevelName, SOLVERS } from '../level-names.ts';
import { wholeTurn } from '../whole-turn.ts';
import { renewed } from './check-puzzle.ts';
import { type Puzzle, solves } from './puzzle.ts';
import { themesOf } from './themes.ts';
import { bestTurns, comparedTurns, isTurnOver, type TurnStart, untilDraw } from './turns.ts';

/** Where puzzles are looked for. */
export interface Ground {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: GameOptions;
}

export interface Demand {
  /** By how many spreads a turn must be better than the best that does something else. */
  readonly lead: number;
  /** Positions for a first look at a turn, and for the proof. */
  readonly glance: number;
  readonly proof: number;
}

export const USUAL_DEMAND: Demand = { lead: 0.5, glance: 6_000, proof: 48_000 };

/** Who plays the games: in games of the strongest alone nothing is left to be found. */
const PLAYERS: readonly LevelName[] = ['apprentice', 'journeyman', 'foreman', 'overseer', 'manager'];
/** A puzzle of one decision is a quiz; of these few moves a turn. */
const FEWEST_MOVES = 2;
/** Turns of the search that are compared in the end, beside those of all levels. */
const COMPARED = 10;
/** Of all of them so many may do nearly the same: the best one and ways to do it otherwise. */
const MOST_ALIKE = 4;

/** Puzzles of one game, which is played by bots of all levels up to the second strongest. */
export async function findPuzzles(
  { game, ...setup }: Ground,
  seed: string,
  demand: Demand,
  stop: () => boolean = () => false,
): Promise<Puzzle[]> {
  const table = Table.open(game, { ...setup, seed });
  if (isProblem(table)) throw new Error(table.code);
  const { engine } = table;
  await makeReady(engine.rules);
  const dice = seeded(`${seed} players`);
  const seats = Array.from({ length: setup.players }, (_, seat) => {
    const level = PLAYERS[below(dice, PLAYERS.length)] as LevelName;
    return bots.get(level)?.(seeded(`${seed} ${seat}`));
  });
  return throughout(table, seed, demand, stop, (seat, s) =>
    seats[seat]?.choose({ engine, seat, moves: [...engine.open(s)], view: () => engine.rules.view(s, seat) }),
  );
}

/** Puzzles in a game that others have played, by the name that is given. What it says of who played is not kept. */
export async function puzzlesIn(
  over: Table,
  name: string,
  demand: Demand,
  stop: () => boolean = () => false,
): Promise<Puzzle[]> {
  const { moves, ...start } = over.record();
  const table = Table.open(over.game, start);
  if (isProblem(table)) throw new Error(table.code);
  const { rules } = table.engine;
  await makeReady(rules);
  const played = moves.values();
  return throughout(table, name, demand, stop, () => rules.notation.read(played.next().value ?? ''));
}

/** Goes through a game, move by move as they are chosen, as far as it goes, and looks at every turn as it begins. */
function throughout(
  table: Table,
  name: string,
  demand: Demand,
  stop: () => boolean,
  choose: (seat: Seat, s: State) => Move | undefined,
): Puzzle[] {
  const { engine, game } = table;
  const { rules } = engine;
  const found: Puzzle[] = [];
  let began: { readonly s: State; readonly seat: Seat } | undefined;
  for (let due = table.due(); due && !stop(); due = table.due()) {
    const { seat } = due;
    const s = rules.clone(table.state);
    if (!began || seat !== began.seat || isTurnOver(engine, began.s, s, seat)) {
      const turn = proved({ engine, seat, view: rules.view(s, seat) }, `${name} ${s.ply}`, demand);
      const record = () => writeRecord(table.record(), game.sheet);
      if (turn) found.push({ id: `${game.id}-${name}-${s.ply}`, record: record(), seat, ...turn });
      began = { s, seat };
    }
    const move = choose(seat, s);
    if (!move) break;
    const refused = table.play(move);
    if (refused) throw new Error(`${name}, ${s.ply}: ${refused.code}`);
  }
  return found;
}

/** The turn to be found at this moment, if one is clearly best at a glance and when it is compared with all that anybody would play. */
function proved(moment: TurnStart, seed: string, demand: Demand): Omit<Puzzle, 'id' | 'record' | 'seat'> | undefined {
  const { write } = moment.engine.rules.notation;
  const glance = bestTurns(moment, seeded(`${seed} glance`), demand.glance);
  if (!cliff(glance.map(({ success }) => success).sort(falling), demand.lead)) return undefined;
  const found = bestTurns(moment, seeded(`${seed} proof`), demand.proof, COMPARED).map(({ plan }) =>
    untilDraw(moment, plan.moves),
  );
  const theirs = SOLVERS.map((level) => levelsTurn(moment, level, seed));
  const values = comparedTurns(moment, [...theirs, ...found]);
  const turns = [...theirs, ...found]
    .map((moves, at) => ({ moves, value: values[at] as number }))
    .sort((a, b) => falling(a.value, b.value));
  const edge = cliff(
    turns.map(({ value }) => value),
    demand.lead,
  );
  const [best, second] = [turns[0], edge && turns[edge]];
  if (!best || !second || best.moves.length < FEWEST_MOVES) return undefined;
  const lead = best.value - second.value;
  const foundBy = SOLVERS.filter((_, at) => solves(values[at] as number, best.value, lead));
  if (foundBy.length === SOLVERS.length) return undefined;
  const proof = renewed(moment, { best: best.moves.map(write), second: second.moves.map(write) });
  if (proof.lead < demand.lead) return undefined;
  return { ...proof, themes: themesOf(best.moves, second.moves, isLastTurn(moment, best.moves)), foundBy };
}

const falling = (a: number, b: number) => b - a;

/** Where, of falling values, the few best end: before a drop of `lead` at least. Ways to do the same thing are no answers of their own. */
function cliff(values: readonly number[], lead: number): number | undefined {
  for (let at = 1; at <= MOST_ALIKE && at < values.length; at++)
    if ((values[at - 1] as number) - (values[at] as number) >= lead) return at;
  return undefined;
}

function levelsTurn({ engine, view, seat }: TurnStart, level: LevelName, seed: string): readonly Move[] {
  const bot = bots.get(level)?.(seeded(`${seed} ${level}`));
  if (!bot) throw new Error(`no bot is called ${level}`);
  return wholeTurn(bot, { engine, seat, moves: [...engine.open(view)], view: () => engine.rules.clone(view) });
}

/** Nothing of one's own is left to decide after it. */
function isLastTurn({ engine, view, seat }: TurnStart, moves: readonly Move[]): boolean {
  const s = engine.rules.guess(view, seeded('last turn'));
  const planned = [...moves];
  for (let open = engine.open(s); open.length > 0; open = engine.open(s)) {
    const next = planned.shift();
    if (!next && engine.due(s)?.seat === seat && open.length > 1) return false;
    engine.apply(s, open.find((move) => next && sameMove(move, next)) ?? (open[0] as Move));
  }
  return true;
}
