import type * as z from 'zod/mini';
import type { builder, frame, paidFor, site, stateSchema, why } from './shape.ts';

/** What the description in shape.ts says, by name. */
export interface EmpireState extends z.infer<typeof stateSchema> {}
export interface Site extends z.infer<typeof site> {}
export type Frame = z.infer<typeof frame>;
export type Why = z.infer<typeof why>;
export type PaidFor = z.infer<typeof paidFor>;
export type Builder = z.infer<typeof builder>;
