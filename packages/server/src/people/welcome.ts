import { isProblem, type Problem, problem } from '@cromford/kernel';
import type { Audit } from '../security/audit.ts';
import type { LinkRow } from '../storage/schema-people.ts';
import type { Store } from '../storage/store.ts';
import type { Accounts } from './accounts.ts';
import type { Links } from './links.ts';
import type { SignedIn } from './sessions.ts';

const FIRST_LINK_HOURS = 72;

interface Newcomer {
  readonly name: string;
  readonly passphrase: string;
  readonly language: string;
}

export interface WelcomeParts {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly links: Links;
  readonly audit: Audit;
}

/** Who comes in by a link of the house: the first administrator, somebody invited, a member who has lost everything. */
export class Welcome {
  private readonly parts: WelcomeParts;

  constructor(parts: WelcomeParts) {
    this.parts = parts;
  }

  /** A link that makes whoever has it the administrator, as long as there is none. */
  async firstLink(): Promise<string | undefined> {
    if (await this.hasAdministrator()) return undefined;
    return (await this.parts.links.make({ kind: 'administrator', hours: FIRST_LINK_HOURS })).link;
  }

  /** The operator has named a member, letter by letter: one whose name is only like it is somebody else. */
  async appointNamed(name: string): Promise<boolean> {
    const account = await this.parts.accounts.byName(name);
    if (account?.name !== name.normalize('NFKC').trim()) return false;
    if (account.role !== 'administrator') await this.makeAdministrator(account.id);
    return true;
  }

  /** What a link is for; a wrong one, an old one and one that is used up are told apart by nobody. */
  async look(link: string): Promise<{ kind: LinkRow['kind']; name: string; expires: number } | Problem> {
    const found = await this.find(link);
    if (isProblem(found)) return found;
    const account = found.account_id === null ? undefined : await this.parts.accounts.find(found.account_id);
    return { kind: found.kind, name: account?.name ?? '', expires: found.expires_at };
  }

  /** Becomes a member by a link: a guest keeps what he has, anybody else gets an account. */
  async register(
    who: SignedIn | undefined,
    link: string,
    { name, passphrase, language }: Newcomer,
  ): Promise<{ account: string; codes: string[] } | Problem> {
    const { accounts, links } = this.parts;
    const found = await this.find(link);
    if (isProblem(found)) return found;
    if (found.kind === 'reset') return problem('no-such-invitation');
    const appointed = found.kind === 'administrator';
    const guest = who?.account.kind === 'guest' ? who.account.id : undefined;
    const taken = await accounts.taken(name, { self: guest ?? '', appointed });
    if (taken) return taken;
    const used = await links.use(found);
    if (used.length === 0) return problem('no-such-invitation');
    const account = guest ?? (await accounts.guest(name, language));
    const made = await accounts.becomeMember(account, name, passphrase, { appointed });
    if (isProblem(made)) {
      await links.giveBack(used);
      return made;
    }
    if (appointed) await this.makeAdministrator(account);
    return { account, ...made };
  }

  /** A member who is there already takes the administrator's link. */
  async appoint(account: string, link: string): Promise<Problem | undefined> {
    const found = await this.find(link);
    if (isProblem(found)) return found;
    if (found.kind !== 'administrator' || (await this.parts.links.use(found)).length === 0)
      return problem('no-such-invitation');
    await this.makeAdministrator(account);
    return undefined;
  }

  /** Lets somebody in who has lost passphrase, passkeys and codes; whatever opened the account before does so no longer. */
  async reset(link: string, passphrase: string): Promise<{ account: string; codes: string[] } | Problem> {
    const { accounts, links, audit } = this.parts;
    const found = await this.find(link);
    if (isProblem(found)) return found;
    const account = found.account_id;
    if (found.kind !== 'reset' || account === null || (await links.use(found)).length === 0)
      return problem('no-such-invitation');
    const codes = await accounts.openAnew(account, passphrase);
    await audit.note(account, 'reset', account);
    return { account, codes };
  }

  private async find(link: string): Promise<LinkRow | Problem> {
    const found = await this.parts.links.find(link);
    if (!found || (found.kind === 'administrator' && (await this.hasAdministrator())))
      return problem('no-such-invitation');
    return found;
  }

  private async hasAdministrator(): Promise<boolean> {
    const row = await this.parts.store.database.query
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'administrator')
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  private async makeAdministrator(account: string): Promise<void> {
    const { store, audit } = this.parts;
    await store.database.query
      .updateTable('accounts')
      .set({ role: 'administrator' })
      .where('id', '=', account)
      .execute();
    await audit.note(null, 'role-changed', account, { role: 'administrator' });
  }
}
