import {
  type AnyGame,
  canonical,
  completeOptions,
  isProblem,
  type Problem,
  problem,
  readRecord,
  Table,
} from '@cromford/kernel';
import { type Challenge, OPPONENT } from '@cromford/protocol/challenges';
import type { BotPlayer } from '../bots.ts';
import { breathing } from '../breathe.ts';
import { newId } from '../ids.ts';
import { resultOf } from '../tables/result.ts';

/** What a game of the day came to for whoever played it. */
export interface Judged {
  readonly score: number;
  readonly place: number;
}

export interface JudgeParts {
  readonly games: readonly AnyGame[];
  readonly bots: BotPlayer;
}

const PERSON = 0;
/** Milliseconds for each decision that is thought over. */
const THINKING = 2000;
/**
 * Turns of the opponent that must come out as it plays them. Not all: what it draws at random while it thinks, a slow device, or a page that was
 * loaded anew in the middle of a turn may make a difference. Of real games 67 of 70 turns agree, of those in which another bot sat there 7 to 21 %.
 */
const OWN_TURNS = 0.75;

/**
 * A game of the day from its record. Nothing that the record says about itself is believed: the deal is the day's, the moves are played by the
 * rules, the result is counted here, and the turns of the opponent are thought over by the bot itself.
 */
export async function judge(
  { games, bots }: JudgeParts,
  challenge: Challenge,
  text: string,
): Promise<Judged | Problem> {
  const game = games.find(({ id }) => id === challenge.game);
  if (!game) return problem('unknown-game', { game: challenge.game });
  const moves = movesOf(game, challenge, text);
  if (isProblem(moves)) return moves;
  const { players, seed, options } = challenge;
  const setUp = () => Table.open(game, { players, seed, options });
  const table = setUp();
  if (isProblem(table)) return table;
  const breath = breathing();
  for (const [at, line] of moves.entries()) {
    const refused = table.playLine(line);
    if (refused) return problem('record-move', { number: at + 1, line, code: refused.code, rule: refused.rule });
    await breath();
  }
  if (table.due()) return problem('not-over', { stage: 'playing' });
  const { scores, places } = resultOf(table.engine.rules, table.state);
  const judged = { score: scores[PERSON] ?? 0, place: places[PERSON] ?? players };
  if (players === 1) return judged;
  const again = setUp();
  return isProblem(again) ? again : ((await impostor(bots, again, moves)) ?? judged);
}

/** The moves, where the record is one of the day's game. */
function movesOf(game: AnyGame, { players, seed, options }: Challenge, text: string): readonly string[] | Problem {
  const record = readRecord(text, [game]);
  if (isProblem(record)) return record;
  // Played by older rules it may come out differently: there is one list for everybody.
  if (record.version !== game.version) return problem('rules-version', { wanted: record.version, here: game.version });
  const wanted = canonical([players, seed, completeOptions(game, options), game.sheet]);
  const found = canonical([record.players, record.seed, completeOptions(game, record.options), record.sheet]);
  const isAnother = found !== wanted || record.position !== undefined || record.carried !== undefined;
  return isAnother ? problem('not-of-the-day') : record.moves;
}

/** Plays the game once more and has the bot think over its turns: says so where it was not the bot that played them. */
async function impostor(bots: BotPlayer, table: Table, moves: readonly string[]): Promise<Problem | undefined> {
  let turns = 0;
  let foreign = 0;
  let sitting = '';
  for (const line of moves) {
    const seat = table.due()?.seat ?? PERSON;
    if (seat === PERSON) sitting = '';
    else if (sitting !== 'foreign' && table.engine.open(table.state).length > 1) {
      if (sitting === '') turns += 1;
      sitting ||= newId();
      const own = await bots.choose({ id: sitting, table, seat, level: OPPONENT, time: THINKING });
      // A plan that was left says nothing about the rest of the turn.
      if (own !== line) {
        foreign += 1;
        sitting = 'foreign';
      }
    }
    table.playLine(line);
  }
  return turns - foreign < OWN_TURNS * turns ? problem('other-opponent', { own: turns - foreign, turns }) : undefined;
}
