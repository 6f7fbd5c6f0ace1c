import { isProblem, problem } from '@cromford/kernel';
import type { House } from '../house.ts';
import { type AnyRoute, route } from './route.ts';

/** For moderators and administrators. */
export function moderationRoutes(house: House): AnyRoute[] {
  const { moderation, reports, accountList, audit, profiles, now } = house;
  return [
    route({
      method: 'GET',
      url: '/api/moderation/reports',
      about: 'Reports that are not settled.',
      access: 'moderator',
      limit: 'read',
      async handle() {
        const open = await reports.open();
        const names = await profiles.names(open.flatMap(({ account_id, subject }) => [account_id, subject]));
        return { reports: open, people: [...names.values()] };
      },
    }),
    route({
      method: 'GET',
      url: '/api/moderation/reports/:id',
      about: 'A report that is not settled, with what was said at its table.',
      access: 'moderator',
      limit: 'read',
      async handle({ who, params }) {
        if (!who) return problem('sign-in');
        const read = await reports.read(who.actor, params.id);
        if (isProblem(read)) return read;
        const { account_id, subject } = read.report;
        const names = await profiles.names([account_id, subject, ...read.messages.map(({ account }) => account)]);
        return { ...read, people: [...names.values()] };
      },
    }),
    route({
      method: 'POST',
      url: '/api/moderation/reports/:id/settle',
      about: 'A report has been dealt with.',
      access: 'moderator',
      limit: 'write',
      handle: async ({ who, params }) => who && reports.settle(who.actor, params.id),
    }),
    route({
      method: 'GET',
      url: '/api/moderation/accounts',
      about: 'Accounts by name or id, the newest first; `next` leads to the page after.',
      access: 'moderator',
      limit: 'read',
      handle: ({ query }) => accountList.find(query),
    }),
    route({
      method: 'GET',
      url: '/api/moderation/accounts/:id',
      about: 'An account, its bots, its tables that go on, and the reports about it.',
      access: 'moderator',
      limit: 'read',
      handle: ({ params }) => accountList.look(params.id),
    }),
    route({
      method: 'POST',
      url: '/api/moderation/accounts/:id',
      about: 'Mute or ban for so many hours; 0 lifts it. A ban may keep out new guests from the same networks.',
      access: 'moderator',
      limit: 'write',
      handle: async ({ who, params, body }) => who && moderation.restrain(who.actor, params.id, body),
    }),
    route({
      method: 'POST',
      url: '/api/moderation/accounts/:id/name',
      about: 'Give somebody another name; a member signs in with it from then on.',
      access: 'moderator',
      limit: 'write',
      handle: async ({ who, params, body }) => who && moderation.rename(who.actor, params.id, body.name),
    }),
    route({
      method: 'DELETE',
      url: '/api/moderation/accounts/:id',
      about: 'Remove an account, as though its owner had deleted it.',
      access: 'administrator',
      confirmed: true,
      limit: 'write',
      handle: async ({ who, params }) => who && moderation.remove(who.actor, params.id),
    }),
    route({
      method: 'POST',
      url: '/api/moderation/tables/:id/close',
      about: 'Close a table; its game ends without a result.',
      access: 'moderator',
      limit: 'write',
      handle: async ({ who, params }) => who && moderation.closeTable(who.actor, params.id),
    }),
    route({
      method: 'DELETE',
      url: '/api/moderation/tables/:id/messages/:number',
      about: 'Take a message away.',
      access: 'moderator',
      limit: 'write',
      handle: async ({ who, params }) => who && moderation.hideMessage(who.actor, params.id, params.number),
    }),
    route({
      method: 'PUT',
      url: '/api/administration/accounts/:id/role',
      about: 'Make a member a moderator or an administrator, or no longer.',
      access: 'administrator',
      confirmed: true,
      limit: 'write',
      handle: async ({ who, params, body }) => who && moderation.setRole(who.actor, params.id, body.role),
    }),
    route({
      method: 'GET',
      url: '/api/administration/audit',
      about: 'The audit log, latest first, with the names of those in it.',
      access: 'administrator',
      limit: 'read',
      async handle({ query }) {
        const entries = await audit.read(query.before ?? now() + 1);
        const names = await profiles.names(entries.flatMap(({ actor, subject }) => [actor, subject]));
        return { audit: entries, people: [...names.values()] };
      },
    }),
  ];
}
