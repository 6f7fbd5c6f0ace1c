import { Engine, isOver, type Move, type Rules, type Seat, type State } from '@cromford/kernel';
import type { BotDecision } from '../bot.ts';
import { type Lapse, reasonOf, TooLate } from './lapse.ts';
import { standIn } from './stand-in.ts';

/** Whoever sits at a seat: a bot here, or a program elsewhere that takes a while to answer. */
export interface Player {
  choose(position: BotDecision): Move | Promise<Move>;
}

export interface Ended {
  readonly decisions: number;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** The last position. */
  readonly last: State;
  readonly lapses: readonly Lapse[];
  /** Per seat: how many decisions it made, how long they took together and the longest, in milliseconds. */
  readonly clocks: readonly ThinkingTime[];
}

export interface ThinkingTime {
  readonly decisions: number;
  readonly total: number;
  readonly longest: number;
}

/**
 * Plays one game to its end. Every answer is judged by the rules before it is played; a player that fails is replaced for that decision,
 * and the game goes on. Nothing is awaited where nothing needs to be.
 */
export async function playGame(
  rules: Rules,
  seed: string,
  players: readonly Player[],
  played?: (move: Move) => void,
): Promise<Ended> {
  const engine = new Engine(rules);
  const thinking = new Engine(rules);
  const s = engine.start(seed);
  const lapses: Lapse[] = [];
  const clocks = players.map(() => ({ decisions: 0, total: 0, longest: 0 }));
  let moves = engine.open(s);
  let decisions = 0;
  while (moves.length > 0) {
    const position = positionOf(thinking, s, engine.due(s)?.seat ?? 0, moves);
    const began = performance.now();
    const answer = asked(players[position.seat], position);
    const given = answer instanceof Promise ? await answer : answer;
    const spent = performance.now() - began;
    const clock = clocks[position.seat];
    if (clock) {
      clock.decisions++;
      clock.total += spent;
      clock.longest = Math.max(clock.longest, spent);
    }
    const move = legal(engine, s, position, given, lapses);
    played?.(move);
    moves = engine.apply(s, move);
    if (++decisions > rules.longest) throw new Error(`longer than ${rules.longest} decisions`);
  }
  if (!isOver(s)) throw new Error('no move is open');
  return { decisions, scores: rules.score(s), winners: rules.winners(s), last: s, lapses, clocks };
}

/** The decision as its seat sees it, with an engine of its own to think with: the list of moves stays as it is while it does. */
export function positionOf(thinking: Engine, s: State, seat: Seat, moves: readonly Move[]): BotDecision {
  return { engine: thinking, seat, moves, view: () => thinking.rules.view(s, seat) };
}

type Given = { readonly move: Move } | Pick<Lapse, 'kind' | 'reason'>;

/** The answer, or what went wrong instead: nothing that a player does breaks the game. */
export function asked(player: Player | undefined, position: BotDecision): Given | Promise<Given> {
  const threw = (error: unknown): Given => ({
    kind: error instanceof TooLate ? 'late' : 'threw',
    reason: reasonOf(error),
  });
  try {
    if (!player) throw new Error(`nobody sits at seat ${position.seat}`);
    const answer = player.choose(position);
    return answer instanceof Promise ? answer.then((move) => ({ move }), threw) : { move: answer };
  } catch (error) {
    return threw(error);
  }
}

/** What was answered if it is open, else a stand-in's move; and the lapse is written down. */
export function legal(engine: Engine, s: State, position: BotDecision, given: Given, lapses: Lapse[]): Move {
  const { seat } = position;
  if ('kind' in given) lapses.push({ seat, ply: s.ply, ...given });
  else {
    const refused = position.moves.includes(given.move) ? undefined : engine.judge(s, given.move);
    if (!refused) return given.move;
    const reason = `${JSON.stringify(given.move)}: ${refused.code} ${refused.rule}`.trim();
    lapses.push({ seat, ply: s.ply, kind: 'refused', reason });
  }
  return standIn({ ...position, moves: [...engine.open(s)] });
}
