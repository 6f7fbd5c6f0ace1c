import { type Problem, problem } from '@cromford/kernel';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { newId } from '../ids.ts';
import { troubleOf } from '../storage/database.ts';
import type { AccountRow } from '../storage/schema-people.ts';
import type { Store } from '../storage/store.ts';

/** Loaded when the first passkey is used: it is a third of the time that the server takes to start. */
const webauthn = () => import('@simplewebauthn/server');

const ANSWER_WITHIN = 5 * 60_000;

/** The site a passkey is bound to: `https://club.example`, and its host name. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** Signing in with what a phone or a key holds. Each question is kept until it is answered once. */
export class Passkeys {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async askToRegister(account: AccountRow, site: Site) {
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: 'Cromford',
      rpID: site.host,
      userName: account.name,
      userID: Uint8Array.from(Buffer.from(account.id)),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: (await this.list(account.id)).map(({ id }) => ({ id })),
    });
    return { question: await this.ask(account.id, options.challenge), options };
  }

  async register(
    account: AccountRow,
    question: string,
    answer: object,
    label: string,
    site: Site,
  ): Promise<Problem | undefined> {
    const challenge = await this.take(question, account.id);
    if (challenge === undefined) return problem('passkey-refused');
    const verified = await (await webauthn())
      .verifyRegistrationResponse({
        response: answer as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
      })
      .catch(() => undefined);
    if (!verified?.verified) return problem('passkey-refused');
    const { credential } = verified.registrationInfo;
    try {
      await this.store.database.query
        .insertInto('passkeys')
        .values({
          id: credential.id,
          account_id: account.id,
          public_key: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: JSON.stringify(credential.transports ?? []),
          label,
          created_at: this.now(),
        })
        .execute();
      return undefined;
    } catch (error) {
      if (troubleOf(error) === 'taken') return problem('passkey-refused');
      throw error;
    }
  }

  async askToSignIn(site: Site) {
    const options = await (await webauthn()).generateAuthenticationOptions({
      rpID: site.host,
      userVerification: 'required',
    });
    return { question: await this.ask(null, options.challenge), options };
  }

  /** The account whose passkey signed the question. */
  async signIn(question: string, answer: { id: string }, site: Site): Promise<string | undefined> {
    const challenge = await this.take(question, null);
    if (challenge === undefined) return undefined;
    const { query } = this.store.database;
    const known = await query.selectFrom('passkeys').selectAll().where('id', '=', answer.id).executeTakeFirst();
    if (!known) return undefined;
    const verified = await (await webauthn())
      .verifyAuthenticationResponse({
        response: answer as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        credential: {
          id: known.id,
          publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
          counter: known.counter,
          transports: JSON.parse(known.transports) as AuthenticatorTransport[],
        },
      })
      .catch(() => undefined);
    if (!verified?.verified) return undefined;
    const { newCounter } = verified.authenticationInfo;
    await query.updateTable('passkeys').set({ counter: newCounter }).where('id', '=', known.id).execute();
    return known.account_id;
  }

  async list(account: string): Promise<{ id: string; label: string; created_at: number }[]> {
    return this.store.database.query
      .selectFrom('passkeys')
      .select(['id', 'label', 'created_at'])
      .where('account_id', '=', account)
      .execute();
  }

  async remove(account: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.store.database.query
      .deleteFrom('passkeys')
      .where('account_id', '=', account)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  private async ask(account: string | null, challenge: string): Promise<string> {
    const id = newId();
    const { query } = this.store.database;
    await query.deleteFrom('challenges').where('expires_at', '<', this.now()).execute();
    await query
      .insertInto('challenges')
      .values({ id, account_id: account, challenge, expires_at: this.now() + ANSWER_WITHIN })
      .execute();
    return id;
  }

  /** Good once: taken out as it is read. */
  private async take(id: string, account: string | null): Promise<string | undefined> {
    const { query } = this.store.database;
    const row = await query.deleteFrom('challenges').where('id', '=', id).returningAll().executeTakeFirst();
    return row && row.account_id === account && row.expires_at > this.now() ? row.challenge : undefined;
  }
}
