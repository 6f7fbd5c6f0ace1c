import { problem } from '@cromford/kernel';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions, SignedIn } from '../people/sessions.ts';
import { isFromOurPages } from '../security/origin.ts';
import { send } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    who: SignedIn | null;
  }
}

const COOKIE = 'cromford';

/**
 * Finds out who asks: a bot by its bearer token, a browser by its cookie. A cookie counts only for requests from our own pages; bearer
 * tokens are never sent by a browser on its own.
 */
export async function addSignedIn(
  app: FastifyInstance,
  sessions: Sessions,
  publicOrigin: string | undefined,
): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('who', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const bearer = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
    if (bearer !== undefined) {
      request.who = (await sessions.find(bearer, 'token')) ?? null;
      return;
    }
    if (!isFromOurPages(request, publicOrigin)) return send(reply, problem('bad-origin'));
    const secret = request.cookies[COOKIE];
    if (secret) request.who = (await sessions.find(secret, 'browser')) ?? null;
  });
}

/** Not for scripts to read, not sent along from other sites, and never in the clear where TLS is to be had. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  publicOrigin: string | undefined,
): void {
  const secure = publicOrigin?.startsWith('https:') ?? request.protocol === 'https';
  reply.setCookie(COOKIE, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: 60 * 24 * 3600 });
}

export function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
