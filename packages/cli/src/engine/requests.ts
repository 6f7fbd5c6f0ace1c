import { type Problem, problem } from '@cromford/kernel';
import { type EngineRequest, engineRequest, type RequestId, requestId } from '@cromford/protocol/engine';
import * as z from 'zod/mini';

// What is wrong with a request is said in sentences.
z.config(z.locales.en());

export type Request = EngineRequest;
export type RequestOf<Verb extends Request['do']> = Extract<Request, { do: Verb }>;

/** The requests of docs/engine-protocol.md. Nothing that comes in is used before it has passed through here. */
export function readRequest(value: unknown): Request | Problem {
  const { success, data, error } = engineRequest.safeParse(value);
  if (success) return data;
  const issue = error.issues[0];
  return problem('request', { path: issue?.path.join('.') ?? '', reason: issue?.message ?? '' });
}

/** The id to answer with, even when the rest of the request is wrong. */
export function idOf(value: unknown): RequestId {
  const given = z.object({ id: requestId }).safeParse(value);
  return given.success ? given.data.id : null;
}
