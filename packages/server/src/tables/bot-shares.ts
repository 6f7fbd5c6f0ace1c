import { keepNewest } from '../keep-newest.ts';
import { CROWD } from '../security/limits.ts';

/** What a decision is believed to take before one of its level has been timed here. */
const USUAL_MS = 2000;
/** So much of what somebody owes is forgiven in a second: a quarter of one thread is everybody's own. */
const FORGIVEN = 0.25;
/** Nobody owes more: whoever stops is like everybody else two minutes later. */
const MOST_OWED = 30_000;
/** Who owes more than this has shorter thoughts. */
const UNNOTICED = 4000;
const MOST_KNOWN = 20_000;

interface Debt {
  readonly ms: number;
  readonly at: number;
}

/** A person at a table, and where he comes from as far as that is known. */
export interface Party {
  readonly account: string;
  readonly network: string | undefined;
}

/**
 * Who has had how much of the bots' time lately. Whoever has had least comes first; who has had much waits, and his bots think shorter. People
 * of one network share, so that many accounts get no more than a club would.
 */
export class BotShares {
  private readonly now: () => number;
  private readonly debts = new Map<string, Debt>();
  private readonly usual = new Map<string, number>();

  constructor(now: () => number) {
    this.now = now;
  }

  /** Puts a decision on the account of those at the table; says what is owed before it, in milliseconds. */
  charge(parties: readonly Party[], level: string): number {
    const cost = (this.usual.get(level) ?? USUAL_MS) / Math.max(1, parties.length);
    const shares = parties.map(({ account, network }) => {
      const own = this.owed(account);
      const near = network === undefined ? 0 : this.owed(network);
      this.put(account, own + cost);
      if (network !== undefined) this.put(network, near + cost / CROWD);
      return Math.max(own, near);
    });
    return shares.length === 0 ? 0 : Math.min(...shares);
  }

  /** A decision of that level took so long here. */
  took(level: string, ms: number): void {
    const usual = this.usual.get(level) ?? ms;
    this.usual.set(level, usual + (ms - usual) / 10);
  }

  private owed(name: string): number {
    const { ms, at } = this.debts.get(name) ?? { ms: 0, at: this.now() };
    return Math.max(0, ms - FORGIVEN * (this.now() - at));
  }

  private put(name: string, ms: number): void {
    keepNewest(this.debts, name, { ms: Math.min(ms, MOST_OWED), at: this.now() }, MOST_KNOWN);
  }
}

/** How long a bot may think for people who owe so much. */
export function timeFor(owed: number, usual: number): number {
  return owed <= UNNOTICED ? usual : Math.round((usual * UNNOTICED) / owed);
}
