import { randomInt } from 'node:crypto';
import { type Problem, problem } from '@cromford/kernel';
import { newId, secretHash } from '../ids.ts';
import { troubleOf } from '../storage/database.ts';
import type { AccountKind, AccountRow } from '../storage/schema-people.ts';
import type { Store } from '../storage/store.ts';
import { faceOf, foldName } from './names.ts';
import { hashPassphrase, isPassphrase } from './passphrase.ts';
import { tellSignedOut } from './sessions.ts';

const CODES = 8;
/** No letters that are taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** People and bots: how an account comes about and how it shows who it is. */
export class Accounts {
  private readonly store: Store;
  private readonly now: () => number;
  /** Faces that nobody may take: the operator has named an administrator who is not there yet. */
  private readonly reserved: ReadonlySet<string>;

  constructor(store: Store, now: () => number, reserved: readonly string[] = []) {
    this.store = store;
    this.now = now;
    this.reserved = new Set(reserved.map(faceOf));
  }

  /** Whether a name would be taken for that of another member. */
  async taken(name: string, { self = '', appointed = false } = {}): Promise<Problem | undefined> {
    const face = faceOf(name);
    const other = await this.store.database.query
      .selectFrom('accounts')
      .select('id')
      .where('id', '!=', self)
      .where((e) => e.or([e('face', '=', face), e('login', '=', foldName(name))]))
      .executeTakeFirst();
    return other || (this.reserved.has(face) && !appointed) ? problem('name-taken', { name }) : undefined;
  }

  /** Somebody who just wants to play: a name is enough. */
  async guest(name: string, language: string): Promise<string> {
    return this.insert('guest', name, { language });
  }

  async bot(owner: string, name: string): Promise<string> {
    return this.insert('bot', name, { owner });
  }

  /** The bot accounts of a member. */
  async botsOf(owner: string): Promise<{ id: string; name: string; kind: 'bot' }[]> {
    const rows = await this.store.database.query
      .selectFrom('accounts')
      .select(['id', 'name'])
      .where('owner', '=', owner)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .execute();
    return rows.map((row) => ({ ...row, kind: 'bot' }));
  }

  /**
   * A guest becomes a member and keeps seats, notes and ratings. Gives the recovery codes, which are shown once. `appointed`: whoever has
   * the administrator's link may take the name that was kept for him.
   */
  async becomeMember(
    account: string,
    name: string,
    passphrase: string,
    { appointed = false } = {},
  ): Promise<{ codes: string[] } | Problem> {
    const face = faceOf(name);
    if (this.reserved.has(face) && !appointed) return problem('name-taken', { name });
    const hashed = await hashPassphrase(passphrase);
    try {
      const { numUpdatedRows } = await this.store.database.query
        .updateTable('accounts')
        .set({ kind: 'member', name, login: foldName(name), face, passphrase: hashed })
        .where('id', '=', account)
        .where('kind', '=', 'guest')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return problem('member-already');
    } catch (error) {
      if (troubleOf(error) === 'taken') return problem('name-taken', { name });
      throw error;
    }
    return { codes: await this.newCodes(account) };
  }

  /** Another name; a member signs in with it from then on. */
  async rename(account: AccountRow, name: string): Promise<Problem | undefined> {
    const taken = await this.taken(name, { self: account.owner ?? account.id });
    if (taken) return taken;
    const signIn = account.kind === 'member' ? { login: foldName(name), face: faceOf(name) } : {};
    try {
      await this.store.database.query
        .updateTable('accounts')
        .set({ name, ...signIn })
        .where('id', '=', account.id)
        .execute();
      return undefined;
    } catch (error) {
      if (troubleOf(error) === 'taken') return problem('name-taken', { name });
      throw error;
    }
  }

  /** The account with this name and passphrase. */
  async byPassphrase(name: string, passphrase: string): Promise<AccountRow | undefined> {
    const account = await this.byName(name);
    return (await isPassphrase(passphrase, account?.passphrase ?? null)) ? account : undefined;
  }

  /** A recovery code opens the account once and sets a new passphrase. */
  async recover(name: string, code: string, passphrase: string): Promise<AccountRow | undefined> {
    const account = await this.byName(name);
    const hashed = await hashPassphrase(passphrase);
    if (!account) return undefined;
    const recovered = await this.store.database.transaction(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('recovery_codes')
        .where('account_id', '=', account.id)
        .where('code', '=', codeHash(account.id, code))
        .executeTakeFirst();
      if (numDeletedRows === 0n) return undefined;
      await trx.updateTable('accounts').set({ passphrase: hashed }).where('id', '=', account.id).execute();
      // Whoever had got in is out.
      await trx.deleteFrom('sessions').where('account_id', '=', account.id).execute();
      return account;
    });
    if (recovered) tellSignedOut(this.store, account.id);
    return recovered;
  }

  async newPassphrase(account: AccountRow, old: string, passphrase: string): Promise<Problem | undefined> {
    if (account.passphrase !== null && !(await isPassphrase(old, account.passphrase))) return problem('sign-in-failed');
    const hashed = await hashPassphrase(passphrase);
    await this.store.database.query
      .updateTable('accounts')
      .set({ passphrase: hashed })
      .where('id', '=', account.id)
      .execute();
    return undefined;
  }

  /** A new passphrase and new codes for somebody who has lost everything; nothing else opens the account any longer. */
  async openAnew(account: string, passphrase: string): Promise<string[]> {
    const hashed = await hashPassphrase(passphrase);
    await this.store.database.transaction(async (trx) => {
      await trx.updateTable('accounts').set({ passphrase: hashed }).where('id', '=', account).execute();
      for (const table of ['sessions', 'passkeys'] as const)
        await trx.deleteFrom(table).where('account_id', '=', account).execute();
    });
    tellSignedOut(this.store, account);
    return this.newCodes(account);
  }

  /** A fresh set; the old codes no longer open anything. */
  async newCodes(account: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    await this.store.database.transaction(async (trx) => {
      await trx.deleteFrom('recovery_codes').where('account_id', '=', account).execute();
      const rows = codes.map((code) => ({ code: codeHash(account, code), account_id: account }));
      await trx.insertInto('recovery_codes').values(rows).execute();
    });
    return codes;
  }

  async find(id: string): Promise<AccountRow | undefined> {
    return this.store.database.query
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  }

  async byName(name: string): Promise<AccountRow | undefined> {
    return this.store.database.query
      .selectFrom('accounts')
      .selectAll()
      .where('login', '=', foldName(name))
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  }

  private async insert(kind: AccountKind, name: string, more: Partial<AccountRow>): Promise<string> {
    const id = newId();
    await this.store.database.query
      .insertInto('accounts')
      .values({
        id,
        kind,
        name,
        login: null,
        face: '',
        passphrase: null,
        role: 'player',
        owner: null,
        about: '',
        language: 'en',
        created_at: this.now(),
        deleted_at: null,
        banned_until: null,
        muted_until: null,
        ...more,
      })
      .execute();
    return id;
  }
}

/** Three groups of four: 59 bits, and a sign-in is limited to a few tries. */
function newCode(): string {
  const letters = Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)] ?? 'a').join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

function codeHash(account: string, code: string): string {
  return secretHash(`${account} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}
