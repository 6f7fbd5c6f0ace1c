import { isProblem, type Problem, problem } from '@cromford/kernel';
import { hearServerDate } from './server-time.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the server. Whatever goes wrong comes back as a problem: the server's own words, `offline` without a network, and
 * `no-server` where something answers that is not our server.
 */
async function call<T extends object>(method: Method, path: string, body?: object): Promise<T | Problem> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    return problem('offline');
  }
  hearServerDate(response.headers.get('date'));
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null) return problem('no-server');
  if (response.ok) return answer as T;
  return isProblem(answer) ? answer : problem('no-server');
}

export const get = <T extends object>(path: string) => call<T>('GET', path);
export const post = <T extends object>(path: string, body: object = {}) => call<T>('POST', path, body);
export const put = <T extends object>(path: string, body: object = {}) => call<T>('PUT', path, body);
export const remove = <T extends object>(path: string, body?: object) => call<T>('DELETE', path, body);

/** Names one intention: sent again, it is the same one. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `a=1&b=x`, without what is empty. */
export function query(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
}
