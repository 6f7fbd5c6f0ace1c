import { expect, test } from 'vitest';
import { faultTeller, Mishap } from './faults.ts';

function told() {
  const lines: unknown[] = [];
  const clock = { at: 0 };
  const log = { error: (fields: object, text: string) => lines.push([text, fields]) };
  return { lines, clock, tell: faultTeller(log as never, () => clock.at) };
}

const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

test('a database that is away is one sentence a minute, however many requests meet it', () => {
  const { lines, clock, tell } = told();
  for (let n = 0; n < 1000; n++) tell(away, 'unavailable');
  expect(lines).toEqual([['the database does not answer', { reason: away.message }]]);
  clock.at = 61_000;
  for (let n = 0; n < 10; n++) tell(away, 'live');
  expect(lines.slice(1)).toEqual([['the database does not answer', { reason: away.message, unsaid: 999 }]]);
});

test.each([
  ['the database does not answer', new Error('Query read timeout')],
  ['the database does not answer', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['the database is busy with something else', Object.assign(new Error('statement timeout'), { code: '57014' })],
  ['nothing can be written to the database', Object.assign(new Error('disk is full'), { errcode: 13 })],
])('%s: %s', (sentence, error) => {
  const { lines, tell } = told();
  tell(error, 'unavailable');
  expect(lines).toEqual([[sentence, { reason: error.message }]]);
});

test('other faults are told beside it; what is wrong in the program keeps its stack, each time', () => {
  const { lines, tell } = told();
  tell(away, 'live');
  tell(new Mishap('ADMINISTRATOR: nobody'), 'behind the scenes');
  const bug = new TypeError('seats is undefined');
  for (let n = 0; n < 2; n++) tell(bug, 'internal');
  expect(lines.slice(1)).toEqual([
    ['ADMINISTRATOR: nobody', {}],
    ['internal', { err: bug }],
    ['internal', { err: bug }],
  ]);
});
