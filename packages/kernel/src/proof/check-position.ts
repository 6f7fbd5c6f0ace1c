import type { Engine } from '../engine.ts';
import { canonical, notPlain } from '../json.ts';
import { type Move, sameMove } from '../move.ts';
import { openMoves } from '../option.ts';
import { breaches, breachText } from '../position.ts';
import { below, type Random, seeded } from '../random.ts';
import type { State } from '../state.ts';

/** What must hold of every position. `slow` adds the checks that play or copy. */
export function checkPosition(engine: Engine, s: State, players: number, random: Random, slow: boolean): string[] {
  const { rules } = engine;
  const faults = breaches(rules, s).map(breachText);
  const bent = notPlain(s);
  if (bent !== undefined) faults.push(`the state is not plain: ${bent}`);
  if (!slow) return faults;
  faults.push(
    ...rules.shapeFaults(JSON.parse(JSON.stringify(s))).map(({ path, reason }) => `shape: ${path}: ${reason}`),
  );
  faults.push(...checkOptions(engine, s));
  faults.push(...checkCopies(engine, s, random));
  faults.push(...checkViews(engine, s, players, random));
  return faults;
}

/** What is open is accepted, what is refused changes nothing, both lists agree, and every move has a notation. */
function checkOptions(engine: Engine, s: State): string[] {
  const faults: string[] = [];
  const { rules } = engine;
  const before = JSON.stringify(s);
  const options = engine.options(s);
  const open = openMoves(options);
  const quick = [...engine.open(s)];
  if (JSON.stringify(open) !== JSON.stringify(quick) && sorted(open) !== sorted(quick))
    faults.push('the list for search and the list for people differ');
  for (const move of open) {
    const line = rules.notation.write(move);
    const read = rules.notation.read(line);
    if (!read || !sameMove(read, move)) faults.push(`notation: ${line}`);
    const refused = engine.play(rules.clone(s), move);
    if (refused) faults.push(`open but refused: ${line} (${refused.code})`);
  }
  for (const { move, refusal, range } of options) {
    const line = rules.notation.write(move);
    if (range && !engine.judge(s, { ...move, amount: range.to + range.step } as typeof move))
      faults.push(`accepted beyond its range: ${line}`);
    if (!refusal) continue;
    const answer = engine.play(s, move);
    if (!answer) faults.push(`refused but accepted: ${line}`);
    if (refusal.rule === '') faults.push(`refusal without a rule: ${line} (${refusal.code})`);
  }
  if (JSON.stringify(s) !== before) faults.push('a refused move changed the position');
  return faults;
}

/** Slow: only where the lists are in another order. */
function sorted(moves: readonly Move[]): string {
  return moves.map(canonical).sort().join('\n');
}

/** Text and back gives the same; a copy goes its own way. */
function checkCopies(engine: Engine, s: State, random: Random): string[] {
  const faults: string[] = [];
  const before = JSON.stringify(s);
  const parsed = JSON.parse(before) as State;
  if (canonical(parsed) !== canonical(s)) faults.push('not the same after serialising');
  const copy = engine.rules.clone(s);
  if (!same(copy, s, before)) faults.push('the copy differs');
  for (const twin of [copy, parsed]) {
    const choice = seeded(String(below(random, 1_000_000)));
    let open = engine.open(twin);
    for (let i = 0; i < 8 && open.length > 0; i++) {
      const move = open[below(choice, open.length)];
      if (move) open = engine.apply(twin, move);
    }
    if (JSON.stringify(s) !== before) faults.push('playing on a copy changed the original');
  }
  return faults;
}

/** A view gives nothing away: with its secrets dealt anew it looks the same, and offers the same choices. */
function checkViews(engine: Engine, s: State, players: number, random: Random): string[] {
  const faults: string[] = [];
  const { rules } = engine;
  const before = JSON.stringify(s);
  const due = engine.due(s);
  for (let seat = -1; seat < players; seat++) {
    const who = seat < 0 ? null : seat;
    const view = rules.view(s, who);
    if (view.random.length > 0) faults.push('a view shows the generator');
    const seen = JSON.stringify(view);
    const guessed = rules.guess(view, random);
    if (JSON.stringify(view) !== seen) faults.push('a guess changed the view');
    if (!same(rules.view(guessed, who), view, seen)) faults.push(`seat ${seat}: other secrets, another view`);
    const [breach] = breaches(rules, guessed);
    if (breach) faults.push(`seat ${seat}: a guess is no position: ${breachText(breach)}`);
    if (due && who === due.seat && !same(engine.options(guessed), engine.options(s)))
      faults.push(`seat ${seat}: its choices depend on what it cannot see`);
  }
  if (JSON.stringify(s) !== before) faults.push('looking changed the position');
  return faults;
}

/** Equal values, in whatever order their keys stand. Putting keys in order is slow: it is done only where the texts differ. */
function same(a: unknown, b: unknown, textOfB = JSON.stringify(b)): boolean {
  return JSON.stringify(a) === textOfB || canonical(a) === canonical(b);
}
