import { problem } from '@cromford/kernel';
import type { House } from '../house.ts';
import { exportData } from '../people/own-data.ts';
import { type AnyRoute, accountOf, route } from './route.ts';
import { clearCookie } from './signed-in.ts';

/** One's own account: who one is, holidays, data. */
export function accountRoutes(house: House): AnyRoute[] {
  const { accounts, profiles, departures, audit, store } = house;
  return [
    route({
      method: 'GET',
      url: '/api/me',
      about: 'Who is signed in.',
      access: 'anyone',
      strangers: true,
      limit: 'read',
      async handle({ who }) {
        if (!who) return { account: null };
        const { id, kind, name, role, about, language } = who.account;
        const ratings = await house.ratings.of(id);
        return { account: { id, kind, name, role, about, language }, ratings };
      },
    }),
    route({
      method: 'PUT',
      url: '/api/me',
      about: 'Change one’s profile.',
      access: 'account',
      limit: 'write',
      async handle({ who, body }) {
        if (!who) return problem('sign-in');
        // A member's name is what others know him by: moderators change it.
        if (who.account.kind === 'member' && body.name !== undefined && body.name !== who.account.name)
          return problem('not-allowed', { needs: 'moderator' });
        const isRenamed = body.name !== undefined && who.account.kind !== 'member';
        const taken = isRenamed
          ? await accounts.taken(body.name ?? '', { self: who.account.owner ?? who.account.id })
          : undefined;
        if (!taken) await profiles.change(who.account, body);
        return taken;
      },
    }),
    route({
      method: 'GET',
      url: '/api/me/holiday',
      about: 'Until when one is on holiday.',
      access: 'person',
      limit: 'read',
      handle: async ({ who }) => ({ until: await house.holidays.of(accountOf(who)) }),
    }),
    route({
      method: 'PUT',
      url: '/api/me/holiday',
      about:
        'From now until then no daily clock runs for oneself; 0 ends it. At most 21 days, and 14 days between two.',
      access: 'person',
      limit: 'holiday',
      handle: async ({ who, body }) => (await house.holidays.set(accountOf(who), body.until)) ?? {},
    }),
    route({
      method: 'GET',
      url: '/api/me/export',
      about: 'Everything that is kept about the account.',
      access: 'person',
      strangers: true,
      limit: 'export',
      async handle({ who, reply }) {
        await audit.note(accountOf(who), 'exported', accountOf(who));
        reply.header('content-disposition', 'attachment; filename="cromford-export.json"');
        return exportData(store, accountOf(who));
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/me',
      about: 'Delete the account. Its moves stay in the games of others, without a name.',
      access: 'person',
      strangers: true,
      confirmed: true,
      limit: 'write',
      async handle({ who, reply }) {
        const account = accountOf(who);
        await departures.forget(account);
        await audit.note(account, 'account-deleted', account);
        clearCookie(reply);
        return {};
      },
    }),
  ];
}
