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
import { list, pounds, some, type Terms } from './terms.ts';

function german(t: Terms): Phrases {
  const labels = labelsOf(t);
  return {
    names,
    labels,
    option: optionIn(t),
    question: questionIn(t, labels),
    move: moveIn(t, labels),
    purpose: {
      factory: 'baut oder modernisiert Fabriken, was extra kostet',
      workers: 'stellt Arbeiter ein oder entlässt sie',
      machinery: 'Maschinen ersetzen Arbeiter',
      quality: 'hebt die Attraktivität auf Dauer',
      distribution: 'hebt die Attraktivität eine Zeit lang',
      'stock-exchange': 'kauft und verkauft deine Aktien',
      production: 'macht Waren fürs Lager',
      ship: 'verschifft Waren aus dem Lager',
    },
    buys: (bought) => bought.map(({ pounds: paid, amount }) => `${amount} für ${pounds(paid)}`).join(', '),
    countsUpTo: (limit) => `was du zahlst, bis ${pounds(limit)}, kauft Schritte`,
    sharesNow: (shares) => `bis zu ${shares} jetzt`,
    anySpace: 'jedes Feld tut es',
    liesOn: (space, cost) => `liegt auf ${pounds(space)}: ${pounds(cost)} für noch einmal`,
    onWhich: (marker) => `${marker}: auf welches Feld?`,
    notes: notesIn(t),
    refusals: refusalsIn(t, labels),
    news: newsIn(t, labels),
    ways: waysIn(labels),
    calls: callsIn(labels),
    why: whyOf(t),
    decadeLine: (decade, active, level) =>
      `${decade}er, Stufe ${labels.level(level)}, ${active ? t.good[active] : t.endOfDecade}`,
    preparation: () => '1760: Vorbereitung',
    machinesLeft: (n) => `Noch ${some(n, 'Maschine', 'Maschinen')}.`,
    openContracts: 'Ein Vertrag, der am Ende offen ist, kostet so viele Aktienfelder, wie er zählt.',
    stepsLeft: (n) => `Noch ${some(n, 'Schritt', 'Schritte')}.`,
    bonusesAt(reached, next) {
      const best = reached.at(-1);
      if (!best) return next ? `Bonus ab Feld ${next.space}: ${labels.bonus[next.bonus]}` : 'kein Bonus';
      const coming = next ? `, ab ${next.space} ${labels.bonus[next.bonus]}` : '';
      return `Bonus ${reached.length > 1 ? 'bis ' : ''}${labels.bonus[best]}${coming}`;
    },
    result(winners, scores, out) {
      const score = list(
        scores.map((n, seat) => say`${labels.who(seat)} ${pounds(n)}${out.includes(seat) ? ' (Kredite)' : ''}`),
      );
      if (winners.length === 0) return say`Niemand gewinnt: Alle haben Kredite. ${score}.`;
      const named = list(winners.map((seat) => labels.who(seat)));
      return say`${named} ${winners.length > 1 ? 'teilen sich den Sieg' : 'gewinnt'}. ${score}.`;
    },
  };
}

/** Warum sich ein Konto geändert hat. */
function whyOf(t: Terms): Phrases['why'] {
  return {
    factories: 'Gründung',
    administration: 'Verwaltung',
    action: 'Bauen und Aktionen',
    opening: 'Geöffnete Felder',
    inventor: 'Erfinder',
    gift: 'Gabe der Bank',
    start: 'Startkapital',
    exchange: 'Börse',
    'half-price': 'Aktien zum halben Preis',
    emergency: 'Notverkäufe',
    loan: 'Kredite',
    sales: 'Verkauf',
    wages: 'Löhne und Maschinen',
    'harbor-wages': 'Löhne im Hafen',
    influence: 'Einfluss',
    bonus: 'Boni',
    'machine-works': 'Maschinenwerk',
    added: 'Angeboten',
    'engineering-works': 'Maschinenfabrik',
    shipping: 'Verschiffung',
    office: 'Kontor',
    'warehouse-sale': 'Lagerverkauf',
    obsolescence: 'Veraltung',
    decay: `${t.distribution} sinkt`,
    contract: 'Verträge',
    'late-hiring': 'Späte Einstellung',
    stored: 'Eingelagert',
    sold: 'Verkauft',
    shipped: 'Verschifft',
    patron: 'Gönner',
    discarded: 'Weggeworfen',
    'no-room': 'Kein Platz',
    'luddite-riot': 'Maschinenstürmer',
    'social-unrest': 'Soziale Unruhen',
    'royal-society': 'Royal Society',
    recession: 'Rezession',
  };
}

export const firstEdition = german(firstEditionTerms);
export const anniversary = german(anniversaryTerms);
