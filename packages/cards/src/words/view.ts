import { at, isOver, joined, type Section, type Sentence, say } from '@cromford/kernel';
import { type Card, cardAt } from '../cards/names.ts';
import { isSpent } from '../cards/owned.ts';
import { productionCosts } from '../costs.ts';
import { appealOf, capacity, distributionAt, machines, priceOf, qualityAt, workers } from '../factory.ts';
import { GOODS, goodAt } from '../goods.ts';
import { wageOf } from '../market.ts';
import type { Ruleset } from '../ruleset.ts';
import { scoreOf } from '../scoring.ts';
import type { Factory, Player, State } from '../state.ts';
import { opponent } from '../steps/solo/opponents.ts';
import { underDisc } from '../supply.ts';
import { TRACKS } from '../tracks.ts';
import { stockAt } from '../warehouse.ts';
import { arrowLines } from './arrows.ts';
import { minus } from './minus.ts';
import type { Phrases } from './phrases.ts';

/** The whole table as text: for the terminal, the screen reader and the text mode. */
export function view(p: Phrases, rs: Ruleset, s: State): Section[] {
  const players = s.players.map((player, seat) => playerText(p, rs, s, player, seat));
  return [marketText(p, rs, s), ...players, ...opponentsText(p, rs, s), supplyText(p, s)];
}

function marketText(p: Phrases, rs: Ruleset, s: State): Section {
  const { labels } = p;
  const lines = featuredFirst(s).map((i) => {
    const markers = s.players.flatMap((player, seat) =>
      at(player.appeal, i) >= 0 ? [say`${at(player.appeal, i)} (${p.who(seat)})`] : [],
    );
    const others = s.others.flatMap(({ appeal }, index) =>
      at(appeal, i) >= 0 ? [say`${at(appeal, i)} (${p.who(rs.variant.solo ? opponent(index) : 'neutral')})`] : [],
    );
    const all = [...markers, ...others];
    return say`${labels.good[goodAt(i)]}: ${labels.demand} ${minus(at(s.demand, i))}; ${labels.appeal}: ${joined(all, ', ') || labels.none}`;
  });
  return {
    heading: `${labels.market}. ${p.round(s.decade, goodAt(s.good))}`,
    lines: [
      ...lines,
      ...arrowLines(labels, rs.sheet.market),
      labels.homeSale,
      labels.valueSteps[rs.variant.solo ? 'opponents' : s.others.length > 0 ? 'neutral' : 'players'],
      `${labels.wage} ${labels.pounds(wageOf(rs, s))}`,
      ...(rs.variant.solo ? [] : [say`${labels.startingPlayer}: ${p.who(s.start)}`]),
    ],
  };
}

/** The featured good comes first, then those of the next rounds: a low screen has room for a few. */
function featuredFirst(s: State): number[] {
  return GOODS.map((_, k) => (s.good + k) % GOODS.length);
}

function playerText(p: Phrases, rs: Ruleset, s: State, player: Player, seat: number): Section {
  const { labels } = p;
  if (player.out === 1) return { heading: p.who(seat), lines: [labels.bankrupt] };
  const score = isOver(s) ? at(s.scores, seat) : scoreOf(rs, player);
  const cards = player.cards.map((card) =>
    cardText(p, cardAt(card), isSpent(player, card) ? ` (${labels.spent})` : ''),
  );
  const developments = TRACKS.map((track, i) => `${labels.track[track]} ${at(at(rs.tracks, i), at(player.levels, i))}`);
  return {
    heading: p.who(seat),
    lines: [
      `${labels.cash} ${labels.pounds(player.cash)}, ${labels.shares} ${player.shares}, ${labels.value} ${labels.pounds(player.value)}, ${labels.score} ${score}`,
      `${labels.loans} ${player.loans}, ${labels.ships} ${player.ships}, ${labels.tokens} ${player.tokens}`,
      `${labels.developments}: ${developments.join(', ')}`,
      `${labels.cards}: ${cards.length > 0 ? cards.length : labels.none}`,
      ...cards,
    ],
    parts: featuredFirst(s).flatMap((good) => {
      const f = player.factories[good];
      return f ? [factoryText(p, rs, s, player, good, f)] : [];
    }),
  };
}

/** A card and what it does: nobody can take it up and read it. */
function cardText({ labels }: Phrases, card: Card, mark: Sentence = ''): Sentence {
  return say`${labels.card[card]}${mark}: ${labels.cardText[card]}`;
}

function factoryText(p: Phrases, rs: Ruleset, s: State, player: Player, good: number, f: Factory): Section {
  const { labels } = p;
  const stock = stockAt(player, good);
  const quality = qualityAt(player, good);
  const distribution = distributionAt(player, good);
  const appeal = appealOf(rs, player, good);
  const marker = at(player.appeal, good);
  // CG-PRC-14: the marker follows the cards only in step b.
  const behind = marker === appeal ? '' : ` (${labels.markerOn} ${marker})`;
  // A low screen has no room for the market above.
  const demand = good === s.good ? `, ${labels.demand} ${minus(at(s.demand, good))}` : '';
  return {
    heading: `${labels.factory}: ${labels.good[goodAt(good)]}, ${labels.side} ${'I'.repeat(f.side)}`,
    lines: [
      `${labels.price} ${labels.pounds(priceOf(rs, player, good))}, ${labels.appeal} ${appeal}${behind}${demand}`,
      `${labels.goods} ${capacity(rs, good, f)}, ${labels.workers} ${workers(rs, player, good)}, ${labels.machines} ${machines(rs, player, good)}, ${labels.costs} ${labels.pounds(productionCosts(rs, s, player, good))}`,
      ...(quality > 0 ? [`${labels.quality} ${quality}`] : []),
      ...(distribution > 0 ? [`${labels.distribution} ${distribution}`] : []),
      ...(stock > 0 ? [`${labels.stored} ${stock} (${labels.inTheEnd(rs.sheet.warehouses.finalPrice)})`] : []),
      ...(player.foreman === good ? [labels.foreman] : []),
    ],
  };
}

function opponentsText(p: Phrases, rs: Ruleset, s: State): Section[] {
  if (!rs.variant.solo) return [];
  const { labels } = p;
  const texts = s.others.map(({ shares, value }, i) => ({
    heading: p.who(opponent(i)),
    lines: [`${labels.shares} ${shares}, ${labels.value} ${labels.pounds(value)}, ${labels.score} ${shares * value}`],
  }));
  const awards = s.awards.map((award) => labels.award[award as keyof typeof labels.award].name);
  return awards.length > 0 ? [...texts, { heading: labels.awards, lines: awards }] : texts;
}

function supplyText(p: Phrases, s: State): Section {
  const { labels } = p;
  if (s.display.length > 0)
    return {
      heading: labels.display,
      lines: s.display.map((card, place) => {
        const disc = underDisc(s, place) ? say` (${labels.underDisc} ${p.who(opponent(s.discs.indexOf(place)))})` : '';
        return say`${place + 1}: ${card < 0 ? say`${labels.emptyPlace}${disc}` : cardText(p, cardAt(card), disc)}`;
      }),
    };
  const lines = s.supply.flatMap((count, card) => (count > 0 ? [say`${count} × ${cardText(p, cardAt(card))}`] : []));
  return { heading: labels.supply, lines: lines.length > 0 ? lines : [labels.none] };
}
