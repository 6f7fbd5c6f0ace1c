import { isProblem } from '@cromford/kernel';
import type { House } from '../house.ts';
import { type AnyRoute, accountOf, route } from './route.ts';
import type { BeginSession } from './signed-in.ts';

/** Links of the house, for whoever was given one. */
export function welcomeRoutes({ welcome }: House, beginSession: BeginSession): AnyRoute[] {
  return [
    route({
      method: 'POST',
      url: '/api/welcome/look',
      about: 'What a link of the house is for.',
      access: 'anyone',
      strangers: true,
      limit: 'invitation',
      by: 'address',
      handle: ({ body }) => welcome.look(body.link),
    }),
    route({
      method: 'POST',
      url: '/api/welcome',
      about: 'Become a member by a link of the house. Answers with the recovery codes, this once.',
      access: 'anyone',
      strangers: true,
      limit: 'guest',
      by: 'address',
      async handle(call) {
        const { link, ...newcomer } = call.body;
        const made = await welcome.register(call.who, link, newcomer);
        if (isProblem(made)) return made;
        await beginSession(made.account, call, { confirmed: true });
        return made;
      },
    }),
    route({
      method: 'POST',
      url: '/api/welcome/appoint',
      about: 'Take the link of the first administrator as a member.',
      access: 'member',
      confirmed: true,
      limit: 'invitation',
      handle: ({ who, body }) => welcome.appoint(accountOf(who), body.link),
    }),
    route({
      method: 'POST',
      url: '/api/welcome/reset',
      about: 'Set a new passphrase by a link that an administrator has made. Answers with new recovery codes.',
      access: 'anyone',
      strangers: true,
      limit: 'enter',
      by: 'address',
      async handle(call) {
        const made = await welcome.reset(call.body.link, call.body.passphrase);
        if (isProblem(made)) return made;
        await beginSession(made.account, call, { confirmed: true });
        return made;
      },
    }),
  ];
}
