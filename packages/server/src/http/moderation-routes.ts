import * as z from 'zod';
import type { House } from '../house.ts';
import { idSchema, tableParams } from './ids.ts';
import { type AnyRoute, route } from './route.ts';

/** For moderators and administrators. */
export function moderationRoutes(house: House): AnyRoute[] {
  const { moderation, audit, profiles, now } = house;
  const hours = z
    .int()
    .min(0)
    .max(24 * 3650);
  return [
    route({
      method: 'GET',
      url: '/api/moderation/reports',
      about: 'Reports that are not settled.',
      access: 'moderator',
      limit: 'read',
      async handle() {
        const reports = await moderation.open();
        const names = await profiles.names(reports.flatMap(({ account_id, subject }) => [account_id, subject]));
        return { reports, people: [...names.values()] };
      },
    }),
    route({
      method: 'POST',
      url: '/api/moderation/reports/:id/settle',
      about: 'A report has been dealt with.',
      access: 'moderator',
      limit: 'write',
      params: tableParams,
      async handle({ who, params }) {
        if (who) await moderation.settle(who.actor, params.id);
        return {};
      },
    }),
    route({
      method: 'POST',
      url: '/api/moderation/accounts/:id',
      about: 'Mute or ban for so many hours; 0 lifts it.',
      access: 'moderator',
      limit: 'write',
      params: tableParams,
      body: z.strictObject({ what: z.enum(['muted', 'banned']), hours }),
      handle: async ({ who, params, body }) => who && moderation.restrain(who.actor, params.id, body.what, body.hours),
    }),
    route({
      method: 'DELETE',
      url: '/api/moderation/tables/:id/messages/:number',
      about: 'Take a message away.',
      access: 'moderator',
      limit: 'write',
      params: z.strictObject({ id: idSchema, number: z.coerce.number().int().min(1) }),
      async handle({ who, params }) {
        if (who) await moderation.hideMessage(who.actor, params.id, params.number);
        return {};
      },
    }),
    route({
      method: 'PUT',
      url: '/api/administration/accounts/:id/role',
      about: 'Make somebody a moderator, or no longer.',
      access: 'administrator',
      limit: 'write',
      params: tableParams,
      body: z.strictObject({ role: z.enum(['player', 'moderator']) }),
      handle: async ({ who, params, body }) => who && moderation.setRole(who.actor, params.id, body.role),
    }),
    route({
      method: 'GET',
      url: '/api/administration/audit',
      about: 'The audit log, latest first, with the names of those in it.',
      access: 'administrator',
      limit: 'read',
      query: z.strictObject({ before: z.coerce.number().int().optional() }),
      async handle({ query }) {
        const entries = await audit.read(query.before ?? now() + 1);
        const names = await profiles.names(entries.flatMap(({ actor, subject }) => [actor, subject]));
        return { audit: entries, people: [...names.values()] };
      },
    }),
  ];
}
