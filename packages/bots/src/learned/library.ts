import type { Weights } from './net.ts';
import { readNet } from './net-file.ts';

/** A net as it is kept: its bytes as text, so that every bundler carries it along, and what it was made from. */
interface Kept {
  readonly about: Readonly<Record<string, string | number>>;
  readonly bytes: string;
}

/** Read only when a bot that needs one sits down. */
const LIBRARY: Readonly<Record<string, () => Promise<{ default: Kept }>>> = {
  'spinning-jenny': () => import('./nets/spinning-jenny.json', { with: { type: 'json' } }),
  'water-frame': () => import('./nets/water-frame.json', { with: { type: 'json' } }),
  anniversary: () => import('./nets/anniversary.json', { with: { type: 'json' } }),
  'spinning-mule': () => import('./nets/spinning-mule.json', { with: { type: 'json' } }),
  'card-game': () => import('./nets/card-game.json', { with: { type: 'json' } }),
  'card-game-ahead': () => import('./nets/card-game-ahead.json', { with: { type: 'json' } }),
  'card-game-solo': () => import('./nets/card-game-solo.json', { with: { type: 'json' } }),
  empire: () => import('./nets/empire.json', { with: { type: 'json' } }),
};

const read = new Map<string, Weights>();

export async function fetchNet(name: string): Promise<void> {
  if (read.has(name)) return;
  const kept = await LIBRARY[name]?.();
  if (!kept) throw new Error(`there is no net called ${name}`);
  read.set(name, readNet(bytesOf(kept.default.bytes)).weights);
}

/** A net that has been fetched. */
export function netCalled(name: string): Weights {
  const net = read.get(name);
  if (!net) throw new Error(`the net ${name} has not been fetched: who seats a bot calls makeReady first`);
  return net;
}

function bytesOf(text: string): ArrayBuffer {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes.buffer;
}
