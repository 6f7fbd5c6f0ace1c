import type { House } from '../house.ts';
import { type AnyRoute, route } from './route.ts';

/** Links that seat whoever has them. */
export function invitationRoutes({ invitations }: House): AnyRoute[] {
  return [
    route({
      method: 'POST',
      url: '/api/tables/:id/invitations',
      about: 'A link that seats whoever has it, until it expires.',
      access: 'account',
      limit: 'write',
      handle: async ({ who, params, body }) => who && invitations.make(who.actor, params.id, body),
    }),
    route({
      method: 'POST',
      url: '/api/invitations/look',
      about: 'The table to which a link leads, and who sits there.',
      access: 'anyone',
      strangers: true,
      limit: 'invitation',
      handle: ({ who, body }) => invitations.look(who?.actor, body.invitation),
    }),
    route({
      method: 'POST',
      url: '/api/invitations/accept',
      about: 'Sit down by an invitation.',
      access: 'account',
      limit: 'invitation',
      handle: async ({ who, body }) => who && invitations.accept(who.actor, body.invitation),
    }),
  ];
}
