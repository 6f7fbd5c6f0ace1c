import { type Problem, problem } from '@cromford/kernel';
import { keepNewest } from '../keep-newest.ts';

/** Every rate limit of the server: how often, in how many seconds. An account has its own; without one, the network address. */
export const LIMITS = {
  read: { most: 600, seconds: 60 },
  write: { most: 120, seconds: 60 },
  move: { most: 300, seconds: 60 },
  frame: { most: 900, seconds: 60 },
  watch: { most: 120, seconds: 60 },
  connect: { most: 60, seconds: 60 },
  chat: { most: 20, seconds: 60 },
  report: { most: 10, seconds: 3600 },
  'sign-in': { most: 10, seconds: 600 },
  'new-account': { most: 20, seconds: 3600 },
  'open-table': { most: 60, seconds: 3600 },
  invitation: { most: 30, seconds: 600 },
  export: { most: 5, seconds: 3600 },
  story: { most: 60, seconds: 600 },
  analysis: { most: 20, seconds: 3600 },
  'test-notice': { most: 5, seconds: 600 },
} as const;

export type LimitName = keyof typeof LIMITS;

interface Bucket {
  left: number;
  at: number;
}

/** So many buckets are remembered; a flood of addresses must not fill the memory. */
const MOST_BUCKETS = 50_000;

/** A bucket per limit and person, filled steadily. Counted per node: n nodes allow up to n times as much. */
export class Limits {
  private readonly buckets = new Map<string, Bucket>();
  private readonly now: () => number;
  private readonly scale: number;

  /** `scale` widens all limits alike, for load tests. */
  constructor(now: () => number, scale = 1) {
    this.now = now;
    this.scale = scale;
  }

  /** Counts one use; says what was too much, and for how long, when there were too many. */
  use(name: LimitName, who: string): Problem | undefined {
    const { seconds } = LIMITS[name];
    const most = LIMITS[name].most * this.scale;
    const key = `${name} ${who}`;
    const now = this.now();
    const bucket = this.buckets.get(key) ?? { left: most, at: now };
    const left = Math.min(most, bucket.left + (Math.max(0, now - bucket.at) * most) / (seconds * 1000));
    if (left < 1) return problem('too-many', { what: name, seconds: Math.ceil(((1 - left) * seconds) / most) });
    keepNewest(this.buckets, key, { left: left - 1, at: now }, MOST_BUCKETS);
    return undefined;
  }
}

/** One household with IPv6 has a whole /64 of addresses: they count as one. */
export function network(address: string): string {
  if (!address.includes(':')) return address;
  if (address.startsWith('::ffff:')) return address.slice(7);
  const [head = '', tail] = address.split('::');
  const parts = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  while (parts.length + rest.length < 8) parts.push('0');
  return `${[...parts, ...rest].slice(0, 4).join(':')}::/64`;
}
