import { type Problem, problem } from '@cromford/kernel';
import { keepNewest } from '../keep-newest.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Every rate limit of the server: how often at once, and in how many seconds all of it comes back. An account has its own; without one, the
 * network address. All accounts of one address together have `CROWD` times as much: a club on its evening, not a thousand guests.
 */
export const LIMITS = {
  /** Whatever it is, by address, before anything is looked up for it. */
  request: { most: 6000, seconds: MINUTE },
  /** Pages, scripts, pictures: they are compressed for each who asks. */
  asset: { most: 3000, seconds: 2 * MINUTE },
  read: { most: 600, seconds: MINUTE },
  write: { most: 120, seconds: MINUTE },
  move: { most: 300, seconds: 5 * MINUTE },
  frame: { most: 900, seconds: MINUTE },
  watch: { most: 120, seconds: MINUTE },
  connect: { most: 60, seconds: MINUTE },
  chat: { most: 20, seconds: MINUTE },
  report: { most: 10, seconds: HOUR },
  /** Names and passphrases, right or wrong: each takes computing. */
  enter: { most: 100, seconds: 10 * MINUTE },
  /**
   * Of these only what was wrong is counted: at one name from one address, at one name by all strangers together, and from one address. A name is
   * never closed to an address that its owner comes from, or whoever knows the name could keep him out.
   */
  'sign-in': { most: 10, seconds: 10 * MINUTE },
  'sign-in-at': { most: 60, seconds: 10 * MINUTE },
  'sign-in-from': { most: 40, seconds: 10 * MINUTE },
  guest: { most: 60, seconds: 3 * HOUR },
  member: { most: 5, seconds: HOUR },
  'open-table': { most: 60, seconds: HOUR },
  'own-sheet': { most: 10, seconds: HOUR },
  'start-tournament': { most: 4, seconds: DAY },
  invitation: { most: 30, seconds: 10 * MINUTE },
  /** Each time every turn that waits for the account is looked at. */
  holiday: { most: 10, seconds: HOUR },
  export: { most: 5, seconds: HOUR },
  story: { most: 60, seconds: 10 * MINUTE },
  analysis: { most: 20, seconds: HOUR },
  /** Records of games of the day, each of which is played again: a week's worth. */
  daily: { most: 24, seconds: HOUR },
  'test-notice': { most: 5, seconds: 10 * MINUTE },
  /** Codes that are sent to a mailbox which may be anybody's: by one account, from one address, to one mailbox. */
  'mail-code': { most: 5, seconds: DAY },
  'mail-code-from': { most: 20, seconds: DAY },
  'mail-code-to': { most: 3, seconds: DAY },
} as const;

export type LimitName = keyof typeof LIMITS;

/** How many accounts' worth one address has. */
export const CROWD = 8;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** So many buckets of each limit are remembered; a flood of addresses must not fill the memory. */
const MOST_BUCKETS = 20_000;

/** A bucket per limit and person, filled steadily. Counted per node: n nodes allow up to n times as much. */
export class RateLimits {
  private readonly buckets = new Map<LimitName, Map<string, Bucket>>();
  private readonly now: () => number;
  readonly scale: number;

  /** `scale` widens all limits alike, for load tests. */
  constructor(now: () => number, scale = 1) {
    this.now = now;
    this.scale = scale;
  }

  /** Counts one use, by one of those at an address; says what was too much, and for how long, when there were too many. */
  use(name: LimitName, who: string, address?: string): Problem | undefined {
    const shares = [{ key: who, most: LIMITS[name].most * this.scale }];
    if (address !== undefined && address !== who)
      shares.push({ key: `all at ${address}`, most: LIMITS[name].most * this.scale * CROWD });
    const wide = widerThan(address ?? who);
    if (wide !== undefined) shares.push({ key: `all at ${wide}`, most: LIMITS[name].most * this.scale * CROWD ** 2 });
    for (const { key, most } of shares) {
      const left = this.left(name, key, most);
      const seconds = Math.ceil(((1 - left) * LIMITS[name].seconds) / most);
      if (left < 1) return problem('too-many', { what: name, seconds });
    }
    for (const { key, most } of shares) this.put(name, key, this.left(name, key, most) - 1);
    return undefined;
  }

  /** It was nothing that counts: a passphrase that was right. */
  giveBack(name: LimitName, who: string): void {
    const most = LIMITS[name].most * this.scale;
    this.put(name, who, Math.min(most, this.left(name, who, most) + 1));
  }

  private left(name: LimitName, key: string, most: number): number {
    const now = this.now();
    const { left, at } = this.buckets.get(name)?.get(key) ?? { left: most, at: now };
    return Math.min(most, left + (Math.max(0, now - at) * most) / (LIMITS[name].seconds * 1000));
  }

  private put(name: LimitName, key: string, left: number): void {
    const known = this.buckets.get(name) ?? new Map<string, Bucket>();
    this.buckets.set(name, known);
    keepNewest(known, key, { left, at: this.now() }, MOST_BUCKETS);
  }
}

/** `203.0.113.7:50412`, `[2001:db8::7]:50412`: some proxies write the port, which is another one each time. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/** One household with IPv6 has a whole /64 of addresses: they count as one. */
export function network(written: string): string {
  const [, six, four] = WITH_PORT.exec(written) ?? [];
  const address = six ?? four ?? written;
  if (!address.includes(':')) return address;
  if (/^::ffff:/i.test(address)) return address.slice(7);
  const [head = '', tail] = address.split('::');
  const parts = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  while (parts.length + rest.length < 8) parts.push('0');
  const plain = [...parts, ...rest].slice(0, 4).map((part) => Number.parseInt(part, 16).toString(16));
  return `${plain.join(':')}::/64`;
}

/** What one customer of a provider has at the most, a /48 with sixty-five thousand /64: `CROWD` networks' worth. */
function widerThan(network: string): string | undefined {
  const found = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(network);
  return found ? `${found[1]}::/48` : undefined;
}
