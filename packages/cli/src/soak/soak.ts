import { type AnyGame, type GameRecord, writeRecord } from '@cromford/kernel';
import { checkGame } from '@cromford/kernel/proof';
import { bentSheet } from './bent-sheet.ts';
import { named, settingOf } from './settings.ts';
import { loadBent } from './strange-positions.ts';

/** Every so many games one is put through the whole proof, every check after every decision, which takes as long as dozens of the others; */
const THOROUGH = 100;
/** in the others about one decision in four, at random. */
const QUICK = 4;

/** Every so many games one is played with a component sheet of somebody's own. */
const BENT = 5;

/** After every so many games, positions of one are bent and loaded, that many. */
const LOADED = 50;
const POSITIONS = 100;

/** A game in which something broke, as text that replays up to the place; or a position that should not have been loaded. */
export interface Broken {
  readonly name: string;
  readonly setting: string;
  readonly faults: readonly string[];
  readonly record: string;
}

/** What came of some games. */
export interface Tally {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly broken: readonly Broken[];
}

export const NOTHING: Tally = { games: 0, finished: 0, decisions: 0, broken: [] };

export function add(one: Tally, other: Tally): Tally {
  return {
    games: one.games + other.games,
    finished: one.finished + other.finished,
    decisions: one.decisions + other.decisions,
    broken: [...one.broken, ...other.broken],
  };
}

/** Games `from` … `to − 1` of a long run of random play, with what must hold of every position checked on the way. */
export function soak(game: AnyGame, seed: string, from: number, to: number): Tally {
  let tally = NOTHING;
  for (let index = from; index < to; index++) tally = add(tally, soakOne(game, `${seed}/${index}`, index));
  return tally;
}

function soakOne(game: AnyGame, seed: string, index: number): Tally {
  const setting = settingOf(game, index);
  const { players, options } = setting;
  const watch = index % THOROUGH === 0 ? { every: 1 } : { every: 0, oneIn: QUICK };
  const sheet = index % BENT === BENT - 1 ? bentSheet(game, seed) : game.sheet;
  const { moves, faults, finished } = checkGame({ game, players, options, sheet, seed, ...watch });
  const record: GameRecord = {
    ...{ game: game.id, version: game.version, players, seed, options, sheet },
    moves,
  };
  const where = { name: `${game.id}-${index}`, setting: named(setting) };
  const broken: Broken[] = faults.length > 0 ? [{ ...where, faults, record: writeRecord(record, game.sheet) }] : [];
  if (index % LOADED === LOADED - 1)
    for (const { fault, given } of loadBent(setting, seed, POSITIONS).strange)
      broken.push({ ...where, faults: [fault], record: JSON.stringify(given) });
  return { games: 1, finished: finished ? 1 : 0, decisions: moves.length, broken };
}
