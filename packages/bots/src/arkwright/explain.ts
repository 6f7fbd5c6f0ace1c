import {
  type ArkwrightRules,
  GOODS,
  type Good,
  type Marker,
  type Move,
  type Player,
  type Ruleset,
  type State,
} from '@cromford/arkwright';
import type { Language, Seat } from '@cromford/kernel';
import type { Mood, TurnTold } from '../judgement.ts';
import { type Deed, type Edition, type Phrases, type Price, phrases } from '../words/arkwright.ts';
import { coming, rest } from './coming.ts';
import { isLast, type Purse, purse } from './purse.ts';
import type { BoardWeights } from './weights.ts';
import type { Portfolio } from './worth.ts';

/** Most deeds that one sentence names. */
const NAMED = 3;

/**
 * What is done, and what it is for: the change in expected income, or in the value of the shares. Of a turn that was played the weightier of
 * them; of one that is proposed both, and what the production that comes next makes of it.
 */
export function explain(
  rules: ArkwrightRules,
  portfolio: Portfolio,
  w: BoardWeights,
  turn: TurnTold<State, Move>,
  language: Language,
): readonly string[] | undefined {
  const { before, after, seat, moves, mood } = turn;
  const { value } = rules.ruleset;
  const say = phrases[language][editionOf(rules.ruleset)][mood];
  const done = deeds(moves)
    .slice(0, NAMED)
    .map((deed) => say.deed(deed));
  const uses = moves.filter((move) => move.do === 'use' || move.do === 'reuse');
  // Whoever is to play it has to hear where the marker goes, and of prices, though these follow from the rest. Where nothing else was done
  // they are what the turn was for.
  const set = mood === 'proposed' || (uses.length > 0 && done.length === 0) ? prices(moves, mood, turn) : [];
  const left = mood === 'proposed' ? rest(rules, turn) : undefined;
  if (left && [left.chosen, left.otherwise].some(({ net, steps }) => net !== 0 || steps !== 0))
    return [...(done.length > 0 ? [say.did(done)] : []), say.rest(left.chosen, left.otherwise)];
  if (uses.length === 0 && done.length === 0 && set.length === 0) return undefined;
  const said = set.length > 0 ? [...done, say.prices(set)] : done;
  const [use] = mood === 'proposed' || said.length === 0 ? uses : [];
  const placed = use && say.placed(use.marker, use.at, use.do === 'reuse');
  const first = said.length > 0 ? say.did(said, placed) : say.nothing(placed);
  const then = outlook(portfolio, before, seat, w);
  const now = outlook(portfolio, after, seat, w);
  const more = now.income - then.income;
  const dearer = now.share - then.share;
  const shares = { before: Math.round(then.share), after: Math.round(now.share) };
  const isGain = more < 0 && shares.after > shares.before;
  const reasons: { weight: number; text: string }[] = [
    // Less income is a reason only where the shares gain by it.
    { weight: more > 0 || dearer > 0 ? Math.abs(more) : 0, text: say.income(then.income, now.income, shares) },
  ];
  const bought = (after.players[seat] as Player).shares - (before.players[seat] as Player).shares;
  // All of them name what a share will be worth: once is enough.
  if (bought <= 0 && !isGain)
    reasons.push({ weight: dearer * now.shares, text: say.shareValue(Math.round(now.share)) });
  else if (bought > 0 && !isLast(before))
    reasons.push({ weight: bought * (now.share - 5), text: say.cheapShares(Math.round(now.share)) });
  const space = (after.players[seat] as Player).space;
  if (space < (before.players[seat] as Player).space && bought < 0)
    reasons.push({ weight: 100, text: say.inNeed(value[space] ?? 0) });
  const weighty = reasons.filter(({ weight }) => weight >= 1).sort((a, b) => b.weight - a.weight);
  const texts = weighty.map(({ text }) => text);
  if (mood === 'played') return [first, ...texts.slice(0, 1)];
  const next = coming(rules, turn);
  return [
    first,
    ...costs(say, purse(rules, turn), next?.later.net),
    ...(next && isWorthTelling(next) ? [say.coming(next.good, next.now, next.later)] : []),
    ...texts,
  ];
}

function editionOf({ id }: Ruleset): Edition {
  return id === 'spinning-jenny' || id === 'water-frame' ? 'firstEdition' : 'anniversary';
}

/** What is paid, and a warning where what is left after the production does not pay for the next turn; while companies are founded shares are still to be sold. */
function costs(say: Phrases, { spent, left, cheapest, isLast }: Purse, net: number | undefined): string[] {
  const then = net === undefined ? undefined : left + net;
  return [
    ...(spent > 0 ? [say.spends(spent, left, isLast)] : []),
    ...(cheapest !== undefined && then !== undefined && then < cheapest ? [say.short(then, cheapest)] : []),
  ];
}

/** Who neither makes the good nor pays for it hears nothing about it. */
function isWorthTelling({ now, later }: NonNullable<ReturnType<typeof coming>>): boolean {
  return [now.net, now.steps, later.net, later.steps].some((figure) => figure !== 0);
}

/** The expected income of a decade, and what shares are expected to be worth in the end. */
function outlook(
  portfolio: Portfolio,
  s: State,
  seat: Seat,
  w: BoardWeights,
): { income: number; share: number; shares: number } {
  const income = portfolio.decade(s, seat, w);
  return { income: Math.round(income), share: portfolio.shareEnd, shares: (s.players[seat] as Player).shares };
}

/** The last price that is set for each good; of a turn that was played those that changed. */
function prices(moves: readonly Move[], mood: Mood, { before, seat }: TurnTold<State, Move>): Price[] {
  const found = new Map<Good, number>();
  for (const move of moves) if (move.do === 'price') found.set(move.good, move.amount);
  const was = (good: Good) => before.players[seat]?.factories[GOODS.indexOf(good)]?.price;
  return Array.from(found, ([good, pounds]) => ({ good, pounds })).filter(
    ({ good, pounds }) => mood === 'proposed' || was(good) !== pounds,
  );
}

/** Moves of the same kind are one deed: quality for cutlery and lamps, five workers. */
function deeds(moves: readonly Move[]): Deed[] {
  const found = new Map<Deed['what'], Deed>();
  const add = (what: Deed['what'], by: number, good?: Good, marker?: Marker) => {
    const { amount, goods }: Omit<Deed, 'what'> = found.get(what) ?? { amount: 0, goods: [] };
    found.set(what, {
      what,
      amount: amount + by,
      goods: good && !goods.includes(good) ? [...goods, good] : goods,
      ...(marker && amount === 0 && { marker }),
    });
  };
  for (const move of moves) {
    switch (move.do) {
      case 'found':
      case 'found-as':
        add('found', 1, move.good);
        break;
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
        add('special', 1, undefined, move.marker);
        break;
      case 'take-tile':
        add('tile', 1);
        break;
      default:
    }
  }
  return [...found.values()];
}
