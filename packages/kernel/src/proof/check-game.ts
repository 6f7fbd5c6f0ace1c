import { Engine } from '../engine.ts';
import type { AnyGame, GameOptions } from '../game.ts';
import { hash } from '../json.ts';
import type { Move } from '../move.ts';
import { breaches, breachText } from '../position.ts';
import { below, type Random, seeded } from '../random.ts';
import { completeOptions } from '../record.ts';
import { isOver, type State } from '../state.ts';
import { checkEnd } from './check-end.ts';
import { checkPosition } from './check-position.ts';

export interface Trial {
  readonly game: AnyGame;
  readonly players: number;
  readonly options?: GameOptions;
  readonly sheet?: unknown;
  readonly seed: string;
  /** How often the slow checks are made: 1 after every move, 10 after about every tenth, 0 never. The quick ones are always made. */
  readonly every?: number;
  /** One decision in about so many is checked at all; each unless told. The end always is. */
  readonly oneIn?: number;
  /** Who chooses; at random unless told. The list is used again afterwards. */
  readonly choose?: (s: State, moves: readonly Move[], engine: Engine) => Move;
}

export interface Played {
  readonly finished: boolean;
  /** What was found wrong, with the decision at which it was; empty when all is well. */
  readonly faults: readonly string[];
  readonly moves: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly hash: string;
}

/** Plays one game at random and checks everything that must hold of any game. Stops at the first decision with a fault. */
export function checkGame(trial: Trial): Played {
  const { game, players, seed, every = 1, oneIn = 1 } = trial;
  const options = completeOptions(game, trial.options ?? {});
  const sheet = trial.sheet ?? game.sheet;
  const engine = new Engine(game.rules({ players, options, sheet }));
  const { rules } = engine;
  const random: Random = seeded(`proof ${seed}`);
  const moves: string[] = [];
  const faults: string[] = [];
  const found = (list: readonly string[]) => faults.push(...list.map((fault) => `decision ${moves.length}: ${fault}`));
  let s = engine.start(seed);
  let scores: readonly number[] = [];
  let winners: readonly number[] = [];
  try {
    while (!isOver(s) && faults.length === 0) {
      const checked = oneIn === 1 || below(random, oneIn) === 0;
      if (checked) found(checkPosition(engine, s, players, random, every > 0 && below(random, every) === 0));
      if (faults.length > 0) break;
      const open = engine.open(s);
      const move = trial.choose?.(s, open, engine) ?? open[below(random, open.length)];
      if (move === undefined) throw new Error('no move is open');
      moves.push(rules.notation.write(move));
      if (checked) {
        const explained = unexplained(engine, s, move);
        found(explained.faults);
        s = explained.after;
      } else engine.apply(s, move);
      if (moves.length > rules.longest) found([`longer than ${rules.longest} decisions`]);
    }
    if (faults.length === 0) found(breaches(rules, s).map(breachText));
    if (faults.length === 0 && every > 0) found(checkEnd(game, { players, options, sheet, seed, moves }, hash(s)));
    scores = rules.score(s);
    winners = rules.winners(s);
  } catch (error) {
    found([`${moves.at(-1) ?? 'start'}: ${error instanceof Error ? error.message : String(error)}`]);
  }
  return { finished: isOver(s) && scores.length > 0, faults, moves, scores, winners, hash: hash(s) };
}

/** Plays a move and demands that the events account for every change of every account. */
function unexplained(engine: Engine, s: State, move: Move) {
  const { rules } = engine;
  const expected = { ...rules.accounts(s) };
  const after = rules.clone(s);
  const faults: string[] = [];
  engine.apply(after, move, (event) => {
    for (const { account, by } of rules.flows(event)) expected[account] = (expected[account] ?? 0) + by;
    if (!/^[A-Z]+-[A-Z0-9]+(-[A-Z0-9]+)*$/.test(event.rule)) faults.push(`event ${event.kind} names no rule`);
  });
  if (after.random.some((word, i) => word !== s.random[i]) && after.barrier !== after.ply)
    faults.push('drew without a barrier');
  const accounts = rules.accounts(after);
  for (const account in { ...expected, ...accounts })
    if ((expected[account] ?? 0) !== (accounts[account] ?? 0))
      faults.push(
        `${account} is ${accounts[account]}, but the events of ${rules.notation.write(move)} say ${expected[account]}`,
      );
  return { after, faults };
}
