import { formFaults, type Problem, problem } from '@cromford/kernel';
import { type EngineRequest, engineRequest, type RequestId, requestId } from '@cromford/protocol/engine';
import * as z from 'zod/mini';

export type Request = EngineRequest;
export type RequestOf<Verb extends Request['do']> = Extract<Request, { do: Verb }>;

const EVERY_REQUEST = 'every request has one: a text of at most 100 characters, a whole number, or null';

/** The requests of docs/engine-protocol.md. Nothing that comes in is used before it has passed through here. */
export function readRequest(value: unknown): Request | Problem {
  const { success, data, error } = engineRequest.safeParse(value);
  if (success) return data;
  const [fault] = formFaults(error.issues.slice(0, 1), value);
  const path = fault?.path ?? '';
  return problem('request', { path, reason: path === 'id' ? EVERY_REQUEST : (fault?.reason ?? '') });
}

/** The id to answer with, even when the rest of the request is wrong. */
export function idOf(value: unknown): RequestId {
  const given = z.object({ id: requestId }).safeParse(value);
  return given.success ? given.data.id : null;
}
