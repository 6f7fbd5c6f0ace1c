import { describe, expect, it } from 'vitest';
import { type GameRecord, isProblem, readRecord, writeRecord } from './record.ts';
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

  it('is not said where there is nothing to say', () => {
    expect(writeRecord({ ...record, seats: [person, person] })).toBe(text);
    expect(read(text).seats).toBeUndefined();
    expect(read(withLine('seats [7,{"kind":"king","name":5}]')).seats).toBeUndefined();
  });

  it('is read from the line that the terminal wrote once', () => {
    expect(read(withLine('bots me, foreman')).seats).toEqual([person, foreman]);
    expect(read(withLine('bots me,me')).seats).toBeUndefined();
  });

  it('is not believed when damaged, nor when it seats more or fewer than play', () => {
    expect(read(withLine('seats {"a"')).seats).toBeUndefined();
    expect(read(withLine(`seats ${JSON.stringify([ada])}`)).seats).toEqual([ada, person]);
    expect(read(withLine(`seats ${JSON.stringify([ada, foreman, ada])}`)).seats).toEqual([ada, foreman]);
    const long: Sitter = { name: 'n'.repeat(300), kind: 'person' };
    expect(read(withLine(`seats ${JSON.stringify([long, foreman])}`)).seats?.[0]?.name).toBe('n'.repeat(30));
  });
});
