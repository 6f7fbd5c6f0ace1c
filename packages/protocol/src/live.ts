import type { Problem } from '@cromford/kernel';
import * as z from 'zod/mini';
import { id, list, params, refusal, seat } from './parts.ts';
import { people } from './people.ts';
import { message, position, room, times } from './table.ts';

/** The live line, `/api/live`: docs/live-protocol.md tells how to use it. */

const tableId = z.string().check(z.regex(/^[\w-]{1,40}$/));
const entry = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** Chosen by the sender, once per intention: sending it again is the same intention. */
export const key = z.string().check(z.regex(/^[\w-]{8,64}$/));

export const command = z.strictObject({
  key,
  /** The last entry that the sender knew. */
  expected: entry,
  /** A move in notation, or `undo` to take back one's own last decision. */
  do: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('move'), line: z.string().check(z.minLength(1), z.maxLength(200)) }),
    z.strictObject({ kind: z.literal('undo') }),
  ]),
});
export type Command = z.infer<typeof command>;

const commandId = z.int().check(z.minimum(0), z.maximum(2 ** 31));

/** What a client may send. */
export const frame = z.discriminatedUnion('type', [
  /** Follow a table; `seq` and `chat` are the last entry and message that the client knows, so that it gets what it missed. */
  z.strictObject({
    type: z.literal('watch'),
    table: tableId,
    seq: z._default(entry, 0),
    chat: z._default(entry, 0),
    /** Whether positions bring the open choices. A client with the rules at hand lists them itself. */
    options: z._default(z.boolean(), true),
  }),
  z.strictObject({ type: z.literal('unwatch'), table: tableId }),
  /** "I have this position": the server sends ahead only so far. */
  z.strictObject({ type: z.literal('ack'), table: tableId, seq: entry }),
  /** `id` comes back with the answer. */
  z.strictObject({
    type: z.literal('command'),
    id: commandId,
    table: tableId,
    command,
  }),
]);
/** A command as far as its answer needs it: also one that cannot be read otherwise is answered by its number. */
export const numberedCommand = z.object({ type: z.literal('command'), id: commandId });
/** As it is written; what is left out is put in when it is read. */
export type LiveFrame = z.input<typeof frame>;
export type LiveFrameRead = z.output<typeof frame>;

/**
 * What became of a command. `stale`: decided on an older position, without effect. `repeated`: this command has had its effect before.
 * `seq` is the last entry of the table then. What it led to is told to its sender in the same way as to everybody else.
 */
export const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['done', 'stale', 'repeated']), seq: z.int() }),
  z.object({ outcome: z.literal('refused'), refusal, seq: z.int() }),
]);
export type Outcome = z.infer<typeof outcome>;

/** Whatever goes wrong, in a form that every language has a sentence for. */
const troubled = { code: z.string(), params };
const answered = { type: z.literal('answer'), id: z.int() };

/** What the server sends. */
export const sent = z.union([
  z.object({ type: z.literal('position'), table: id, seat: z.nullable(seat), position, times: z.nullable(times) }),
  z.object({ type: z.literal('room'), table: id, seat: z.nullable(seat), room }),
  z.object({ type: z.literal('chat'), table: id, messages: list(message) }),
  /** Who looks on without sitting there, as far as this node of the service knows; told when it changes. `others` have not signed in. */
  z.object({ type: z.literal('audience'), table: id, people, others: z.int() }),
  /** A moderator took that message away. */
  z.object({ type: z.literal('hidden'), table: id, number: z.int() }),
  z.object({ ...answered, outcome: z.enum(['done', 'stale', 'repeated']), seq: z.int() }),
  z.object({ ...answered, outcome: z.literal('refused'), refusal, seq: z.int() }),
  z.object({ ...answered, ...troubled }),
  z.object({ type: z.literal('problem'), table: z.optional(id), ...troubled }),
]);
export type Sent = z.infer<typeof sent>;

/** What the server sent, or nothing where it is none: what comes from outside is not believed. */
export function readSent(text: string): Sent | undefined {
  try {
    const read = sent.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** What a command came to, or what kept it from coming to anything. */
export type Answered = Outcome | Problem;
