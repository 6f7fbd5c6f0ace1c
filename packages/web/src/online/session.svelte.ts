import { isProblem, type Problem } from '@cromford/kernel';
import type { Account, Rating } from '@cromford/protocol';
import { language } from '../language/language.svelte.ts';
import { get, post } from './client.ts';
import { rememberTogether } from './known.ts';
import { signInWithPasskey } from './passkey.ts';

/** Where the server did not say who is here it is asked again after so long. */
const AGAIN_MS = 4000;

/** Who is at this browser. */
export class Session {
  /** `undefined` until it is known, `null` when nobody is signed in. */
  account = $state.raw<Account | null>();
  ratings = $state.raw<readonly Rating[]>([]);
  /** Why it could not be found out. */
  trouble = $state.raw<Problem>();
  private again: ReturnType<typeof setTimeout> | undefined;

  async load(): Promise<Account | null> {
    clearTimeout(this.again);
    const found = await get('me');
    if (isProblem(found)) {
      this.trouble = found;
      if (this.account === undefined) this.again = setTimeout(() => this.load(), AGAIN_MS);
      return null;
    }
    this.trouble = undefined;
    this.account = found.account;
    rememberTogether(found.account !== null);
    this.ratings = found.ratings ?? [];
    return found.account;
  }

  /** A name is enough to play; where the house is closed, with an invitation to a table. */
  guest(name: string, invitation?: string): Promise<Problem | undefined> {
    return this.enter(post('guests', { name, language: language.id, ...(invitation && { invitation }) }));
  }

  signIn(name: string, passphrase: string): Promise<Problem | undefined> {
    return this.enter(post('sign-in', { name, passphrase }));
  }

  recover(name: string, code: string, passphrase: string): Promise<Problem | undefined> {
    return this.enter(post('recover', { name, code, passphrase }));
  }

  passkey(): Promise<Problem | undefined> {
    return this.enter(signInWithPasskey());
  }

  async signOut(): Promise<void> {
    await post('sign-out');
    this.account = null;
    rememberTogether(false);
  }

  private async enter(asked: Promise<object | Problem>): Promise<Problem | undefined> {
    const answer = await asked;
    if (isProblem(answer)) return answer;
    await this.load();
    return undefined;
  }
}

export const session = new Session();
