import { createHash, randomBytes } from 'node:crypto';

/** 96 random bits: unique without asking anybody, and not to be guessed. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** 256 random bits, for whatever opens a door: sessions, invitations, seeds. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret. A fast hash will do: 256 random bits cannot be tried out. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
