import type { Event, Option, Refusal, State } from '@cromford/kernel';
import * as z from 'zod/mini';

// Pages forbid code made from text, and the compiled parsers would be just that.
z.config({ jitless: true });

/** Lists are values: whoever receives one does not change it. */
export const list = <S extends z.core.SomeType>(item: S) => z.readonly(z.array(item));

export const id = z.string();
export const seat = z.int();
/** Milliseconds since 1970, by the server's clock. */
export const moment = z.number();
export const options = z.record(z.string(), z.string());

export const params = z.record(z.string(), z.union([z.string(), z.number()]));

/** What is described elsewhere (a game's own state, what a browser wants for a passkey) is only looked at from outside here. */
export const shapedLike = <T extends object>(shape: z.core.$ZodShape = {}) =>
  z.looseObject(shape) as unknown as z.ZodMiniType<T, T>;

export const view = shapedLike<State>({ ply: z.int(), agenda: z.array(z.looseObject({ step: z.string() })) });
export const event = shapedLike<Event>({ kind: z.string(), rule: z.string() });
export const refusal = shapedLike<Refusal>({ code: z.string(), rule: z.string(), params });
/** `line` is the choice in notation, as it is sent back; `{amount}` stands where it has a `range`. */
export const option = shapedLike<Option & { readonly line: string }>({
  line: z.string(),
  move: z.looseObject({ do: z.string() }),
  notes: z.array(z.looseObject({ code: z.string(), params })),
});
