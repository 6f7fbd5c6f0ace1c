import { problem } from '@cromford/kernel';
import type { House } from '../house.ts';
import { type AnyRoute, accountOf, route } from './route.ts';

/** What opens one's account: passphrase, recovery codes, sessions. */
export function keyRoutes(house: House): AnyRoute[] {
  const { accounts, sessions, audit } = house;
  return [
    route({
      method: 'PUT',
      url: '/api/me/passphrase',
      about: 'Change the passphrase; ends all other sessions.',
      access: 'member',
      limit: 'sign-in',
      async handle({ who, body }) {
        if (!who) return problem('sign-in');
        const refused = await accounts.newPassphrase(who.account, body.old, body.passphrase);
        if (refused) return refused;
        await sessions.endOthers(who.actor.account, who.session.id);
        await audit.note(who.actor.account, 'passphrase-changed', who.actor.account);
        return {};
      },
    }),
    route({
      method: 'POST',
      url: '/api/me/recovery-codes',
      about: 'A fresh set of recovery codes; the old ones end.',
      access: 'member',
      confirmed: true,
      limit: 'sign-in',
      async handle({ who }) {
        const codes = await accounts.newCodes(accountOf(who));
        await audit.note(accountOf(who), 'codes-made', accountOf(who));
        return { codes };
      },
    }),
    route({
      method: 'GET',
      url: '/api/me/sessions',
      about: 'All sessions and tokens of the account.',
      access: 'account',
      limit: 'read',
      handle: async ({ who }) =>
        who ? { sessions: await sessions.list(who.actor.account), current: who.session.id } : problem('sign-in'),
    }),
    route({
      method: 'DELETE',
      url: '/api/me/sessions/:id',
      about: 'End one of one’s sessions.',
      access: 'account',
      limit: 'write',
      async handle({ who, params }) {
        if (!(await sessions.end(accountOf(who), params.id))) return problem('no-such-thing');
        await audit.note(accountOf(who), 'session-revoked', params.id);
        return {};
      },
    }),
  ];
}
