import { isProblem, type Problem, problem } from '@cromford/kernel';
import type { AnswerOf, CallName, PathOf } from '@cromford/protocol';
import { type Asked, askedOf, type NamesOf, type ReadOf } from '@cromford/protocol/requests';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as core from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import type { Sessions, SignedIn } from '../people/sessions.ts';
import { type LimitName, network, type RateLimits } from '../security/limits.ts';
import { hasNul } from './no-nul.ts';
import { statusOf } from './status.ts';

/** Who may call: anybody, an account of any kind, a person, somebody with a passphrase or passkey, a moderator, an administrator. */
export type Access = 'anyone' | 'account' | 'person' | 'member' | 'moderator' | 'administrator';

export interface Call<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** Whoever signed in; absent only where `access` is `anyone`. */
  readonly who: SignedIn | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Url<M extends Method> = `/api/${PathOf<M>}`;
/** The name by which the protocol knows a call. */
type Named<M extends Method, U extends string> = U extends `/api/${infer Path}` ? `${M} ${Path}` : never;
/** What the protocol says that this call answers. */
type Answer<M extends Method, U extends string> =
  Named<M, U> extends infer Call extends CallName ? AnswerOf<Call> : never;

export interface Route<M extends Method = Method, U extends Url<M> = Url<M>> extends Asked {
  readonly method: M;
  readonly url: U;
  /** One line for the API's description. */
  readonly about: string;
  readonly access: Access;
  readonly limit: LimitName;
  /** Counted by address even for who has signed in: for what makes accounts, or opens them. */
  readonly by?: 'address';
  /** What could take an account away: a member must have shown the passphrase or a passkey lately, in this session. */
  readonly confirmed?: true;
  /** Can be called by those whom the house is closed to. */
  readonly strangers?: true;
  readonly bodyLimit?: number;
  /** Its answers are packed already: they are not packed again. */
  readonly packs?: true;
  /** The answer, or a problem; the reply itself where it has been sent already. `undefined` is answered as `{}`. */
  handle(
    call: Call<NamesOf<Named<M, U>>, ReadOf<Named<M, U>, 'query'>, ReadOf<Named<M, U>, 'body'>>,
  ): Promise<Answer<M, U> | Problem | FastifyReply | undefined>;
}

/** Any route, for lists of them: its own types have done their work where it was written. */
export interface AnyRoute extends Omit<Route, 'handle'> {
  handle(call: Call<unknown, unknown, unknown>): Promise<object | undefined>;
}

/** A call with what the protocol lets it be asked with; its handler is held to that, and to the answer that is promised. */
export function route<M extends Method, U extends Url<M>>(wanted: Omit<Route<M, U>, keyof Asked>): AnyRoute {
  const call = `${wanted.method} ${wanted.url.slice('/api/'.length)}` as CallName;
  // What its handler gets has been read by these very schemas.
  return { ...wanted, ...askedOf(call) } as unknown as AnyRoute;
}

interface Gates {
  readonly limits: RateLimits;
  readonly sessions: Sessions;
}

/** Nothing reaches a handler that its schemas, its limit and its access have not let through. */
export function addRoutes(app: FastifyInstance, routes: readonly AnyRoute[], { limits, sessions }: Gates): void {
  for (const wanted of routes) {
    app.route({
      method: wanted.method,
      url: wanted.url,
      ...(wanted.bodyLimit !== undefined && { bodyLimit: wanted.bodyLimit }),
      ...(wanted.packs && { compress: false }),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const who = request.who ?? undefined;
        const from = network(request.ip);
        const refused =
          refuse(wanted, who, sessions) ??
          limits.use(wanted.limit, wanted.by === 'address' ? from : (who?.actor.account ?? from), from);
        if (refused) return send(reply, refused);
        const read = readAll(wanted, request);
        if (isProblem(read)) return send(reply, read);
        const answer = await wanted.handle({ ...read, who, request, reply });
        // Not `answer === reply`: a reply that is awaited turns into nothing once it has gone out.
        if (reply.sent) return reply;
        return answer && isProblem(answer) ? send(reply, answer) : reply.send(answer ?? {});
      },
    });
  }
}

export function send(reply: FastifyReply, refused: Problem): FastifyReply {
  if (refused.code === 'too-many' || refused.code === 'busy')
    reply.header('retry-after', String(refused.params.seconds));
  return reply.code(statusOf(refused.code)).send(refused);
}

function refuse({ access, confirmed }: AnyRoute, who: SignedIn | undefined, sessions: Sessions): Problem | undefined {
  if (access === 'anyone') return undefined;
  if (!who) return problem('sign-in');
  const { kind, role } = who.actor;
  const allowed = {
    account: true,
    person: kind !== 'bot',
    member: kind === 'member',
    moderator: role !== 'player',
    administrator: role === 'administrator',
  }[access];
  if (!allowed) return problem('not-allowed', { needs: access });
  // A guest has nothing to show but the session itself.
  return confirmed && kind !== 'guest' && !sessions.isConfirmed(who.session) ? problem('confirm-yourself') : undefined;
}

function readAll(wanted: AnyRoute, request: FastifyRequest) {
  const parts: Record<'params' | 'query' | 'body', unknown> = { params: undefined, query: undefined, body: undefined };
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = wanted[part];
    if (!schema) continue;
    const read = safeParse(schema, part === 'body' ? (request.body ?? {}) : request[part]);
    if (!read.success) return invalid(part, read.error);
    if (hasNul(read.data)) return problem('invalid', { part, path: '', reason: 'nul' });
    parts[part] = read.data;
  }
  return parts;
}

/** The first thing wrong with an input: where, and zod's name for it, and what it may be. */
export function invalid(part: string, error: core.$ZodError): Problem {
  const issue = error.issues[0];
  return problem('invalid', {
    part,
    path: (issue?.path ?? []).map(String).join('.').slice(0, 100),
    reason: issue?.code ?? 'unknown',
    // A word that is none of a few: which they are.
    ...(issue?.code === 'invalid_value' && { values: issue.values.map(String).join(', ') }),
  });
}

/** The account of a call whose access is not `anyone`: there is one. */
export function accountOf(who: SignedIn | undefined): string {
  if (!who) throw new Error('a route without access control asked for an account');
  return who.actor.account;
}
