import { at, fill, type Given, put, type Seat, type Sketching } from '@cromford/kernel';
import { CARDS, cardIndex } from './cards/names.ts';
import { owns } from './cards/owned.ts';
import { appealOf } from './factory.ts';
import type { Frame } from './frames.ts';
import { GOODS } from './goods.ts';
import { ENGINEER, LARGE, NOT_OWNED, PATENT, RESERVE } from './pieces.ts';
import type { Ruleset } from './ruleset.ts';
import { newFactory } from './setup/begin.ts';
import type { Player, State } from './state.ts';

/** How a position of which only some is told is completed. */
export function sketching(rs: Ruleset): Sketching<State> {
  return {
    blanks: { 'players.*.factories.*': () => newFactory() },
    moments: moments(rs),
    complete(s, isGiven) {
      if (isGiven('display') && !isGiven('supply')) s.supply = counted(s.display);
      s.players.forEach((p, seat) => {
        const given: Given = (path) => isGiven(`players.${seat}.${path}`);
        ownPieces(p, given);
        // While its owner is asked where it goes, the Foreman stands nowhere.
        if (!s.agenda.some((frame) => frame.step === 'foreman' && frame.seat === seat)) placeForeman(p, given);
        factoryPieces(rs, p, given);
      });
    },
  };
}

/** CG-RND-03: by seat the turns, then what follows them. */
function moments(rs: Ruleset): Sketching<State>['moments'] {
  const afterTurns: Frame[] = [{ step: 'production' }, { step: 'prepare' }];
  const opponents: Frame[] = rs.variant.solo ? [{ step: 'opponents-turn' }] : [];
  const turnOf = (seat: Seat) => (s: State) => {
    const k = (seat - s.start + rs.players) % rs.players;
    return [{ step: 'turns', k } as const, ...(s.later === 1 ? [] : opponents), ...afterTurns];
  };
  const last = (s: State, isGiven: Given): Frame[] => {
    if (!isGiven('decade')) s.decade = 3;
    if (!isGiven('good')) s.good = GOODS.length - 1;
    return [{ step: 'scoring' }];
  };
  return {
    round: () => [{ step: 'round' }],
    ...Object.fromEntries(Array.from({ length: rs.players }, (_, seat) => [`turn ${seat}`, turnOf(seat)])),
    ...(rs.variant.solo && { 'opponents-turn': () => [...opponents, ...afterTurns] }),
    production: () => afterTurns,
    preparation: () => [{ step: 'prepare' }],
    scoring: last,
  };
}

function counted(display: readonly number[]): number[] {
  const counts = fill(CARDS.length, 0);
  for (const card of display) if (card >= 0) counts[card] = at(counts, card) + 1;
  return counts;
}

/** What comes with a development card and leaves with it (CG-C05-01, CG-C11-01, CG-C12-01, CG-C12-02, CG-C13-01). */
function ownPieces(p: Player, given: Given): void {
  const comes = (card: number, place: number) => (owns(p, card) ? (place === NOT_OWNED ? RESERVE : place) : NOT_OWNED);
  if (!given(`quality.${ENGINEER}`))
    p.quality = put(p.quality, ENGINEER, comes(cardIndex.engineer, at(p.quality, ENGINEER)));
  if (!given(`distribution.${PATENT}`))
    p.distribution = put(p.distribution, PATENT, comes(cardIndex.patent, at(p.distribution, PATENT)));
  if (!given(`warehouses.${LARGE}`))
    p.warehouses = put(p.warehouses, LARGE, comes(cardIndex['large-warehouse'], at(p.warehouses, LARGE)));
  if (!given('engineer') && owns(p, cardIndex.engineer)) p.engineer = 1;
  if (!given('helped') && (owns(p, cardIndex.engineer) || owns(p, cardIndex.patent))) p.helped = 1;
  if (!given('spent')) p.spent = p.cards.reduce((spent, card) => spent | (p.spent & (1 << card)), 0);
}

/** CG-C05-01 */
function placeForeman(p: Player, given: Given): void {
  if (given('foreman')) return;
  if (!owns(p, cardIndex.foreman)) p.foreman = -1;
  else if (p.foreman < 0 || !p.factories[p.foreman]) p.foreman = p.factories.findIndex((f) => f !== null);
}

/** What stands at a factory stands at one that is open, and its marker on the appeal that it has (CG-SET-16). */
function factoryPieces(rs: Ruleset, p: Player, given: Given): void {
  const isOpen = (good: number) => good < 0 || Boolean(p.factories[good]);
  const backToReserve = (name: 'quality' | 'distribution' | 'warehouses') => {
    const what = ({ quality: 'qualityValue', distribution: 'distributionValue', warehouses: 'stored' } as const)[name];
    p[name].forEach((good, i) => {
      if (!isOpen(good) && !given(`${name}.${i}`)) p[name] = put(p[name], i, RESERVE);
      // What was said to lie there is refused, not dropped.
      if (at(p[name], i) < 0 && !given(`${name}.${i}`) && !given(`${what}.${i}`)) p[what] = put(p[what], i, 0);
    });
  };
  backToReserve('quality');
  backToReserve('distribution');
  backToReserve('warehouses');
  if (!given('token') && p.token >= 0 && !isOpen(p.token >> 1)) p.token = -1;
  for (let good = 0; good < GOODS.length; good++) {
    if (given(`appeal.${good}`)) continue;
    const isNew = given(`factories.${good}`) || at(p.appeal, good) < 0;
    if (!p.factories[good]) p.appeal = put(p.appeal, good, -1);
    else if (isNew) p.appeal = put(p.appeal, good, appealOf(rs, p, good));
  }
}
