import { writeFileSync } from 'node:fs';
import { empire } from '@cromford/empire';
import { writeRecord } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { randomGame } from '../testing/random-game.ts';
import { runHere, temporaryFile } from '../testing/run-here.ts';

const game = randomGame(empire, 1, 'replay');
const text = writeRecord(game.record());

function saved(content: string): string {
  const file = temporaryFile('record.txt');
  writeFileSync(file, content);
  return file;
}

it('verifies a record: every move, the final hash, the score', async () => {
  const { code, output } = await runHere(['replay', saved(text)]);
  expect(code).toBe(0);
  expect(output).toContain(`${game.history.length} decisions of Empire replayed`);
  expect(output).toContain(`Hash ${game.hash()}: as recorded.`);
  expect(output).toContain(`Score: ${game.engine.rules.score(game.state).join(', ')}`);
});

it('verifies a game that goes on, and one without a hash', async () => {
  const [header, moves] = text.split('\n\n') as [string, string];
  const unfinished = `${header.replace(/\nhash .*/, '')}\n\n${moves.split('\n').slice(0, 3).join('\n')}\n`;
  const { code, output } = await runHere(['replay', saved(unfinished)]);
  expect(code).toBe(0);
  expect(output).toContain('the record has none to compare with');
  expect(output).toContain('The game goes on.');
});

it('finds a changed hash', async () => {
  const { code, error } = await runHere(['replay', saved(text.replace(/\nhash .*/, '\nhash 0000000000000000'))]);
  expect(code).toBe(1);
  expect(error).toContain(`hash ${game.hash()} instead of 0000000000000000`);
});

it('finds every changed move, by the move itself or by the hash', async () => {
  const lines = text.trimEnd().split('\n');
  const first = lines.indexOf('') + 1;
  for (let at = first; at < lines.length; at += 7) {
    const changed = lines.with(at, lines[at] === 'end' ? 'action sell' : 'end');
    expect((await runHere(['replay', saved(changed.join('\n'))])).code, `line ${at + 1}: ${lines[at]}`).toBe(1);
  }
});

it('explains a move that does not fit in the words of the game', async () => {
  const { error } = await runHere(['replay', saved(text.replace('\n\n', '\n\nproduce-only goods\n'))]);
  expect(error).toMatch(/^Decision 1 \(produce-only goods\) does not fit: .+ \[SE-PRO-06\]\n$/);
});

it('says what is wrong with a file that is no record', async () => {
  expect((await runHere(['replay', '/nowhere'])).error).toContain('Cannot read /nowhere');
  expect((await runHere(['replay', saved('hello')])).error).toContain('not a Cromford record');
  expect((await runHere(['replay', saved(text.replace(/^rules \d+/m, 'rules 99'))])).error).toContain(
    'rules version 99',
  );
  expect((await runHere(['replay', saved(text.replace('game empire', 'game chess'))])).error).toContain('“chess”');
  const json = await runHere(['replay', saved('hello'), '--json']);
  expect(JSON.parse(json.output)).toMatchObject({ ok: false, problem: { code: 'not-a-record' } });
});

it('steps through a game, forwards, back and to any decision', async () => {
  const { code, output } = await runHere(['replay', saved(text), '--step'], ['', '', 'p', '3', '999', 'q']);
  expect(code).toBe(0);
  const at = [...output.matchAll(/Decision (\d+) of \d+: (.*)\n/g)].map(([, ply, move]) => [Number(ply), move]);
  const last = game.history.length;
  expect(at).toEqual([1, 2, 1, 3, last].map((ply) => [ply, game.history[ply - 1]?.move]));
  expect(output).toContain('Start');
});

it('says of a record of older rules whether those of today come to the same, and where not', async () => {
  const older = text.replace(/^rules \d+/m, 'rules 0');
  const same = await runHere(['replay', saved(older)]);
  expect([same.code, same.output.includes('Played by version 0 of the rules')]).toEqual([0, true]);
  const changed = older.replace('\n\n', '\n\nhire a dragon\n');
  const { code, error } = await runHere(['replay', saved(changed)]);
  expect(code).toBe(1);
  expect(error).toContain('decision 1 (hire a dragon) is not open');
  expect(error).toContain('shows its first 0 decisions');
  const json = JSON.parse((await runHere(['replay', '--json', saved(changed)])).output);
  expect(json).toMatchObject({ ok: false, problem: { code: 'carry-refused', params: { number: 1 } } });
});
