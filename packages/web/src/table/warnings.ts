import type { Choice, NoteText, Press } from '../engine/protocol.ts';

/** What is asked about once more before this is played; an amount of several may have warnings of its own. */
export function warningsOf({ notes }: Choice, press: Press | undefined): readonly NoteText[] {
  return (press?.notes ?? notes).filter(({ warns }) => warns);
}
