import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../ids.ts';
import { setting } from '../storage/settings.ts';
import type { Store } from '../storage/store.ts';

/**
 * The link in every letter by which its reader ends them, signed in or not: whoever has the letter has the mailbox. It is signed, so that
 * it can be made for no other mailbox, and does nothing else.
 */
export class LetterEnds {
  private readonly store: Store;
  private readonly publicOrigin: string | undefined;
  private key: Promise<string> | undefined;

  constructor(store: Store, publicOrigin: string | undefined) {
    this.store = store;
    this.publicOrigin = publicOrigin;
  }

  /** Nothing where the house does not know how browsers reach it. */
  async linkFor(channel: string): Promise<string | undefined> {
    return this.publicOrigin === undefined ? undefined : `${this.publicOrigin}${await this.pathFor(channel)}`;
  }

  async pathFor(channel: string): Promise<string> {
    return `/letters/${channel}/${await this.proofOf(channel)}`;
  }

  /** Takes the address away, as its owner would in the profile. Whether the link is ours: one that was used before still is. */
  async end(channel: string, proof: string): Promise<boolean> {
    const [given, wanted] = [Buffer.from(proof), Buffer.from(await this.proofOf(channel))];
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
    await this.store.database.query
      .deleteFrom('channels')
      .where('id', '=', channel)
      .where('kind', '=', 'mail')
      .execute();
    return true;
  }

  private async proofOf(channel: string): Promise<string> {
    this.key ??= setting(this.store, 'letter-key', async () => newSecret());
    return createHmac('sha256', await this.key)
      .update(channel)
      .digest('base64url')
      .slice(0, 22);
  }
}
