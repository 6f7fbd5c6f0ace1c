import type * as z from 'zod/mini';
import type { exchange, frame, occasion, overflow } from './shape.ts';
import { COMMODITY_STEPS } from './under-way.ts';

/** What the description in shape.ts says, by name. */
export type Frame = z.infer<typeof frame>;
export type Exchange = z.infer<typeof exchange>;
export type Occasion = z.infer<typeof occasion>;
export type Overflow = z.infer<typeof overflow>;

export type StepName = Frame['step'];
export type FrameOf<Name extends StepName> = Extract<Frame, { step: Name }>;

/** Steps in the lists of a ruleset that go round the table and count who has had his turn. */
export const COUNTED_STEPS = [
  'turns',
  'schools',
  'early-shifts',
  'late-shifts',
  'additions',
  'claims',
  'patrons',
  'shipments',
  'storages',
  COMMODITY_STEPS[0],
  'dismissals',
  'brokers',
] as const satisfies readonly StepName[];
