import { type Components, plateAt } from '../components.ts';
import { siteOf } from '../map.ts';
import { because } from '../refusals.ts';
import type { Site } from '../state.ts';
import { type Asks, type Auto, neverOffered, seat } from '../steps/types.ts';

/** A walk-out: one worker leaves a building of the player's choice, if any building has one. */
export const dismiss = (): Auto<'dismiss'> => ({
  run(s, frame) {
    if (s.sites.some((site, i) => i > 0 && site.workers > 0)) s.agenda.push({ ...frame, step: 'dismiss-from' });
  },
});

export const dismissFrom = (c: Components): Asks<'dismiss-from'> => ({
  rule: 'SE-EVT-06',
  seat,
  options(s, _frame, offer) {
    for (let i = 0; i < s.sites.length; i++) {
      const site = s.sites[i] as Site;
      const card = plateAt(c, site.plate).id;
      offer
        .option({ do: 'dismiss', card }, i > 0 && site.workers > 0)
        ?.otherwise(because(i === 0 ? 'not-central' : 'nobody-there', 'SE-EVT-06'));
    }
  },
  play(s, _frame, move, emit) {
    if (move.do !== 'dismiss') throw neverOffered(move);
    const site = siteOf(c, s, move.card);
    site.workers--;
    emit?.({ kind: 'workers', card: move.card, by: -1, now: site.workers, why: 'event', rule: 'SE-EVT-06' });
  },
});
