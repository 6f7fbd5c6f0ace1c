import * as z from 'zod/mini';
import { whole } from './sheet/schema.ts';

/** What the description of a state is made of, the modules' part of it included. As far as any component sheet can take it. */
export const upTo = (most: number) => whole(0, most);
export const few = upTo(99);
/** Lists are values: a change is a new list (`put`), and copies share them. */
export const exactly = (length: number, entry: z.ZodMiniType<number>) =>
  z.readonly(z.array(entry).check(z.length(length)));
export const four = (entry: z.ZodMiniType<number>) => exactly(4, entry);
export const seat = whole(0, 3);
export const good = whole(0, 3);
/** Counts players in turn order. */
export const k = whole(0, 4);

export const step = <Name extends string, Fields extends z.core.$ZodLooseShape>(name: Name, fields: Fields) =>
  z.readonly(z.strictObject({ step: z.literal(name), ...fields }));
export const plain = <Name extends string>(name: Name) => step(name, {});
export const counting = <Name extends string>(name: Name) => step(name, { k });
export const seated = <Name extends string>(name: Name) => step(name, { seat });
