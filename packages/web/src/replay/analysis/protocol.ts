import type { Analysis, AnalysisSettings } from '@cromford/bots/arena';

export type Depth = NonNullable<AnalysisSettings['depth']>;

export interface AnalysisRequest {
  readonly game: string;
  readonly record: string;
  readonly depth: Depth;
}

export type AnalysisReply =
  | { readonly done: number; readonly total: number }
  | { readonly analysis: Analysis }
  | { readonly bug: string };
