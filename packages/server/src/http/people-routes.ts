import { isProblem, problem } from '@cromford/kernel';
import type { House } from '../house.ts';
import { type AnyRoute, accountOf, route } from './route.ts';

/** Other people: whom one has blocked, profiles, reports. */
export function peopleRoutes(house: House): AnyRoute[] {
  const { accounts, profiles } = house;
  return [
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
