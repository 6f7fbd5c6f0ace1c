import { GOODS, type Good, type Move, type Player, type Ruleset, type State } from '@cromford/arkwright';
import type { Language, Seat } from '@cromford/kernel';
import { type Deed, phrases } from '../words/arkwright.ts';
import type { BoardWeights } from './weights.ts';
import type { Portfolio } from './worth.ts';

/** Most deeds that one sentence names. */
const NAMED = 3;

/** What was done, and what it is for: the change in expected income, or in the value of the shares, whichever is the greater. */
export function explain(
  rs: Ruleset,
  portfolio: Portfolio,
  w: BoardWeights,
  before: State,
  after: State,
  seat: Seat,
  moves: readonly Move[],
  language: Language,
): string | undefined {
  const say = phrases[language];
  const done = deeds(moves)
    .slice(0, NAMED)
    .map((deed) => say.deed(deed));
  const acted = moves.some((move) => move.do === 'use' || move.do === 'reuse');
  if (!acted && done.length === 0) return undefined;
  const first = done.length > 0 ? say.did(done) : say.nothing;
  const then = outlook(portfolio, before, seat, w);
  const now = outlook(portfolio, after, seat, w);
  const more = now.income - then.income;
  const dearer = now.share - then.share;
  const reasons: { weight: number; text: string }[] = [
    // Less income is a reason only where the shares gain by it.
    { weight: more > 0 || dearer > 0 ? Math.abs(more) : 0, text: say.income(then.income, now.income) },
    { weight: dearer * now.shares, text: say.shareValue(Math.round(now.share)) },
  ];
  const bought = (after.players[seat] as Player).shares - (before.players[seat] as Player).shares;
  if (bought > 0) reasons.push({ weight: bought * (now.share - 5), text: say.cheapShares(Math.round(now.share)) });
  const space = (after.players[seat] as Player).space;
  if (space < (before.players[seat] as Player).space && bought < 0)
    reasons.push({ weight: 100, text: say.inNeed(rs.value[space] ?? 0) });
  const [reason] = reasons.filter(({ weight }) => weight >= 1).sort((a, b) => b.weight - a.weight);
  return reason ? `${first} ${reason.text}` : first;
}

/** The expected income of a decade, and what shares are expected to be worth in the end. */
function outlook(
  portfolio: Portfolio,
  s: State,
  seat: Seat,
  w: BoardWeights,
): { income: number; share: number; shares: number } {
  portfolio.of(s, seat, w);
  const { market } = portfolio;
  let income = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const runs = market.runs(good);
    if (runs === 0) continue;
    market.now(good);
    const next = market.pounds;
    market.later(good);
    income += (next + market.pounds) / runs - market.cost(good);
  }
  return { income: Math.round(income), share: portfolio.shareEnd, shares: (s.players[seat] as Player).shares };
}

/** Moves of the same kind are one deed: quality for cutlery and lamps, five workers. */
function deeds(moves: readonly Move[]): Deed[] {
  const found = new Map<Deed['what'], Deed>();
  const add = (what: Deed['what'], by: number, good?: Good) => {
    const { amount, goods }: Omit<Deed, 'what'> = found.get(what) ?? { amount: 0, goods: [] };
    found.set(what, { what, amount: amount + by, goods: good && !goods.includes(good) ? [...goods, good] : goods });
  };
  for (const move of moves) {
    switch (move.do) {
      case 'found':
      case 'found-as':
      case 'build':
      case 'build-as':
        add('build', 1, move.good);
        break;
      case 'modernise':
        add('modernise', 1, move.good);
        break;
      case 'close':
        add('close', 1, move.good);
        break;
      case 'improve':
        add('quality', 1, move.good);
        break;
      case 'distribute':
        add('distribution', 1, move.good);
        break;
      case 'hire':
        add('hire', move.amount);
        break;
      case 'fire':
        add('fire', move.amount);
        break;
      case 'machine':
        add('machines', 1);
        break;
      case 'buy':
      case 'broker':
        add('buy', move.amount);
        break;
      case 'sell-shares':
        add('sell', move.amount);
        break;
      case 'deliver':
        add('ship', move.amount, move.good);
        break;
      case 'contract':
        add('contract', 1, move.good);
        break;
      case 'take':
      case 'take-tile':
        add('special', 1);
        break;
      default:
    }
  }
  return [...found.values()];
}
