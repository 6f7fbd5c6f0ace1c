import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runHere, temporaryFile } from '../testing/run-here.ts';

const shipped = readFileSync(new URL('../../../web/src/puzzles/sets/empire.jsonl', import.meta.url), 'utf8').split(
  '\n',
);

it('keeps the puzzles that a search of its own agrees with, and names the others', async () => {
  const [file, kept] = [temporaryFile('puzzles.jsonl'), temporaryFile('kept.jsonl')];
  const [puzzle] = shipped.map(
    (line) => JSON.parse(line || 'null') as { id: string; best: string[]; second: string[] },
  );
  const turned = { ...puzzle, id: 'turned', best: puzzle?.second, second: puzzle?.best };
  writeFileSync(file, `${shipped[0]}\n${JSON.stringify(turned)}\n`);
  const { code, output } = await runHere(['puzzles', 'check', file, '--nodes', '4000', '--write', kept]);
  expect(code).toBe(1);
  expect(output).toContain('Puzzles: 2. They stand: 1.\nturned');
  expect(readFileSync(kept, 'utf8')).toBe(`${shipped[0]}\n`);
});

it('says which line of a file is no puzzle, and that a file cannot be written', async () => {
  const file = temporaryFile('puzzles.jsonl');
  writeFileSync(file, `${shipped[0]}\n{}\n`);
  expect((await runHere(['puzzles', 'check', file])).error).toContain('line 2 is no puzzle');
  expect((await runHere(['--language', 'de', 'puzzles', 'check', file])).error).toContain('Zeile 2 ist keine Aufgabe');
  expect((await runHere(['puzzles', 'make', 'nonsense', '--out', file])).code).not.toBe(0);
});

it('looks through a game that was played, and keeps nothing of who played it', async () => {
  const [file, out] = [temporaryFile('club-night.txt'), temporaryFile('found.jsonl')];
  // A game of which only the beginning was played.
  const asked = shipped.find((line) => line.includes('"empire-r115-1-43-0"')) ?? '';
  const { record, second } = JSON.parse(asked) as { record: string; second: string[] };
  writeFileSync(
    file,
    record.replace('\nseed ', '\nseats [{"name":"Ada","kind":"person"}]\nseed ').replace(/hash .*\n/, '') +
      second.join('\n'),
  );
  const { code, output } = await runHere(['puzzles', 'from', file, '--out', out, '--lead', '0.3']);
  expect([code, output]).toEqual([0, expect.stringContaining('in 1 game')]);
  const found = readFileSync(out, 'utf8');
  expect(found).toContain('"id":"empire-club-night-');
  expect(found).not.toContain('Ada');
  expect((await runHere(['puzzles', 'from', out, '--out', file])).code).not.toBe(0);
});
