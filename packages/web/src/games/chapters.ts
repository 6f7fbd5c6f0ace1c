import type { Language } from '@cromford/kernel';

/**
 * The log and the charts of the longer games go by decade and cycle. A chapter is one number: the decade, then a digit for the cycle in
 * it, 0 for what comes before the first.
 */
export const chapterOf = (decade: number, cycle: number): number => decade * 10 + cycle + 1;

export const decadeOf = (chapter: number): number => Math.floor(chapter / 10);

export const cycleOf = (chapter: number): number => (chapter % 10) - 1;

/** Names of chapters and of the stretches they fall into. */
export interface Chapters {
  name(chapter: number, language: Language): string;
  /** The stretch that a chapter belongs to, for the log's filter and the balance sheet. */
  era(chapter: number): number;
  eraName(era: number, language: Language): string;
}
