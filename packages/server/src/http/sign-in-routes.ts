import { isProblem, type Problem, problem } from '@cromford/kernel';
import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { foldName } from '../people/names.ts';
import { isPassphrase } from '../people/passphrase.ts';
import { type LimitName, network } from '../security/limits.ts';
import { type AnyRoute, accountOf, route } from './route.ts';
import { type BeginSession, clearCookie } from './signed-in.ts';

/** How one comes in, shows who one is, and goes. */
export function signInRoutes(house: House, beginSession: BeginSession): AnyRoute[] {
  const { accounts, sessions, settings, invitations, networks, audit, limits, now } = house;
  /**
   * Only what fails counts, so that a club may sign in behind one address; and it counts before it is known, or many tries at once would be
   * one. By name as well: many addresses together do not get many more tries at one account; but where its owner is at home they do not count.
   */
  const tryAt = async (name: string, { ip }: Pick<FastifyRequest, 'ip'>): Promise<{ succeeded(): void } | Problem> => {
    const folded = foldName(name);
    const isAtHome = await networks.isHomeOf(name, ip);
    const counted: [LimitName, string][] = [
      ['sign-in', `name ${folded} from ${network(ip)}`],
      ...(isAtHome ? [] : ([['sign-in-at', `name ${folded}`]] as [LimitName, string][])),
      ['sign-in-from', network(ip)],
    ];
    for (const [limit, who] of counted) {
      const tooMany = limits.use(limit, who);
      if (tooMany) return tooMany;
    }
    return {
      succeeded() {
        for (const [limit, who] of counted) limits.giveBack(limit, who);
      },
    };
  };

  return [
    route({
      method: 'POST',
      url: '/api/guests',
      about: 'Play at once: a name is enough.',
      access: 'anyone',
      strangers: true,
      limit: 'guest',
      by: 'address',
      async handle(call) {
        const { name, language, invitation } = call.body;
        const { door } = await settings.rules();
        if (door === 'members') return problem('members-only');
        if (door === 'invitation' && !(await invitations.isOfMember(invitation))) return problem('by-invitation');
        if (await networks.isKeptOut(call.request.ip)) return problem('kept-out');
        const taken = await accounts.taken(name);
        return taken ?? beginSession(await accounts.guest(name, language), call);
      },
    }),
    route({
      method: 'POST',
      url: '/api/members',
      about: 'Turn a guest into a member, in a session of its own. Answers with the recovery codes, this once.',
      access: 'person',
      limit: 'member',
      async handle(call) {
        const account = accountOf(call.who);
        const made = await accounts.becomeMember(account, call.body.name, call.body.passphrase);
        if (isProblem(made)) return made;
        // Whoever knew the guest's cookie does not know the member's: the session that asked ends, and another begins.
        return { ...(await beginSession(account, call, { confirmed: true })), ...made };
      },
    }),
    route({
      method: 'POST',
      url: '/api/sign-in',
      about: 'Sign in with name and passphrase.',
      access: 'anyone',
      strangers: true,
      limit: 'enter',
      by: 'address',
      async handle(call) {
        const { name, passphrase } = call.body;
        const attempt = await tryAt(name, call.request);
        if (isProblem(attempt)) return attempt;
        const account = await accounts.byPassphrase(name, passphrase);
        if (account) attempt.succeeded();
        await audit.note(account?.id ?? null, account ? 'sign-in' : 'sign-in-failed', account?.id ?? '', {
          by: 'passphrase',
        });
        if (!account) return problem('sign-in-failed');
        if ((account.banned_until ?? 0) > now()) return problem('not-allowed', { needs: 'no ban' });
        return beginSession(account.id, call, { confirmed: true });
      },
    }),
    route({
      method: 'POST',
      url: '/api/recover',
      about: 'Set a new passphrase with a recovery code; ends all sessions.',
      access: 'anyone',
      strangers: true,
      limit: 'enter',
      by: 'address',
      async handle(call) {
        const { name, code, passphrase } = call.body;
        const attempt = await tryAt(name, call.request);
        if (isProblem(attempt)) return attempt;
        const account = await accounts.recover(name, code, passphrase);
        if (!account) return problem('sign-in-failed');
        attempt.succeeded();
        await audit.note(account.id, 'recovered', account.id);
        return beginSession(account.id, call, { confirmed: true });
      },
    }),
    route({
      method: 'POST',
      url: '/api/me/confirm',
      about: 'Show once more who one is, by the passphrase; good for ten minutes in this session.',
      access: 'member',
      limit: 'sign-in',
      async handle({ who, body }) {
        if (!who) return problem('sign-in');
        if (!(await isPassphrase(body.passphrase, who.account.passphrase))) {
          await audit.note(who.account.id, 'sign-in-failed', who.account.id, { by: 'confirmation' });
          return problem('sign-in-failed');
        }
        await sessions.confirm(who.session.id);
        return {};
      },
    }),
    route({
      method: 'POST',
      url: '/api/sign-out',
      about: 'End this session.',
      access: 'account',
      strangers: true,
      limit: 'write',
      async handle({ who, reply }) {
        if (who) await sessions.end(who.actor.account, who.session.id);
        clearCookie(reply);
        return {};
      },
    }),
  ];
}
