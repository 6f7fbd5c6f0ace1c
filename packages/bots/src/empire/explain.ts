import {
  type Components,
  type EmpireRules,
  type EmpireState,
  KINDS,
  type Move,
  plateAt,
  producers,
  staffed,
} from '@cromford/empire';
import { Engine, type Language, printedIn, type Random, sameMove } from '@cromford/kernel';
import type { TurnTold } from '../judgement.ts';
import { type Phrases, phrases } from '../words/empire.ts';
import type { Weighing } from './weighing.ts';

/** Most reasons of a turn that is proposed. */
const REASONS = 3;
const DEAL: Random = [1, 2, 3, 4];

/**
 * What was done in a turn, and what it is for: of one that was played the weightiest reason, of one that is proposed the weightiest few,
 * and the profit that is reckoned with after it.
 */
export function explain(
  rules: EmpireRules,
  c: Components,
  w: Weighing,
  expected: number,
  turn: TurnTold<EmpireState, Move>,
  language: Language,
): readonly string[] | undefined {
  const { moves, mood } = turn;
  const say = phrases[language][mood];
  const name = (id: string) => printedIn(plateAt(c, c.plateOf[id] ?? 0).name, language);
  const done: string[] = [];
  let lots = 0;
  for (const move of moves) if (move.do === 'sell') lots += move.amount;
  if (lots > 0) done.push(say.sold(lots));
  for (const move of moves) {
    if (move.do === 'build') done.push(say.built(name(move.card)));
    if (move.do === 'hire') done.push(say.staffed(name(move.card)));
    if (move.do === 'action' && move.action === 'produce') done.push(say.produced);
  }
  if (done.length === 0 && !moves.some((move) => move.do === 'end')) return undefined;
  const first = done.length === 0 ? say.nothing : say.did([...new Set(done)]);
  const why = reasons(say, rules, c, w, turn, language);
  const reckoned = say.expects(Math.round(expected));
  return [first, ...why.slice(0, mood === 'played' ? 1 : REASONS), reckoned];
}

/** What speaks for the turn, in profit, the weightiest first. */
function reasons(
  say: Phrases,
  rules: EmpireRules,
  c: Components,
  w: Weighing,
  { before, moves }: Pick<TurnTold<EmpireState, Move>, 'before' | 'moves'>,
  language: Language,
): string[] {
  const { after, gained, capital, made, happened } = played(rules, before, moves);
  const left = c.turns - before.turn;
  const found: { weight: number; text: string }[] = [
    { weight: gained, text: say.profit(gained) },
    { weight: capital / 2, text: say.capital(capital) },
    { weight: made * w.price, text: say.made(made) },
  ];
  const [then, now] = [before, after].map((s) => units(c, s)) as [number, number];
  found.push({ weight: (now - then) * left * w.price, text: say.makes(then, now) });
  for (const site of after.sites) {
    const plate = plateAt(c, site.plate);
    const was = before.sites.find((one) => one.plate === site.plate);
    const name = printedIn(plate.name, language);
    if (plate.award === 0) continue;
    if (staffed(c, site) && !(was && staffed(c, was)))
      found.push({ weight: plate.award, text: say.staffs(name, plate.award) });
    else if (site.workers > (was?.workers ?? 0)) {
      const lacks = plate.requirement - site.workers;
      found.push({ weight: plate.award * w.buildable, text: say.opens(name, plate.award, lacks) });
    }
  }
  for (const card of happened) {
    const title = plateAt(c, c.plateOf[card] ?? 0).event?.title;
    if (title) found.push({ weight: 1, text: say.happens(printedIn(title, language)) });
  }
  return found
    .filter(({ weight }) => weight >= 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ text }) => text);
}

/** The turn played on a copy, up to the end of its own part: what its sales and its production brought, and the events it led to. */
function played(rules: EmpireRules, before: EmpireState, moves: readonly Move[]) {
  const s = rules.guess(before, [...DEAL]);
  const engine = new Engine(rules);
  let after = rules.clone(s);
  let [gained, capital, made] = [0, 0, 0];
  const happened: string[] = [];
  for (const move of moves) {
    // What was drawn on the way may fall otherwise here: the rest is not told.
    if (move.do === 'end' || !engine.open(s).some((open) => sameMove(open, move))) break;
    engine.apply(s, move, (event) => {
      if (event.kind === 'sold' && event.into === 'profit') gained += event.lots;
      if (event.kind === 'sold' && event.into === 'capital') capital += event.lots;
      if (event.kind === 'happens') happened.push(event.card);
      if (event.kind === 'stock' && event.why === 'production') made += event.by;
    });
    if (s.turn === before.turn) after = rules.clone(s);
  }
  return { after, gained, capital, made, happened };
}

/** Units that a production makes as the cards are staffed, if there is room: tracks of a kind lift each other (SE-PRO-03). */
export function units(c: Components, s: EmpireState): number {
  return KINDS.reduce<number>((sum, kind) => sum + producers(c, s, kind) ** 2, 0);
}
