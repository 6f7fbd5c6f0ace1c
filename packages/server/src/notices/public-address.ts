import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Networks that are not the internet at large (IANA's special-purpose registries). */
const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4');
// Of IPv6 only global unicast is the internet, and of that not what carries IPv4 inside or is for documents.
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, bits, 'ipv6');

/** Whether an address is out on the internet; never this computer, its network or its cloud's inside. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPublicAddress(mapped);
  const kind = isIP(address);
  if (kind === 4) return !closed.check(address, 'ipv4');
  return kind === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet`);
  }
}

type Answer = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
type Lookup = (host: string, options: LookupOptions, answer: Answer) => void;

/**
 * Name resolution for connections to addresses that users gave us. It checks the very addresses that are then connected to: a name that
 * is public when asked and private when used (DNS rebinding) gets nowhere.
 */
export function publicLookup(resolve: Lookup = systemLookup as Lookup): Lookup {
  return (host, options, answer) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, []);
      const addresses = Array.isArray(found) ? found : [];
      const first = addresses[0];
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return answer(new PrivateAddress(host), []);
      if (options.all) answer(null, addresses);
      else answer(null, first.address, first.family);
    });
  };
}

/** How addresses that users gave us are reached. */
export interface Way {
  readonly lookup: Lookup;
  /** Whose certificates count, where that is not the usual authorities. */
  readonly ca?: string;
}

/** The only one outside of tests. */
export const publicWay: Way = { lookup: publicLookup() };

/** What is wrong with an address before anything is looked up: the scheme, a password in it, a number instead of a name. */
export function urlProblem(text: string): string | undefined {
  if (text.length > 1000 || !URL.canParse(text)) return 'not an address';
  const url = new URL(text);
  if (url.protocol !== 'https:') return 'only https';
  if (url.username !== '' || url.password !== '') return 'no name or password in it';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) return 'not on the public internet';
  if (/(^|\.)(localhost|local|internal|lan|home\.arpa)$/.test(host) || !(host.includes('.') || isIP(host) !== 0))
    return 'not on the public internet';
  return undefined;
}
