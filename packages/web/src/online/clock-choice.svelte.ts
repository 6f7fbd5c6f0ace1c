import type { Clock } from '@cromford/protocol';

/** A clock while it is being chosen: each kind keeps its figures when another one is looked at. */
export class ClockChoice {
  kind = $state<Clock['kind']>('none');
  minutes = $state(45);
  increment = $state(20);
  hours = $state(48);
  /** Minutes after midnight between which a turn's time runs. */
  from = $state(0);
  to = $state(1440);

  constructor(now?: Clock) {
    if (!now) return;
    this.kind = now.kind;
    if (now.kind === 'bank') {
      this.minutes = Math.round(now.bank / 60_000);
      this.increment = Math.round(now.increment / 1000);
    }
    if (now.kind === 'daily') {
      this.hours = Math.round(now.turn / 3_600_000);
      this.from = now.from;
      this.to = now.to;
    }
  }

  read(): Clock {
    const { kind, from, to } = this;
    if (kind === 'bank') return { kind, bank: this.minutes * 60_000, increment: this.increment * 1000 };
    if (kind === 'daily')
      return { kind, turn: this.hours * 3_600_000, from, to, offset: -new Date().getTimezoneOffset() };
    return { kind: 'none' };
  }
}
