import { describe, expect, it } from 'vitest';
import { replayRecord } from './carry.ts';
import { readRecord } from './read-record.ts';
import { isProblem, writeRecord } from './record.ts';
import { Table } from './table.ts';
import { pennies } from './testing/pennies.ts';

const game = pennies();
const table = Table.open(game, { players: 2, seed: 's' });
if (isProblem(table)) throw new Error(table.code);
for (const line of ['take 1', 'guess heads', 'take 2']) table.playLine(line);
const text = writeRecord(table.record());
const read = (changed: string) => {
  const record = readRecord(changed, [game]);
  return isProblem(record) ? record : replayRecord(record, [game]);
};
const withLine = (line: string) => text.replace('\nseed', `\n${line}\nseed`);

describe('the head of a record', () => {
  it('is read as it was written', () => {
    expect(read(text)).toMatchObject({ history: [{ move: 'take 1' }, { move: 'guess heads' }, { move: 'take 2' }] });
  });

  it.each([
    ['another form', text.replace('record 1', 'record 2'), { code: 'record-form', params: { form: '2' } }],
    ['no record', text.replace('cromford', 'oxford'), { code: 'not-a-record' }],
    ['a number of players that is none', text.replace('players 2', 'players x'), { code: 'record-players' }],
    ['no number of players', text.replace('players 2\n', ''), { code: 'record-players' }],
    ['a version below the first', text.replace('rules 1', 'rules -1'), { code: 'record-version' }],
    ['something unknown', withLine('tea hot'), { code: 'record-key', params: { line: 5, key: 'tea' } }],
    [
      'a second number of players',
      withLine('players 3'),
      { code: 'record-twice', params: { line: 5, key: 'players' } },
    ],
    ['an option twice', withLine('option coin old\noption coin fair'), { code: 'record-twice' }],
    ['a hash that is none', text.replace(/^hash .*/m, 'hash tea'), { code: 'record-hash-line' }],
    ['half a line', withLine('carried 1'), { code: 'record-line', params: { line: 5 } }],
  ])('is refused with %s', (_, changed, problem) => {
    expect(read(changed)).toMatchObject(problem);
  });
});

describe('the positions that a record tells', () => {
  it.each(['positions', 'marks'] as const)('are compared with those that its moves come to: %s', (kept) => {
    expect(read(writeRecord(table.record(kept)))).toMatchObject({ state: table.state });
  });

  it('are not believed where one was altered', () => {
    const traced = writeRecord(table.record('positions'));
    expect(read(traced.replace(/"pot":\[19\]/, '"pot":[18]'))).toEqual({
      code: 'record-astray',
      params: { number: 1 },
    });
    const marked = writeRecord(table.record('marks'));
    expect(
      read(marked.replace(/^marks ../m, (line) => `${line.slice(0, -2)}${line.endsWith('00') ? '11' : '00'}`)),
    ).toEqual({
      code: 'record-trace',
      params: {},
    });
    expect(read(marked.replace(/^marks ../m, 'marks '))).toEqual({ code: 'record-trace', params: {} });
  });
});
