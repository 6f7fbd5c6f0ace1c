import { problem } from '@cromford/kernel';
import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { ownOrigin } from '../security/origin.ts';
import { QUOTAS } from '../security/quotas.ts';
import { type AnyRoute, accountOf, route } from './route.ts';
import type { BeginSession } from './signed-in.ts';

export function passkeyRoutes(house: House, publicOrigin: string | undefined, beginSession: BeginSession): AnyRoute[] {
  const { passkeys, sessions, accounts, audit, now } = house;
  const siteOf = (request: FastifyRequest) => {
    const origin = ownOrigin(request, publicOrigin);
    return { origin, host: new URL(origin).hostname };
  };
  return [
    route({
      method: 'POST',
      url: '/api/me/passkeys/question',
      about: 'What a new passkey has to sign.',
      access: 'member',
      confirmed: true,
      limit: 'sign-in',
      async handle({ who, request }) {
        if (!who) return problem('sign-in');
        if ((await passkeys.list(who.actor.account)).length >= QUOTAS.passkeys)
          return problem('quota', { what: 'passkeys', most: QUOTAS.passkeys });
        return passkeys.askToRegister(who.account, siteOf(request));
      },
    }),
    route({
      method: 'POST',
      url: '/api/me/passkeys',
      about: 'Add the passkey that signed the question.',
      access: 'member',
      confirmed: true,
      limit: 'sign-in',
      async handle({ who, body, request }) {
        if (!who) return problem('sign-in');
        const refused = await passkeys.register(who.account, body.question, body.answer, body.label, siteOf(request));
        if (!refused) await audit.note(who.actor.account, 'passkey-added', who.actor.account);
        return refused;
      },
    }),
    route({
      method: 'GET',
      url: '/api/me/passkeys',
      about: 'One’s passkeys.',
      access: 'member',
      limit: 'read',
      handle: async ({ who }) => ({ passkeys: await passkeys.list(accountOf(who)) }),
    }),
    route({
      method: 'DELETE',
      url: '/api/me/passkeys/:id',
      about: 'Remove a passkey.',
      access: 'member',
      confirmed: true,
      limit: 'write',
      async handle({ who, params }) {
        if (!(await passkeys.remove(accountOf(who), params.id))) return problem('no-such-thing');
        await audit.note(accountOf(who), 'passkey-removed', accountOf(who));
        return {};
      },
    }),
    route({
      method: 'POST',
      url: '/api/sign-in/passkey/question',
      about: 'What a passkey has to sign to come in.',
      access: 'anyone',
      strangers: true,
      limit: 'enter',
      by: 'address',
      handle: ({ request }) => passkeys.askToSignIn(siteOf(request)),
    }),
    route({
      method: 'POST',
      url: '/api/me/confirm/passkey',
      about: 'Show once more who one is, by a passkey; good for ten minutes in this session.',
      access: 'member',
      limit: 'sign-in',
      async handle({ who, body, request }) {
        const id = await passkeys.signIn(body.question, body.answer, siteOf(request));
        if (!who || id !== who.account.id) return problem('passkey-refused');
        await sessions.confirm(who.session.id);
        return {};
      },
    }),
    route({
      method: 'POST',
      url: '/api/sign-in/passkey',
      about: 'Sign in with a passkey.',
      access: 'anyone',
      strangers: true,
      limit: 'enter',
      by: 'address',
      async handle(call) {
        const id = await passkeys.signIn(call.body.question, call.body.answer, siteOf(call.request));
        const account = id === undefined ? undefined : await accounts.find(id);
        await audit.note(account?.id ?? null, account ? 'sign-in' : 'sign-in-failed', account?.id ?? '', {
          by: 'passkey',
        });
        if (!account || (account.banned_until ?? 0) > now()) return problem('passkey-refused');
        return beginSession(account.id, call, { confirmed: true });
      },
    }),
  ];
}
