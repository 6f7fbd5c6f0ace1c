import { problem } from '@cromford/kernel';
import type { House } from '../house.ts';
import { QUOTAS } from '../security/quotas.ts';
import { type AnyRoute, accountOf, route } from './route.ts';

/** One's bot accounts, for programs of one's own. */
export function ownBotRoutes(house: House): AnyRoute[] {
  const { accounts, sessions, departures, audit } = house;
  return [
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
  ];
}
