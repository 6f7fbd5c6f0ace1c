import { PERSON } from './opponents.ts';

/** A line in the head of a record that says who sits where; those who read records for the game alone pass it over. */
const LINE = /^bots (.*)$/m;

export function withBots(record: string, bots: readonly (string | undefined)[]): string {
  if (!bots.some((bot) => bot !== undefined)) return record;
  const seats = bots.map((bot) => bot ?? PERSON).join(',');
  return record.replace('\n', `\nbots ${seats}\n`);
}

/** As it would be typed after `--bots`; nothing where only people play. */
export function botsIn(record: string): string | undefined {
  const [head = ''] = record.replaceAll('\r\n', '\n').split('\n\n', 1);
  return LINE.exec(head)?.[1]?.trim();
}
