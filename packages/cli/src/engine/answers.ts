import type { Problem, Refusal } from '@cromford/kernel';
import type { RequestId } from '@cromford/protocol/engine';
import { texts } from '../words/en/index.ts';
import { filled, type Said } from '../words/index.ts';

/** One line back. */
export type Answer =
  | { readonly id: RequestId; readonly ok: true; readonly [result: string]: unknown }
  | { readonly id: RequestId; readonly ok: false; readonly refusal: Refusal }
  | { readonly id: RequestId; readonly ok: false; readonly error: Problem & { readonly message: string } };

/** What a request comes to before it has its id back. */
export type RequestResult =
  | { readonly ok: true; readonly [result: string]: unknown }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly error: Problem };

export function done(result: Readonly<Record<string, unknown>>): RequestResult {
  return { ok: true, ...result };
}

export function failed(error: Problem): RequestResult {
  return { ok: false, error };
}

export function answerTo(id: RequestId, result: RequestResult): Answer {
  if (result.ok || 'refusal' in result) return { id, ...result };
  return { id, ok: false, error: { ...result.error, message: messageOf(result.error) } };
}

/** Messages of the protocol are English; programs go by the code. */
const messages: Readonly<Record<string, Said>> = {
  ...(texts.problems as Readonly<Record<string, Said>>),
  // The terminal names its own commands and flags in these.
  'unknown-game': ({ game }) => `No game is called “${game}”: \`games\` lists them.`,
  players: ({ possible, players }) => `\`players\` can be ${possible}; not ${players}.`,
  'unknown-option': ({ option }) => `This game has no option “${option}”: \`games\` lists those that it has.`,
  'not-json': 'The line is not JSON.',
  'too-long': ({ longest }) => `The line is longer than ${longest} bytes.`,
  'too-deep': ({ deepest }) => `The request is nested deeper than ${deepest} levels.`,
  'forbidden-key': ({ key }) => `The key ${key} is not allowed.`,
  // Where the request as a whole is wrong, there is no place to name.
  request: ({ path, reason }) => `The request is not right${path === '' ? '' : ` at “${path}”`}: ${reason}`,
  'load-what': 'Give either `record`, or `state` or `sketch`.',
  'no-game': 'No game is in progress: send `new` or `load` first.',
  'too-many-tables': ({ most }) => `There are ${most} tables already.`,
  'state-choice': ({ seat }) => `The view, the moves and seat ${seat} do not belong together.`,
  'no-such-seat': ({ seat }) => `There is no seat ${seat}.`,
  'other-seat': ({ seat, due }) => `It is not seat ${seat} that decides, but seat ${due}.`,
  'no-forecast': 'This game has no forecast.',
  'unknown-subject': ({ subject, possible }) => `There is no forecast for “${subject}”; possible: ${possible}.`,
  'game-over': 'The game is over.',
  internal: ({ reason }) => `Something went wrong inside; the game is as it was. ${reason}`,
};

export const codes: readonly string[] = Object.keys(messages);

function messageOf({ code, params }: Problem): string {
  return filled(messages[code] ?? code, params);
}
