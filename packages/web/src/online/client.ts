import { isProblem, type Problem, problem } from '@cromford/kernel';
import type { AnswerOf, CallName, PathOf } from '@cromford/protocol';
import type { NamesIn, SentWith } from '@cromford/protocol/requests';
import { hearServerDate } from './server-time.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Fields = Readonly<Record<string, unknown>>;

/** What a question asks for stands in its address; nothing there is nothing asked. */
type Sent<M extends Method, Path extends string> =
  SentWith<`${M} ${Path}`> extends infer S ? (M extends 'GET' ? { [K in keyof S]: S[K] | '' } : S) : never;
/** First what the path needs, if anything, then what is sent along: all of it as the protocol has it. */
type Args<M extends Method, Path extends string> = [NamesIn<Path>] extends [never]
  ? [sent?: Sent<M, Path>]
  : [names: Readonly<Record<NamesIn<Path>, string | number>>, sent?: Sent<M, Path>];
type Outcome<M extends Method, Path extends string> =
  | (`${M} ${Path}` extends infer Call extends CallName ? AnswerOf<Call> : never)
  | Problem;

/**
 * One call of the server, by the path that the protocol knows it by. Whatever goes wrong comes back as a problem: the server's own
 * words, `offline` without a network, `no-server` where something answers that is not our server, `other-version` where ours answers
 * what this page does not understand.
 */
async function call(method: Method, path: string, names: Fields, sent?: Fields): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(addressOf(method, path, names, sent), {
      method,
      ...(sent && method !== 'GET' && bodyOf(sent)),
    });
  } catch {
    return problem('offline');
  }
  hearServerDate(response.headers.get('date'));
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null) return problem('no-server');
  if (!response.ok) return isProblem(answer) ? answer : problem('no-server');
  return checked(`${method} ${path}` as CallName, answer);
}

/** The schemas are fetched with the first answer: a page that calls nobody does without them. */
async function checked(name: CallName, answer: object): Promise<unknown> {
  const schemas = await import('@cromford/protocol/answers').catch(() => undefined);
  // Whoever leaves the page in the middle of it, or loses the network, gets no file either.
  if (!schemas) return problem('offline');
  const { answers } = schemas;
  const read = answers[name].safeParse(answer);
  if (read.success) return read.data;
  console.error(`${name} was answered with something else`, read.error.issues);
  return problem('other-version');
}

/** Of a question with nothing to send but what it asks for, that stands in the address. */
function addressOf(method: Method, path: string, names: Fields, sent: Fields = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(names[name])));
  const asked = Object.entries(sent).filter(([, value]) => value !== '' && value !== undefined);
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return `/api/${filled}${method === 'GET' && query ? `?${query}` : ''}`;
}

function bodyOf(sent: Fields): RequestInit {
  return { body: JSON.stringify(sent), headers: { 'content-type': 'application/json' } };
}

function caller<M extends Method>(method: M, empty?: Fields) {
  return <Path extends PathOf<M>>(path: Path, ...args: Args<M, Path>): Promise<Outcome<M, Path>> => {
    const [first, second] = args as readonly (Fields | undefined)[];
    const [names, sent] = path.includes(':') ? [first ?? {}, second] : [{}, first];
    return call(method, path, names, sent ?? empty) as Promise<Outcome<M, Path>>;
  };
}

export const get = caller('GET');
export const post = caller('POST', {});
export const put = caller('PUT', {});
export const remove = caller('DELETE');

/** Names one intention: sent again, it is the same one. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
