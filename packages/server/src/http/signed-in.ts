import { problem } from '@cromford/kernel';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KEPT_DAYS } from '../people/kept-days.ts';
import type { Sessions, SignedIn } from '../people/sessions.ts';
import { network, type RateLimits } from '../security/limits.ts';
import type { Networks } from '../security/networks.ts';
import { isFromOurPages } from '../security/origin.ts';
import type { Turns } from '../security/turns.ts';
import { type Call, send } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    who: SignedIn | null;
  }
}

const COOKIE = 'cromford';

interface Doorkeepers {
  readonly sessions: Sessions;
  readonly networks: Networks;
  readonly limits: RateLimits;
  readonly turns: Turns;
}

/**
 * Finds out who asks: a bot by its bearer token, a browser by its cookie. A cookie counts only for requests from our own pages; bearer
 * tokens are never sent by a browser on its own.
 */
export async function addSignedIn(
  app: FastifyInstance,
  { sessions, networks, limits, turns }: Doorkeepers,
  publicOrigin: string | undefined,
): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('who', null);
  app.addHook('onRequest', async (request, reply) => {
    // By the route that it was found to be: the address as it was written may be spelled in many ways.
    const isApi = request.routeOptions.url?.startsWith('/api/') ?? false;
    const tooMany = limits.use(isApi ? 'request' : 'asset', network(request.ip));
    if (tooMany) return send(reply, tooMany);
    if (!isApi) return;
    if (!(await turns.wait(network(request.ip)))) return send(reply, problem('busy', { seconds: 1 }));
    const from = () => networks.of(request.ip);
    const bearer = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
    if (bearer !== undefined) {
      request.who = (await sessions.find(bearer, 'token', from)) ?? null;
      return;
    }
    if (!isFromOurPages(request, publicOrigin)) return send(reply, problem('bad-origin'));
    const secret = request.cookies[COOKIE];
    if (secret) request.who = (await sessions.find(secret, 'browser', from)) ?? null;
    if (secret && request.who?.isRenewed) setCookie(request, reply, secret, publicOrigin);
  });
}

/** Not for scripts to read, not sent along from other sites, and never in the clear where TLS is to be had. */
function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  publicOrigin: string | undefined,
): void {
  const secure = publicOrigin?.startsWith('https:') ?? request.protocol === 'https';
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: KEPT_DAYS.sessions * 24 * 3600,
  });
}

/** Begins a browser's session for an account: `confirmed` when it has shown more than a name. */
export type BeginSession = (
  account: string,
  call: Pick<Call<unknown, unknown, unknown>, 'request' | 'reply' | 'who'>,
  options?: { readonly confirmed?: boolean },
) => Promise<{ account: string }>;

/** A fresh secret each time, so that one planted before is worth nothing. */
export function sessionBeginner(
  { sessions, networks }: Pick<Doorkeepers, 'sessions' | 'networks'>,
  publicOrigin: string | undefined,
): BeginSession {
  return async (account, { request, reply, who }, { confirmed = false } = {}) => {
    if (who) await sessions.end(who.actor.account, who.session.id);
    const label = String(request.headers['user-agent'] ?? '');
    const from = await networks.of(request.ip);
    const { secret } = await sessions.begin(account, 'browser', label, { confirmed, network: from });
    setCookie(request, reply, secret, publicOrigin);
    return { account };
  };
}

export function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
