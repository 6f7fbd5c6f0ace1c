import { isProblem, problem } from '@cromford/kernel';
import type { House } from '../house.ts';
import { type AnyRoute, accountOf, route } from './route.ts';

/** What is said at a table, and what somebody notes for himself. */
export function talkRoutes({ seating, watching, chat, notes, now }: House): AnyRoute[] {
  return [
    route({
      method: 'POST',
      url: '/api/tables/:id/messages',
      about: 'Say something at one’s table.',
      access: 'account',
      limit: 'chat',
      async handle({ who, params, body }) {
        if (!who) return problem('sign-in');
        if ((await seating.seatOf(who.actor.account, params.id)) === undefined) return problem('not-your-table');
        return chat.say(who.account, params.id, body.text);
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id/messages',
      about: 'What has been said, after a number.',
      access: 'anyone',
      limit: 'read',
      async handle({ who, params, query }) {
        const from = await watching.viewpoint(who?.actor, params.id);
        if (isProblem(from)) return from;
        return { messages: await chat.after(params.id, query.after, from.lag > 0 ? now() - from.lag : undefined) };
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id/notes',
      about: 'One’s own notes on a table.',
      access: 'person',
      limit: 'read',
      handle: async ({ who, params }) => ({ text: await notes.read(accountOf(who), params.id) }),
    }),
    route({
      method: 'PUT',
      url: '/api/tables/:id/notes',
      about: 'Write one’s own notes on a table.',
      access: 'person',
      limit: 'write',
      async handle({ who, params, body }) {
        const from = await watching.viewpoint(who?.actor, params.id);
        if (isProblem(from)) return from;
        return notes.write(accountOf(who), params.id, body.text);
      },
    }),
  ];
}
