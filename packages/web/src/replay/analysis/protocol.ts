import type { Analysis, AnalysisSettings, Weighed } from '@cromford/bots/arena';

export type Depth = NonNullable<AnalysisSettings['depth']>;

/** The record of a game, and what is wanted of it: all of it, or the choices of one decision (counted from 0). */
export interface AnalysisRequest {
  readonly game: string;
  readonly record: string;
  readonly want: { readonly depth: Depth } | { readonly decision: number };
}

export type AnalysisReply =
  | { readonly done: number; readonly total: number }
  | { readonly analysis: Analysis }
  | { readonly decision: number; readonly choices: readonly Weighed[] }
  | { readonly bug: string };
