import { LONGEST_TIME } from '@cromford/bots/pool';
import { LANGUAGES, type Problem, problem } from '@cromford/kernel';
import { z } from 'zod';

/** The requests of docs/engine-protocol.md. Nothing that comes in is used before it has passed through here. */

const id = z.union([z.string().max(100), z.number().int(), z.null()], {
  error: 'every request has one: a text of at most 100 characters, a whole number, or null',
});
const table = z.string().max(60).optional();
const seat = z.number().int().min(0).max(20);
const players = z.number().int().min(1).max(20);
const options = z.record(z.string().max(60), z.string().max(60));
const sheet = z.looseObject({}).optional();
const name = z.string().max(60);

function request<Verb extends string, Fields extends z.core.$ZodShape>(verb: Verb, fields: Fields) {
  return z.strictObject({ id, table, do: z.literal(verb), ...fields });
}

const requests = z.discriminatedUnion('do', [
  request('games', {}),
  request('new', { game: name, players, seed: z.string().max(1000).optional(), options: options.optional(), sheet }),
  request('load', {
    record: z.string().optional(),
    game: name.optional(),
    players: players.optional(),
    options: options.optional(),
    sheet,
    state: z.unknown().optional(),
  }),
  request('state', { seat: seat.nullable().optional() }),
  request('moves', { language: z.enum(LANGUAGES).optional() }),
  request('play', { move: z.string().max(1000), events: z.boolean().optional() }),
  request('undo', { seat: seat.optional() }),
  request('record', { short: z.boolean().optional() }),
  request('hash', {}),
  request('score', {}),
  request('choose', {
    bot: name.optional(),
    time: z.number().int().min(1).max(LONGEST_TIME).optional(),
    seed: z.string().max(1000).optional(),
    game: name.optional(),
    players: players.optional(),
    options: options.optional(),
    sheet,
    seat: seat.optional(),
    state: z.unknown().optional(),
    moves: z.array(z.string().max(1000)).max(10_000).optional(),
    language: z.enum(LANGUAGES).optional(),
  }),
  request('forecast', { seat: seat.nullable().optional(), subject: z.string().max(100).optional() }),
]);

export type Request = z.infer<typeof requests>;
export type RequestOf<Verb extends Request['do']> = Extract<Request, { do: Verb }>;
export type RequestId = z.infer<typeof id>;

export function readRequest(value: unknown): Request | Problem {
  const { success, data, error } = requests.safeParse(value);
  if (success) return data;
  const issue = error.issues[0];
  return problem('request', { path: issue?.path.join('.') ?? '', reason: issue?.message ?? '' });
}

/** The id to answer with, even when the rest of the request is wrong. */
export function idOf(value: unknown): RequestId {
  const given = z.object({ id }).safeParse(value);
  return given.success ? given.data.id : null;
}
