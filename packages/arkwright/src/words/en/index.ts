import { say } from '@cromford/kernel';
import type { Phrases } from '../phrases.ts';
import { anniversary as anniversaryTerms } from './anniversary.ts';
import { firstEdition as firstEditionTerms } from './first-edition.ts';
import { labelsOf } from './labels.ts';
import { moveIn } from './moves.ts';
import { callsIn, newsIn, waysIn } from './news.ts';
import { notesIn } from './notes.ts';
import { names, optionIn } from './options.ts';
import { questionIn } from './questions.ts';
import { refusalsIn } from './refusals.ts';
import { list, moreOf, pounds, type Terms } from './terms.ts';

function english(t: Terms): Phrases {
  const labels = labelsOf(t);
  return {
    names,
    labels,
    option: optionIn(t),
    question: questionIn(t, labels),
    move: moveIn(t, labels),
    purpose: {
      factory: 'builds or modernises a factory, at extra cost',
      workers: 'hires or fires workers',
      machinery: 'replaces workers by machines',
      quality: 'raises appeal for good',
      distribution: 'raises appeal for a while',
      'stock-exchange': 'buys and sells your shares',
      production: 'makes goods for your warehouse',
      ship: 'ships stored goods abroad',
    },
    buys: (bought) => bought.map(({ pounds: paid, amount }) => `${pounds(paid)} buys ${amount}`).join(', '),
    countsUpTo: (limit) => `what you pay, up to ${pounds(limit)}, buys steps`,
    sharesNow: (shares) => `up to ${shares} now`,
    anySpace: 'any space will do',
    liesOn: (space, cost) => `lies on ${pounds(space)}: ${pounds(cost)} to use it again`,
    onWhich: (marker) => `${marker}: on which space?`,
    notes: notesIn(t),
    refusals: refusalsIn(t, labels),
    news: newsIn(t, labels),
    ways: waysIn(labels),
    calls: callsIn(labels),
    why: whyOf(t),
    decadeLine: (decade, active, level) =>
      `${decade}s, level ${labels.level(level)}, ${active ? t.good[active].toLowerCase() : t.endOfDecade}`,
    preparation: () => '1760: preparation',
    machinesLeft: (n) => `${moreOf(n, 'machine')} left.`,
    openContracts: 'A contract still open at the end costs as many share spaces as it counts.',
    stepsLeft: (n) => `${moreOf(n, 'step')} left.`,
    bonusesAt(reached, next) {
      const best = reached.at(-1);
      if (!best) return next ? `bonus from space ${next.space}: ${labels.bonus[next.bonus]}` : 'no bonus';
      const coming = next ? `, from ${next.space} ${labels.bonus[next.bonus]}` : '';
      return `bonus ${reached.length > 1 ? 'up to ' : ''}${labels.bonus[best]}${coming}`;
    },
    result(winners, scores, out) {
      const score = list(
        scores.map((n, seat) => say`${labels.who(seat)} ${pounds(n)}${out.includes(seat) ? ' (loans)' : ''}`),
      );
      if (winners.length === 0) return say`Nobody wins: everybody has loans. ${score}.`;
      const named = list(winners.map((seat) => labels.who(seat)));
      return say`${named} ${winners.length > 1 ? 'share the victory' : 'wins'}. ${score}.`;
    },
  };
}

/** Why an account changed. */
function whyOf(t: Terms): Phrases['why'] {
  return {
    factories: 'Founding',
    administration: 'Administration',
    action: 'Building and actions',
    opening: 'Opened spaces',
    inventor: 'Inventor',
    gift: 'Gift of the bank',
    start: 'Start-up capital',
    exchange: 'Stock exchange',
    'half-price': 'Shares at half price',
    emergency: 'Emergency sales',
    loan: 'Loans',
    sales: 'Sales',
    wages: 'Wages and machines',
    'harbor-wages': 'Harbour wages',
    influence: 'Influence',
    bonus: 'Bonuses',
    'machine-works': 'Machine works',
    added: 'Offered',
    'engineering-works': 'Engineering works',
    shipping: 'Shipping',
    office: 'Office',
    'warehouse-sale': 'Warehouse sales',
    obsolescence: 'Obsolescence',
    decay: `Falling ${t.distribution}`,
    contract: 'Contracts',
    'late-hiring': 'Late hiring',
    stored: 'Stored',
    sold: 'Sold',
    shipped: 'Shipped',
    patron: 'Patrons',
    discarded: 'Thrown away',
    'no-room': 'No room',
    'luddite-riot': 'Luddite riot',
    'social-unrest': 'Social unrest',
    'royal-society': 'Royal Society',
    recession: 'Recession',
  };
}

export const firstEdition = english(firstEditionTerms);
export const anniversary = english(anniversaryTerms);
