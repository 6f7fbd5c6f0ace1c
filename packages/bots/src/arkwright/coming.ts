import {
  type ArkwrightRules,
  GOODS,
  type Good,
  isRunning,
  type Move,
  type News,
  type State,
} from '@cromford/arkwright';
import { Engine, type Random, type Seat, sameMove } from '@cromford/kernel';
import type { TurnTold } from '../judgement.ts';
import type { Coming, Rest } from '../words/arkwright.ts';

/** Money that was raised, not earned. */
const RAISED = new Set(['emergency', 'loan', 'influence']);
const DEAL: Random = [1, 2, 3, 4];

/** What the production of this cycle brings the seat: as things stand, and after the turn. By the game's own forecast. */
export function coming(
  rules: ArkwrightRules,
  { before, seat, moves }: TurnTold<State, Move>,
): { readonly good: Good; readonly now: Coming; readonly later: Coming } | undefined {
  const good = GOODS[before.cycle];
  const last = moves.at(-1);
  if (!good || !last || !before.agenda.some(({ step }) => step === 'production')) return undefined;
  const s = rules.guess(before, [...DEAL]);
  const engine = new Engine(rules);
  for (const move of moves.slice(0, -1)) engine.apply(s, move);
  return {
    good,
    now: of(before, seat, rules.forecast?.(before, good) ?? []),
    later: of(s, seat, rules.forecastAfter(s, last, good)),
  };
}

/** What is still to come of a production that is under way: if the turn begins as it does, and by the best of the other ways. */
export function rest(
  rules: ArkwrightRules,
  { before, seat, moves }: TurnTold<State, Move>,
): { readonly chosen: Rest; readonly otherwise: Rest } | undefined {
  const good = GOODS[before.cycle];
  const [first] = moves;
  if (!good || !first || !isRunning(before, good)) return undefined;
  const after = (move: Move) => restAfter(rules, before, seat, move);
  const others = new Engine(rules).open(before).filter((move) => !sameMove(move, first));
  const [otherwise] = others.map(after).sort((a, b) => b.net - a.net || b.steps - a.steps);
  return otherwise && { chosen: after(first), otherwise };
}

/** What a choice in the middle of a production brings with the rest of it, by the game's own forecast. */
export function broughtBy(
  { forecastAfter }: Pick<ArkwrightRules, 'forecastAfter'>,
  s: State,
  seat: Seat,
  move: Move,
): Coming {
  return of(s, seat, forecastAfter(s, move, GOODS[s.cycle] as Good), true);
}

/** With what is paid in it for what is shipped. */
function restAfter(rules: ArkwrightRules, s: State, seat: Seat, move: Move): Rest {
  const news = rules.forecastAfter(s, move, GOODS[s.cycle] as Good);
  const shipped = news.reduce(
    (sum, event) => (event.kind === 'cash' && event.seat === seat && event.why === 'shipping' ? sum + event.by : sum),
    0,
  );
  return { ...of(s, seat, news, true), shipped, isContract: rules.ruleset.needsContracts };
}

function of(s: State, seat: Seat, news: readonly News[], goesOn = false): Coming {
  let hasBegun = goesOn;
  let net = 0;
  let space = s.players[seat]?.space ?? 0;
  const from = space;
  for (const event of news) {
    if (event.kind === 'market') hasBegun = true;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'cash' && hasBegun && !RAISED.has(event.why)) net += event.by;
    if (event.kind === 'indicator' && hasBegun) space = event.to;
  }
  return { net, steps: space - from };
}
