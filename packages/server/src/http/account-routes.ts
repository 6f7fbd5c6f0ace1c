import { isProblem, problem } from '@cromford/kernel';
import type { House } from '../house.ts';
import { exportData } from '../people/own-data.ts';
import { QUOTAS } from '../security/quotas.ts';
import { type AnyRoute, accountOf, route } from './route.ts';
import { clearCookie } from './signed-in.ts';

/** One's own account: sessions, profile, bots, data. */
export function accountRoutes(house: House): AnyRoute[] {
  const { accounts, sessions, profiles, departures, audit, store } = house;
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
    route({
      method: 'GET',
      url: '/api/me/blocks',
      about: 'Whom one has blocked.',
      access: 'person',
      limit: 'read',
      async handle({ who }) {
        const blocked = await profiles.blocked(accountOf(who));
        return { blocked, people: [...(await profiles.names(blocked)).values()] };
      },
    }),
    route({
      method: 'PUT',
      url: '/api/me/blocks/:id',
      about: 'Keep somebody away from one’s tables.',
      access: 'person',
      limit: 'write',
      async handle({ who, params }) {
        if (!(await accounts.find(params.id))) return problem('no-such-account');
        return profiles.block(accountOf(who), params.id);
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/me/blocks/:id',
      about: 'Let somebody in again.',
      access: 'person',
      limit: 'write',
      async handle({ who, params }) {
        await profiles.unblock(accountOf(who), params.id);
        return {};
      },
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
    route({
      method: 'GET',
      url: '/api/me/bots',
      about: 'One’s bot accounts.',
      access: 'member',
      limit: 'read',
      handle: async ({ who }) => ({ bots: await accounts.botsOf(accountOf(who)) }),
    }),
    route({
      method: 'POST',
      url: '/api/me/bots',
      about: 'A bot account with a token, for a program of one’s own. The token is shown this once.',
      access: 'member',
      confirmed: true,
      limit: 'member',
      async handle({ who, body }) {
        const taken = await accounts.taken(body.name, { self: accountOf(who) });
        if (taken) return taken;
        const owned = await accounts.botsOf(accountOf(who));
        if (owned.length >= QUOTAS.bots) return problem('quota', { what: 'bots', most: QUOTAS.bots });
        const account = await accounts.bot(accountOf(who), body.name);
        const { secret } = await sessions.begin(account, 'token', body.name);
        await audit.note(accountOf(who), 'token-made', account);
        return { account, token: secret };
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/me/bots/:id',
      about: 'End a bot account and its tokens.',
      access: 'member',
      limit: 'write',
      async handle({ who, params }) {
        const bot = await accounts.find(params.id);
        if (bot?.owner !== accountOf(who)) return problem('no-such-account');
        await departures.forget(bot.id);
        return {};
      },
    }),
    route({
      method: 'GET',
      url: '/api/people/:id',
      about: 'Somebody’s profile: games that are over and that one may see, and how they went.',
      access: 'account',
      limit: 'read',
      handle: async ({ who, params }) => house.histories.of(accountOf(who), params.id),
    }),
    route({
      method: 'POST',
      url: '/api/reports',
      about: 'Tell the moderators about somebody.',
      access: 'account',
      limit: 'report',
      async handle({ who, body }) {
        const { account, table, reason } = body;
        if (!(await accounts.find(account))) return problem('no-such-account');
        // Moderators may read what was said at the table: only who may look at it himself can ask them to.
        const from = table === null ? undefined : await house.watching.viewpoint(who?.actor, table);
        return from && isProblem(from) ? from : house.reports.make(accountOf(who), account, table, reason);
      },
    }),
  ];
}
