import { describe, expect, it } from 'vitest';
import { readRecord } from './read-record.ts';
import { type GameRecord, isProblem, writeRecord } from './record.ts';
import type { Sitter } from './sitters.ts';
import { Table } from './table.ts';
import { pennies } from './testing/pennies.ts';

const game = pennies();
const table = Table.open(game, { players: 2, seed: 's' });
if (isProblem(table)) throw new Error(table.code);
const record = table.record();
const text = writeRecord(record);
const ada: Sitter = { name: 'Ada', kind: 'person' };
const foreman: Sitter = { name: '', kind: 'bot', bot: 'foreman' };
const person: Sitter = { name: '', kind: 'person' };

function read(written: string): GameRecord {
  const found = readRecord(written, [game]);
  if (isProblem(found)) throw new Error(found.code);
  return found;
}

const withLine = (line: string) => text.replace('\nseed', `\n${line}\nseed`);

describe('who sits where', () => {
  it('is one line of the record', () => {
    const written = writeRecord({ ...record, seats: [ada, foreman] });
    expect(written).toMatch(/^seats \[.*\]$/m);
    expect(read(written)).toEqual({ ...record, seats: [ada, foreman] });
  });

  it('is also said where persons without a name play, and not where nobody has said it', () => {
    expect(read(writeRecord({ ...record, seats: [person, person] })).seats).toEqual([person, person]);
    expect(read(text).seats).toBeUndefined();
  });

  it('is read from the line that the terminal wrote once', () => {
    expect(read(withLine('bots me, foreman')).seats).toEqual([person, foreman]);
    expect(read(withLine('bots me,me')).seats).toEqual([person, person]);
  });

  const long: Sitter = { name: 'n'.repeat(31), kind: 'person' };
  it.each([
    'seats {"a"',
    'seats 7',
    'seats [7,{"kind":"king","name":5}]',
    `seats ${JSON.stringify([ada])}`,
    `seats ${JSON.stringify([ada, foreman, ada])}`,
    `seats ${JSON.stringify([long, foreman])}`,
    `seats ${JSON.stringify([ada, { name: '', kind: 'bot' }])}`,
    'bots me',
  ])('is refused where it is damaged, or seats more or fewer than play: %s', (line) => {
    expect(readRecord(withLine(line), [game])).toEqual({ code: 'record-seats', params: {} });
  });
});
