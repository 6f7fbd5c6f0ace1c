import type { CardRules, Good, Move, Player, State } from '@cromford/cards';
import type { Language, Seat } from '@cromford/kernel';
import type { Expected, TurnTold } from '../judgement.ts';
import { type Coming, type Deed, type Phrases, phrases } from '../words/cards.ts';
import { afterTurn, coming } from './coming.ts';
import type { Outlook } from './outlook.ts';
import type { Weighing } from './weighing.ts';

/** Most deeds that one sentence names, and most reasons of a turn that is proposed. */
const NAMED = 3;
const REASONS = 3;

/**
 * What is done, and what it is for. Of a turn that was played the weightiest reason; of one that is proposed what the coming production
 * makes of it, the reasons by their weight, and the score that is reckoned with. Nothing to tell of the small choices of a production phase.
 */
export function explain(
  rules: CardRules,
  outlook: Outlook,
  w: Weighing,
  turn: TurnTold<State, Move>,
  expected: Expected<State>,
  language: Language,
): readonly string[] | undefined {
  const { before, seat, moves, mood } = turn;
  const say = phrases[language][mood];
  const done = deeds(moves).map((deed) => say.deed(deed));
  for (const move of moves) {
    if (move.do === 'take' || move.do === 'take-from') done.push(say.card(move.card));
    if (move.do === 'develop') done.push(say.track(move.track));
  }
  if (done.length === 0 && !moves.some((move) => move.do === 'pass' || move.do === 'action')) return undefined;
  const first = done.length === 0 ? say.nothing : say.did(done.slice(0, NAMED));
  const after = afterTurn(rules, turn);
  const why = reasons(say, outlook, w, before, after, turn);
  const [from, to] = [before, turn.after].map((s) => Math.round(expected(s, seat))) as [number, number];
  const score = to > from ? say.expectsMore(from, to) : say.expects(to);
  if (mood === 'played') return [first, why[0] ?? score];
  const next = coming(rules, before, after, seat);
  return [
    first,
    ...(next && isWorthTelling(next) ? [say.coming(next.good, next.now, next.later)] : []),
    ...why.slice(0, REASONS),
    score,
  ];
}

/** Who neither makes the good nor pays for it hears nothing about it. */
function isWorthTelling({ now, later }: { readonly now: Coming; readonly later: Coming }): boolean {
  return [now, later].some(({ sold, net, steps }) => sold !== 0 || net !== 0 || steps !== 0);
}

/** What speaks for the turn by the judgement, in points, the weightiest first. */
function reasons(
  say: Phrases,
  outlook: Outlook,
  w: Weighing,
  before: State,
  after: State,
  { seat, moves }: Pick<TurnTold<State, Move>, 'seat' | 'moves'>,
): string[] {
  const then = seen(outlook, w, before, seat);
  const now = seen(outlook, w, after, seat);
  const price = (before.players[seat] as Player).value;
  const bought = now.shares - then.shares;
  const developed = now.developments - then.developments;
  const found = [
    { weight: now.income - then.income, text: say.income(then.income, now.income) },
    { weight: (now.value - then.value) * now.shares, text: say.value(then.value, now.value) },
    { weight: bought * (now.value - price / 2), text: say.shares(price, now.value) },
  ];
  for (const move of moves) {
    if (move.do === 'take' || move.do === 'take-from') found.push({ weight: developed, text: say.cardFor(move.card) });
    if (move.do === 'develop') found.push({ weight: developed, text: say.trackFor(move.track) });
    if (move.do === 'loans' && move.amount > 0) found.push({ weight: 1, text: say.loans });
  }
  return found
    .filter(({ weight }) => weight >= 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ text }) => text);
}

/** What the productions to come bring in all, what a share is expected to be worth in the end, and what the score is reckoned from besides. */
function seen(outlook: Outlook, w: Weighing, s: State, seat: Seat) {
  outlook.worth(s, seat, w);
  const player = s.players[seat] as Player;
  const income = outlook.income.reduce((sum, pounds) => sum + pounds, 0);
  return {
    income: Math.round(income),
    value: Math.round(player.value + outlook.gain),
    shares: player.shares,
    developments: outlook.developments(player, w, outlook.stage.turns),
  };
}

/** Moves of the same kind are one deed. */
function deeds(moves: readonly Move[]): Deed[] {
  const found = new Map<Deed['what'], Deed>();
  const add = (what: Deed['what'], by: number, good?: Good) => {
    const { amount, goods }: Omit<Deed, 'what'> = found.get(what) ?? { amount: 0, goods: [] };
    found.set(what, { what, amount: amount + by, goods: good && !goods.includes(good) ? [...goods, good] : goods });
  };
  for (const move of moves)
    switch (move.do) {
      case 'build':
      case 'employ':
      case 'automate':
      case 'upgrade':
      case 'run':
        add(move.do, 1, move.good);
        break;
      case 'invent':
        add('upgrade', 1, move.good);
        break;
      case 'put':
        add('quality', 1, move.good);
        break;
      case 'distribute':
        add('distribution', 1, move.good);
        break;
      case 'buy':
      case 'loans':
      case 'load':
        if (move.amount > 0) add(move.do, move.amount);
        break;
      case 'reactivate':
        add('ships', 1);
        break;
    }
  return [...found.values()];
}
