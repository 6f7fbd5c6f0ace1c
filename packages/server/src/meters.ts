import { Counter, Histogram, Registry } from 'prom-client';
import type { Carrier, Carriers } from './notices/notice.ts';

/** What a node counts as it goes along. Numbers only: no names, no ids. */
export class Meters {
  readonly registry = new Registry();
  readonly answers = new Histogram({
    name: 'cromford_http_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.15, 0.5, 2, 5],
    registers: [this.registry],
  });
  readonly entries = new Counter({
    name: 'cromford_entries_total',
    help: 'Log entries heard of by this node',
    registers: [this.registry],
  });
  readonly notices = new Counter({
    name: 'cromford_notices_total',
    help: 'Attempts to deliver a notice, by kind (mail, push, webhook) and outcome (delivered, failed)',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });
  readonly botWaits = new Histogram({
    name: 'cromford_bot_wait_seconds',
    help: 'How long tables waited for a bot: from its turn until its move was stored',
    buckets: [0.1, 0.3, 1, 2, 3, 5, 10, 30, 120],
    registers: [this.registry],
  });

  /** The same carriers, with what becomes of each notice counted. */
  counting(carriers: Carriers): Carriers {
    const counted = (kind: keyof Carriers): Carrier | undefined => {
      const carry = carriers[kind];
      // Both are there from the beginning: a rate over a counter that appears with the first failure misses that one.
      for (const outcome of ['delivered', 'failed']) this.notices.inc({ kind, outcome }, 0);
      return (
        carry &&
        (async (...letter) => {
          try {
            await carry(...letter);
          } catch (error) {
            this.notices.inc({ kind, outcome: 'failed' });
            throw error;
          }
          this.notices.inc({ kind, outcome: 'delivered' });
        })
      );
    };
    return { push: counted('push'), mail: counted('mail'), webhook: counted('webhook') };
  }
}
