import type { Event, Seat, Table, WordsInText } from '@cromford/kernel';
import { wrap } from '../terminal/wrap.ts';
import type { Texts } from '../words/index.ts';

/**
 * Events as sentences, each thing once if the game can tell it so; what a game has no words for is left out. On a screen of some
 * width, events of one kind that follow each other make one paragraph.
 */
export function eventLines(events: readonly Event[], words: WordsInText, columns = 0): string[] {
  const paragraphs: { kind: string; text: string }[] = [];
  for (const { kind, text } of words.story(events)) {
    const last = paragraphs.at(-1);
    if (text === '') continue;
    if (columns > 0 && last?.kind === kind) last.text += ` ${text}`;
    else paragraphs.push({ kind, text });
  }
  return paragraphs.flatMap(({ text }) => wrap(`  ${text}`, columns));
}

/** The whole game so far, decision by decision. */
export function logLines(table: Table, words: WordsInText, texts: Texts): string[] {
  return [
    ...eventLines(table.opening, words),
    ...table.history.flatMap(({ seat, move, events }, index) => [
      `${index + 1}. ${seatName(seat, words, texts)}: ${move}`,
      ...eventLines(events, words),
    ]),
  ];
}

export function seatName(seat: Seat, words: WordsInText, texts: Texts): string {
  return words.seat?.(seat) ?? texts.play.seat({ seat: seat + 1 });
}
