import type { Clock } from '@cromford/protocol';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Daily = Extract<Clock, { kind: 'daily' }>;

/** What a seat has at the start of the game. */
export function firstBank(clock: Clock): number {
  if (clock.kind === 'none') return 0;
  return clock.kind === 'bank' ? clock.bank : clock.turn;
}

/**
 * What is left to a seat after it decided; `passes` when its turn is over with that. On a daily clock this is not refilled until the turn
 * comes again: whoever takes the turn back goes on with it.
 */
export function bankAfter(clock: Clock, bank: number, since: number | null, now: number, passes: boolean): number {
  if (clock.kind === 'none') return 0;
  const left = Math.max(0, bank - (since === null ? 0 : running(clock, since, now)));
  return passes && clock.kind === 'bank' ? left + clock.increment : left;
}

/** What a seat has when a move gives it the turn. */
export function bankInTurn(clock: Clock, bank: number): number {
  return clock.kind === 'daily' ? clock.turn : bank;
}

/**
 * What is left to a seat that takes its last decision back without asking: as though its turn had never passed. The time since then is its
 * own, not the next one's, and what passing brought goes back.
 */
export function bankAfterUndo(clock: Clock, bank: number, since: number | null, now: number, isDue: boolean): number {
  const brought = clock.kind === 'bank' && !isDue ? clock.increment : 0;
  return bankAfter(clock, Math.max(0, bank - brought), since, now, false);
}

/** A table at the moment of an agreed undo. */
interface GoingBack {
  readonly due: number | null;
  readonly since: number | null;
  readonly now: number;
  /** Who is due in the position that they go back to. */
  readonly next: number | null;
  /** How often each seat's turn had passed since then. */
  readonly passes: readonly number[];
}

/**
 * What is left to everybody after an agreed undo: time that was used stays used, and what the passing turns had brought goes back, though
 * never the last of it. On a daily clock the turn comes like any other: the answer may have come when its owner was asleep.
 */
export function banksAfterAgreement(clock: Clock, banks: readonly number[], at: GoingBack): number[] {
  return banks.map((bank, seat) => {
    const left = seat === at.due ? bankAfter(clock, bank, at.since, at.now, false) : bank;
    if (clock.kind === 'bank')
      return Math.max(Math.min(left, clock.increment), left - clock.increment * (at.passes[seat] ?? 0));
    return seat === at.next && seat !== at.due ? bankInTurn(clock, left) : left;
  });
}

/** When the time of the seat that is due runs out; never without a clock. */
export function deadline(clock: Clock, bank: number, since: number | null): number | undefined {
  if (clock.kind === 'none' || since === null) return undefined;
  if (clock.kind === 'bank') return since + bank;
  return dailyDeadline(clock, bank, since);
}

/** How much of the time between counts. A clock that was set back counts nothing. */
export function running(clock: Clock, since: number, now: number): number {
  if (clock.kind === 'none' || now <= since) return 0;
  if (clock.kind === 'bank') return now - since;
  return within(clock, now) - within(clock, since);
}

/** Window time since the beginning of days. A window over midnight (from 20:00 to 02:00) is the rest of the day without its gap. */
function within({ from, to, offset }: Daily, at: number): number {
  const local = at + offset * MINUTE;
  const day = Math.floor(local / DAY);
  const time = local - day * DAY;
  const inside = (a: number, b: number) => Math.min(Math.max(time - a * MINUTE, 0), (b - a) * MINUTE);
  if (from < to) return day * (to - from) * MINUTE + inside(from, to);
  return day * (1440 - from + to) * MINUTE + inside(0, to) + inside(from, 1440);
}

function dailyDeadline(clock: Daily, bank: number, since: number): number {
  const length = clock.from < clock.to ? clock.to - clock.from : 1440 - clock.from + clock.to;
  // Whole windows first, then the moment itself by halving: the function only ever rises.
  let low = since + Math.max(0, Math.floor(bank / (length * MINUTE)) - 1) * DAY;
  let high = since + (Math.ceil(bank / (length * MINUTE)) + 2) * DAY;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (running(clock, since, middle) >= bank) high = middle;
    else low = middle;
  }
  return high;
}
