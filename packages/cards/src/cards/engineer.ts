import { at, put } from '@cromford/kernel';
import { goodAt } from '../goods.ts';
import { ENGINEER, NOT_OWNED, QUALITY, RESERVE } from '../pieces.ts';
import { playerAt } from '../state.ts';
import type { CardHooks } from './hooks.ts';

/** Card 12: quality up to 6 in every factory for good, and one more quality card; quality develops without restriction. */
export const engineer: CardHooks = {
  card: 'engineer',
  lifts: 'quality',
  placedBy: 'quality',
  taken(_rs, s, seat) {
    const p = playerAt(s, seat);
    p.engineer = 1; // CG-C12-01: for the rest of the game
    p.quality = put(p.quality, ENGINEER, RESERVE);
    p.helped = 1;
  },
  left(_rs, s, seat, emit) {
    const p = playerAt(s, seat);
    const good = at(p.quality, ENGINEER);
    const left = at(p.qualityValue, ENGINEER);
    p.quality = put(p.quality, ENGINEER, NOT_OWNED);
    p.qualityValue = put(p.qualityValue, ENGINEER, 0);
    p.qualityShows = put(p.qualityShows, ENGINEER, 0);
    if (good < 0) return;
    emit?.({ kind: 'removed', rule: 'CG-C12-03', seat, card: QUALITY[ENGINEER], good: goodAt(good) });
    s.agenda.push({ step: 'refill', seat, good, left });
  },
};
