import type { Event, Seat, Table, Words } from '@cromford/kernel';
import { say, type Texts } from '../words/index.ts';

/** Events as sentences; what a game has no words for is left out. */
export function eventLines(events: readonly Event[], words: Words): string[] {
  return events
    .map((event) => words.event(event))
    .filter((line) => line !== '')
    .map((line) => `  ${line}`);
}

/** The whole game so far, decision by decision. */
export function logLines(table: Table, words: Words, texts: Texts): string[] {
  return [
    ...eventLines(table.opening, words),
    ...table.history.flatMap(({ seat, move, events }, index) => [
      `${index + 1}. ${seatName(seat, words, texts)}: ${move}`,
      ...eventLines(events, words),
    ]),
  ];
}

export function seatName(seat: Seat, words: Words, texts: Texts): string {
  return words.seat?.(seat) ?? say(texts.play.seat, { seat: seat + 1 });
}
