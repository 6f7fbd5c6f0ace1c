import { problem } from '@cromford/kernel';
import type { House } from '../house.ts';
import { KEPT_DAYS } from '../people/kept-days.ts';
import { type AnyRoute, accountOf, route } from './route.ts';

const RESET_HOURS = 24;

/** How the house is run: its door, what it says about itself, and links that let people in. */
export function houseRoutes(house: House): AnyRoute[] {
  const { settings, links, moderation, profiles, audit } = house;
  return [
    route({
      method: 'GET',
      url: '/api/house',
      about: 'Who may come in, the imprint, what is said about privacy, and how many days things are kept.',
      access: 'anyone',
      strangers: true,
      limit: 'read',
      handle: async () => ({ ...(await settings.rules()), keeps: KEPT_DAYS }),
    }),
    route({
      method: 'PUT',
      url: '/api/administration/house',
      about: 'Change who may come in, the imprint, or what is said about privacy.',
      access: 'administrator',
      confirmed: true,
      limit: 'write',
      async handle({ who, body }) {
        await settings.change(body);
        const { door } = body;
        await audit.note(accountOf(who), 'house-changed', '', {
          what: Object.keys(body).join(' '),
          ...(door && { door }),
        });
        return {};
      },
    }),
    route({
      method: 'GET',
      url: '/api/administration/links',
      about: 'Invitations to the house that are still good.',
      access: 'moderator',
      limit: 'read',
      async handle() {
        const open = await links.invitations();
        const names = await profiles.names(open.map(({ created_by }) => created_by));
        return { links: open, people: [...names.values()] };
      },
    }),
    route({
      method: 'POST',
      url: '/api/administration/links',
      about: 'A link that lets so many people become members, until it expires. It is shown this once.',
      access: 'moderator',
      limit: 'write',
      async handle({ who, body }) {
        const made = await links.make({ kind: 'member', by: accountOf(who), ...body });
        await audit.note(accountOf(who), 'link-made', made.id, { uses: body.uses });
        return made;
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/administration/links/:id',
      about: 'End an invitation to the house.',
      access: 'moderator',
      limit: 'write',
      async handle({ who, params }) {
        if (!(await links.revoke(params.id))) return problem('no-such-thing');
        await audit.note(accountOf(who), 'link-revoked', params.id);
        return {};
      },
    }),
    route({
      method: 'POST',
      url: '/api/administration/accounts/:id/reset',
      about: 'A link that lets a member in who has lost everything. It is shown this once.',
      access: 'administrator',
      confirmed: true,
      limit: 'write',
      async handle({ who, params }) {
        if (!who) return problem('sign-in');
        const subject = await moderation.subjectOf(who.actor, params.id);
        if ('code' in subject) return subject;
        if (subject.kind !== 'member') return problem('not-a-member');
        const made = await links.make({
          kind: 'reset',
          hours: RESET_HOURS,
          account: subject.id,
          by: who.actor.account,
        });
        await audit.note(who.actor.account, 'reset-link', subject.id);
        return made;
      },
    }),
  ];
}
