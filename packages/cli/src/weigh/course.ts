import { judgementOf } from '@cromford/bots';
import { Engine, type Move, type Rules, type State } from '@cromford/kernel';
import type { GameOutcome } from '../simulate/one-game.ts';
import type { Figures } from './figures.ts';

/** How a game went, seen by somebody who designs it. */
export interface Course {
  readonly deal: string;
  /** Who sat where, by the name it was entered with. */
  readonly bots: readonly string[];
  readonly scores: readonly number[];
  /** Every seat's part in the win: one for a sole winner. */
  readonly shares: readonly number[];
  readonly decisions: number;
  /** What every seat did, by kind of move, and how often. */
  readonly uses: readonly ReadonlyMap<string, number>[];
  /** The same whatever good it was done with or to: what ways to play are told apart by. */
  readonly kinds: readonly ReadonlyMap<string, number>[];
  /** What every seat could have done at least once, whether it did or not. */
  readonly could: readonly ReadonlySet<string>[];
  /** How often another seat came to lead, from one round to the next. */
  readonly leadChanges: number;
  /** The chance that the later winner was given after a quarter, half and three quarters of the rounds. */
  readonly foreseen: readonly number[];
  /** The chance to win that every seat was given, round by round. */
  readonly chances: readonly (readonly number[])[];
  /** What was awarded at the end, in a game that has awards. */
  readonly awards: readonly string[];
  /** How much of what every seat did or had; only where players are to be told apart. */
  readonly figures?: readonly Figures[];
}

const QUARTERS = [0.25, 0.5, 0.75];

/** Plays a finished game over again, and watches. */
export function courseOf(rules: Rules, outcome: GameOutcome): Course {
  const { seed, bots, scores, winners, decisions, moves = [] } = outcome;
  const engine = new Engine(rules);
  const judgement = judgementOf({ rules }, 'learned');
  const s = engine.start(seed);
  const uses = scores.map(() => new Map<string, number>());
  const kinds = scores.map(() => new Map<string, number>());
  const could = scores.map(() => new Set<string>());
  const subjects = new Set(rules.forecastSubjects);
  const rounds: number[][] = [];
  const awards: string[] = [];
  let round = Number.NaN;
  for (const line of moves) {
    const now = judgement.clock?.(s) ?? 0;
    if (now !== round) rounds.push(chancesAt(s));
    round = now;
    const move = rules.notation.read(line);
    if (!move) throw new Error(`no move: ${line}`);
    const open = engine.open(s);
    // A list of one choice is no use of anything.
    if (open.length > 1) {
      const seat = engine.due(s)?.seat ?? 0;
      for (const choice of open) could[seat]?.add(named(choice).join(' '));
      count(uses[seat], named(move));
      count(
        kinds[seat],
        named(move).filter((word) => !subjects.has(word)),
      );
    }
    engine.apply(s, move, (event) => {
      if (event.kind === 'award' && 'award' in event) awards.push(String(event.award));
    });
  }

  function chancesAt(state: State): number[] {
    return [...(judgement.outlook?.(state).chances ?? [])];
  }

  const shares = scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  const leaders = rounds.map((chances) => chances.indexOf(Math.max(...chances)));
  return {
    deal: seed,
    bots,
    awards,
    scores,
    shares,
    decisions,
    uses,
    kinds,
    could,
    leadChanges: leaders.filter((leader, at) => at > 0 && leader !== leaders[at - 1]).length,
    chances: rounds,
    foreseen: QUARTERS.map((part) => {
      const chances = rounds[Math.floor(part * rounds.length)] ?? [];
      return shares.reduce((sum, share, seat) => sum + share * (chances[seat] ?? 0), 0);
    }),
  };
}

/** What a move is a use of: its verb and what it names, whatever the amounts. */
function named(move: Move): string[] {
  return Object.values(move).filter((value) => typeof value === 'string');
}

function count(counts: Map<string, number> | undefined, words: readonly string[]): void {
  const use = words.join(' ');
  counts?.set(use, (counts.get(use) ?? 0) + 1);
}
