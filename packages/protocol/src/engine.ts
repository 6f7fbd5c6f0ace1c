import { LANGUAGES, type OptionSpec, type Range, type State } from '@cromford/kernel';
import * as z from 'zod/mini';
import { seat as anySeat, event, list, params, refusal, shapedLike } from './parts.ts';

/** The engine protocol: `cromford engine` reads requests and writes answers, one JSON object per line. docs/engine-protocol.md tells how to use it. */

export const requestId = z.union([z.string().check(z.maxLength(100)), z.int(), z.null()]);
export type RequestId = z.infer<typeof requestId>;

/** Milliseconds that a bot may be given for a decision. */
export const LONGEST_TIME = 2000;

const text = (longest: number) => z.string().check(z.maxLength(longest));
const name = text(60);
const wholeNumber = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));
const seat = wholeNumber(0, 20);
const players = wholeNumber(1, 20);
const options = z.record(name, name);
const sheet = z.optional(z.looseObject({}));
const language = z.optional(z.enum(LANGUAGES));
const seed = z.optional(text(1000));

function request<Verb extends string, Fields extends z.core.$ZodShape>(verb: Verb, fields: Fields) {
  return z.strictObject({ id: requestId, table: z.optional(name), do: z.literal(verb), ...fields });
}

export const engineRequest = z.discriminatedUnion('do', [
  request('games', {}),
  request('new', { game: name, players, seed, options: z.optional(options), sheet, events: z.optional(z.boolean()) }),
  request('load', {
    record: z.optional(z.string()),
    game: z.optional(name),
    players: z.optional(players),
    options: z.optional(options),
    sheet,
    state: z.optional(z.unknown()),
    /** What differs from the start of the game, or from `state`. */
    sketch: z.optional(z.unknown()),
    seed,
    events: z.optional(z.boolean()),
  }),
  request('state', { seat: z.optional(z.nullable(seat)) }),
  request('moves', { language }),
  request('play', { move: text(1000), seat: z.optional(seat), events: z.optional(z.boolean()) }),
  request('undo', { seat: z.optional(seat) }),
  request('record', { short: z.optional(z.boolean()) }),
  request('hash', {}),
  request('score', {}),
  request('choose', {
    bot: z.optional(name),
    time: z.optional(wholeNumber(1, LONGEST_TIME)),
    seed,
    game: z.optional(name),
    players: z.optional(players),
    options: z.optional(options),
    sheet,
    seat: z.optional(seat),
    state: z.optional(z.unknown()),
    moves: z.optional(z.array(text(1000)).check(z.maxLength(10_000))),
    language,
  }),
  request('forecast', { seat: z.optional(z.nullable(seat)), subject: z.optional(text(100)) }),
]);
export type EngineRequest = z.infer<typeof engineRequest>;

const decision = z.nullable(z.object({ seat: anySeat, step: z.string(), rule: z.string() }));
/** Where the game stands: whose decision, and every open move as it can be sent back. */
const standing = { decision, moves: list(z.string()) };
const sentence = z.optional(z.string());
const listed = {
  open: list(
    z.object({
      /** With `{amount}` in the place of the number where there is a range. */
      move: z.string(),
      amount: z.optional(shapedLike<Range>({ from: z.number(), to: z.number(), step: z.number() })),
      notes: z.optional(list(z.object({ code: z.string(), params, warns: z.optional(z.literal(true)) }))),
      text: sentence,
    }),
  ),
  refused: list(
    z.object({ move: z.string(), refusal, unlisted: z.optional(z.literal(true)), text: sentence, reason: sentence }),
  ),
};

/** What each verb answers when all goes well, beside `id` and `ok`. */
export const engineResults = {
  games: z.object({
    protocol: z.int(),
    games: list(
      z.object({
        id: z.string(),
        version: z.int(),
        players: list(z.int()),
        options: list(shapedLike<OptionSpec>({ id: z.string(), values: z.array(z.string()), standard: z.string() })),
      }),
    ),
  }),
  new: z.object({ ...standing, events: z.optional(list(event)) }),
  load: z.object({ ...standing, events: z.optional(list(event)) }),
  state: z.object({ state: shapedLike<State>({ ply: z.int() }) }),
  moves: z.object({ decision, ...listed }),
  play: z.object({ ...standing, events: z.optional(list(event)) }),
  undo: z.object(standing),
  record: z.object({ record: z.string() }),
  hash: z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{16}$/)) }),
  score: z.object({ over: z.boolean(), score: list(z.number()), winners: list(anySeat) }),
  choose: z.object({ move: z.string(), explanation: z.optional(shapedLike<object>()) }),
  forecast: z.object({ forecast: list(event) }),
} satisfies Record<EngineRequest['do'], z.ZodMiniType>;

const failure = { id: requestId, ok: z.literal(false) };

/** The rules do not allow it, or the request is wrong. */
export const engineFailure = z.union([
  z.strictObject({ ...failure, refusal }),
  z.strictObject({ ...failure, error: z.looseObject({ code: z.string(), params, message: z.string() }) }),
]);
