import { hash, verify } from '@node-rs/argon2';

/** argon2id at OWASP's least: 19 MiB, two passes; about 12 ms of one core. The package's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassphrase(passphrase: string): Promise<string> {
  return hash(passphrase.normalize('NFKC'), COST);
}

let decoy: Promise<string> | undefined;

/** Takes as long for an account that does not exist, so that the time tells nobody which names do. */
export async function isPassphrase(passphrase: string, kept: string | null): Promise<boolean> {
  decoy ??= hashPassphrase('nobody has this passphrase');
  const right = await verify(kept ?? (await decoy), passphrase.normalize('NFKC'));
  return kept !== null && right;
}
