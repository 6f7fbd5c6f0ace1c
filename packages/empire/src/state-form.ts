import * as z from 'zod/mini';
import { stateSchema } from './shape.ts';

/** The description of a state as JSON Schema. In a file of its own, which only those fetch who make a form. */
export function stateForm(): unknown {
  return z.toJSONSchema(stateSchema, { unrepresentable: 'any' });
}
