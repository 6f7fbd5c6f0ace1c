import type * as z from 'zod/mini';
import type { frame, improvement } from './shape.ts';

/** What the description in shape.ts says, by name. */
export type Improvement = z.infer<typeof improvement>;
export type Frame = z.infer<typeof frame>;
export type StepName = Frame['step'];
export type FrameOf<Name extends StepName> = Extract<Frame, { step: Name }>;
