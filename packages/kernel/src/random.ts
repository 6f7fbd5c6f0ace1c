import type { State } from './state.ts';

/**
 * The generator (sfc32): four integers that live in the state, so a game is its seed and its moves.
 * Fast, passes the usual statistical batteries, and needs nothing but 32-bit integer arithmetic.
 */
export type Random = number[];

/** 256 random bits are 43 characters of base64: the seed of a table whose secrets are worth guessing. */
const SECRET = 43;
const SALTS = [1779033703, 3144134277, 1013904242, 2773480762];

/**
 * Four integers from any text; equal texts give equal games. What people type as a seed gives 32 bits, which is plenty for variety. A
 * text as long as a secret fills all 128, so that nobody finds it by trying every seed against what lies open.
 */
export function seeded(text: string): Random {
  const random = text.length < SECRET ? stretched(text) : SALTS.map((salt) => scrambled(digest(text, salt)));
  // Nearby seeds share bits at first; a dozen rounds part them.
  for (let i = 0; i < 12; i++) next(random);
  return random;
}

function stretched(text: string): Random {
  let h = digest(text, 1779033703);
  const word = () => {
    h = scrambled(h);
    return h;
  };
  return [word(), word(), word(), word()];
}

function digest(text: string, salt: number): number {
  let h = salt ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return h;
}

function scrambled(word: number): number {
  let h = Math.imul(word ^ (word >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) | 0;
}

/** The next 32 bits, as a non-negative integer. */
export function next(random: Random): number {
  const a = random[0] as number;
  const b = random[1] as number;
  const c = random[2] as number;
  const d = random[3] as number;
  const t = (((a + b) | 0) + d) | 0;
  random[0] = b ^ (b >>> 9);
  random[1] = (c + (c << 3)) | 0;
  random[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  random[3] = (d + 1) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n − 1, from a generator that is nobody's state (bots, tests, guesses). */
export function below(random: Random, n: number): number {
  return Math.floor((next(random) / 4294967296) * n);
}

/** Any order of the list, in place (Fisher–Yates). */
export function shuffle<T>(random: Random, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}

/** A draw inside the game: what it shows cannot be unseen, so undo stops here. */
export function draw(s: State, n: number): number {
  s.barrier = s.ply;
  return below(s.random, n);
}

/** A shuffle inside the game whose result is seen by somebody. */
export function shuffled<T>(s: State, list: T[]): T[] {
  s.barrier = s.ply;
  return shuffle(s.random, list);
}

/** Something hidden was shown (a tile turned over): undo stops here. */
export function reveal(s: State): void {
  s.barrier = s.ply;
}
