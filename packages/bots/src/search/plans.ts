import type { Move, Seat, State } from '@cromford/kernel';
import type { Mind } from './mind.ts';

/** A whole turn, decision by decision, and what it leads to. */
export interface Plan {
  readonly moves: readonly Move[];
  readonly value: number;
  readonly end: State;
}

export interface Breadth {
  /** Unfinished turns that are followed at the same time. */
  readonly width: number;
  /** Moves tried at each decision, the promising ones. */
  readonly branch: number;
  /** Decisions at which several are tried; what follows is played as it looks best. */
  readonly depth?: number;
  /** Of every kind of move the best one is tried, even where others look better. */
  readonly everyKind?: boolean;
}

interface Line {
  readonly s: State;
  readonly moves: readonly Move[];
  readonly value: number;
}

/** No turn takes more decisions; what is left of a longer one is played as it looks best. */
export const LONGEST = 40;
/** Plans that begin alike and are worth comparing. */
const ALIKE = 3;

/**
 * Good ways to play this turn, best first: a beam over its decisions. Each line is judged by the position at the end of the turn when the
 * rest of it is played as it looks best, so that half a turn is never compared with a whole one. Lines that come to the same thing in
 * another order are followed once.
 */
export function plans(
  mind: Mind,
  from: State,
  seat: Seat,
  { width, branch, depth = LONGEST, everyKind = false }: Breadth,
): Plan[] {
  const finished = new Map<string, Plan>();
  let frontier: Line[] = [{ s: from, moves: [], value: 0 }];
  for (let at = 0; at < depth && frontier.length > 0; at++) {
    const next = new Map<string, Line>();
    for (const line of frontier) {
      for (const move of promising(mind, line.s, seat, branch, everyKind)) {
        if (mind.spent && finished.size > 0) return ranked(finished);
        const s = mind.after(line.s, move);
        const moves = [...line.moves, move];
        const plan = completed(mind, from, s, seat, moves);
        keep(finished, plan.value.toFixed(4), plan);
        if (!mind.sameTurn(from, s, seat)) continue;
        const step = s.agenda[s.agenda.length - 1]?.step ?? '';
        keep(next, `${plan.value.toFixed(4)} ${mind.sketch(s, seat).toFixed(4)} ${step}`, {
          s,
          moves,
          value: plan.value,
        });
      }
    }
    frontier = ranked(next).slice(0, width);
  }
  return ranked(finished);
}

/**
 * The best of these plans that differ: of turns that do the same things for other amounts, at other spaces, more often or in another order the best alone, and not
 * many that begin alike. What is compared further costs much, and says little about a pound more or less.
 */
export function varied(found: readonly Plan[], most: number): Plan[] {
  const done = new Set<string>();
  const begun = new Map<string, number>();
  const chosen: Plan[] = [];
  for (const plan of found) {
    const [begins] = plan.moves;
    const first = begins ? kindOf(begins) : '';
    const key = kindsOf(plan.moves);
    const alike = begun.get(first) ?? 0;
    if (alike >= ALIKE || done.has(key)) continue;
    done.add(key);
    begun.set(first, alike + 1);
    chosen.push(plan);
    if (chosen.length === most) break;
  }
  return chosen;
}

/** The best plans that differ, and where these are few the best of the others: the same done with other amounts, or elsewhere. */
export function filled(found: readonly Plan[], most: number): Plan[] {
  const chosen = new Set(varied(found, most));
  for (const plan of found) {
    if (chosen.size >= most) break;
    chosen.add(plan);
  }
  return [...chosen].sort((a, b) => b.value - a.value);
}

function keep<T extends { readonly moves: readonly Move[] }>(map: Map<string, T>, key: string, item: T): void {
  if (!map.has(key)) map.set(key, item);
}

function ranked<T extends { readonly value: number }>(map: ReadonlyMap<string, T>): T[] {
  return [...map.values()].sort((a, b) => b.value - a.value);
}

/** The moves that look best: of every kind the best one first, so that no way to begin is overlooked because it is hard to see what it is for. */
function promising(mind: Mind, s: State, seat: Seat, branch: number, everyKind: boolean): readonly Move[] {
  const open = mind.moves(s);
  if (open.length <= branch) return open;
  const looks = mind.look(s, seat, open);
  const sorted = open.map((move, i) => ({ move, look: looks[i] as number })).sort((a, b) => b.look - a.look);
  if (!everyKind) return sorted.slice(0, branch).map(({ move }) => move);
  const begun = new Set<string>();
  const [first, others]: [Move[], Move[]] = [[], []];
  for (const { move } of sorted) {
    const kind = kindOf(move);
    (begun.has(kind) ? others : first).push(move);
    begun.add(kind);
  }
  return [...first, ...others].slice(0, branch);
}

/** What is done, and to what: amounts and places apart. */
export function kindOf(move: Move): string {
  let kind = '';
  for (const name in move) {
    const value = (move as unknown as Record<string, unknown>)[name];
    if (typeof value === 'string') kind += `${value} `;
  }
  return kind;
}

/** What a turn does, whatever the amounts, places, number and order: two that say the same do the same things. */
export function kindsOf(moves: readonly Move[]): string {
  return [...new Set(moves.map(kindOf))].sort().join('/');
}

/** The turn played to its end as it looks best; what began before it, and is under way, to its own. */
function completed(mind: Mind, from: State, s: State, seat: Seat, moves: readonly Move[]): Plan {
  const { isUnderWay } = mind.judgement;
  const goesOn = isUnderWay?.(from) ? isUnderWay : () => false;
  if (!mind.sameTurn(from, s, seat) && !goesOn(s)) return { moves, value: mind.standing(s, seat), end: s };
  const end = mind.engine.rules.clone(s);
  const all = [...moves];
  let open = mind.moves(end);
  let isOwn = true;
  for (let i = 0; i < LONGEST && open.length > 0; i++) {
    isOwn &&= mind.sameTurn(from, end, seat);
    if (!isOwn && !goesOn(end)) break;
    const due = isOwn ? seat : (mind.engine.turnOf(end) ?? seat);
    const move = open[mind.best(end, due, open)] as Move;
    open = mind.moves(end, mind.engine.apply(end, move));
    mind.nodes++;
    if (isOwn) all.push(move);
  }
  return { moves: all, value: mind.standing(end, seat), end };
}
