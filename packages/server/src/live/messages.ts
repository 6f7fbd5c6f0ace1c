import type { Problem } from '@cromford/kernel';
import * as z from 'zod';
import type { Message } from '../social/chat.ts';
import { type Answer, commandSchema } from '../tables/play.ts';
import type { Position } from '../tables/position.ts';
import type { Room } from '../tables/room.ts';
import type { Times } from '../tables/watching.ts';

const tableSchema = z.string().regex(/^[\w-]{1,40}$/);

/** What a client may send. */
export const frameSchema = z.discriminatedUnion('type', [
  /** Follow a table; `seq` and `chat` are the last entry and message that the client knows, so that it gets what it missed. */
  z.strictObject({
    type: z.literal('watch'),
    table: tableSchema,
    seq: z.int().min(0).max(1_000_000).default(0),
    chat: z.int().min(0).max(1_000_000).default(0),
    /** Whether positions bring the open choices. A client with the rules at hand lists them itself. */
    options: z.boolean().default(true),
  }),
  z.strictObject({ type: z.literal('unwatch'), table: tableSchema }),
  /** "I have this position": the server sends ahead only so far. */
  z.strictObject({ type: z.literal('ack'), table: tableSchema, seq: z.int().min(0).max(1_000_000) }),
  z.strictObject({
    type: z.literal('command'),
    id: z
      .int()
      .min(0)
      .max(2 ** 31),
    table: tableSchema,
    command: commandSchema,
  }),
]);
export type Frame = z.infer<typeof frameSchema>;

/** What the server sends. */
export type Sent =
  | { type: 'position'; table: string; seat: number | null; position: Position; times: Times | null }
  | { type: 'room'; table: string; seat: number | null; room: Room }
  | { type: 'chat'; table: string; messages: readonly Message[] }
  /** A moderator took that message away. */
  | { type: 'hidden'; table: string; number: number }
  | ({ type: 'answer'; id: number } & (Problem | Answer))
  | ({ type: 'problem'; table?: string } & Problem);
