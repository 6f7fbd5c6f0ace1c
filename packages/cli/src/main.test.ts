import { spawnSync } from 'node:child_process';
import { cpSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { runHere, temporaryFile } from './testing/run-here.ts';
import { runProcess } from './testing/run-process.ts';

it('starts as a command', async () => {
  expect(await runProcess(['games'])).toMatchObject({ code: 0, error: '', output: expect.stringContaining('empire') });
});

it('says what to run where nothing is installed yet', () => {
  const house = dirname(temporaryFile('house'));
  const command = join(house, 'packages/cli/bin/cromford.js');
  cpSync(new URL('../bin/cromford.js', import.meta.url), command);
  writeFileSync(join(house, 'package.json'), '{ "type": "module" }');
  const { status, stderr } = spawnSync(process.execPath, [command, 'games'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    `The dependencies are not installed. Run \`npm ci\` in ${realpathSync(house)}${sep}, then this again.\n`,
  ]);
});

it('shows its commands, in English and in German', async () => {
  const english = await runHere(['--help']);
  for (const name of ['games', 'play', 'simulate', 'tournament', 'replay', 'analyse', 'bench', 'engine'])
    expect(english.output).toMatch(new RegExp(`\\n  ${name}\\b`));
  expect(english).toMatchObject({ code: 0, output: expect.stringContaining('Commands:') });
  const { output } = await runHere(['--help', '--language', 'de']);
  expect(output).toContain('Befehle:');
  expect(output).toContain('play [Angaben] <Spiel>');
});

it('refuses a command or a flag that it does not know', async () => {
  expect(await runHere(['dance'])).toMatchObject({ code: 1, error: expect.stringContaining('dance') });
  expect(await runHere(['games', '--fast'])).toMatchObject({ code: 1, error: expect.stringContaining('--fast') });
  expect(await runHere(['simulate', 'coal', '--games', '0'])).toMatchObject({ code: 1 });
  expect(await runHere(['simulate', 'coal', '--check', 'some'])).toMatchObject({ code: 1 });
});

it('says what is wrong with a command line in the reader’s language, and what to type next', async () => {
  const said = async (...args: string[]) => (await runHere(args)).error.trim();
  expect(await said('paly')).toBe('There is no command “paly”. `cromford --help` lists what there is.');
  expect(await said('play')).toBe('Say which game: `cromford games` lists them.');
  expect(await said('--language', 'de', 'simulate', 'empire', '--games', 'many')).toBe(
    '„many“ passt nicht zu --games <Zahl>. Möglich: 1 – 10.000.000. `cromford simulate --help` zeigt, was es gibt.',
  );
  expect(await said('--colour')).toBe('There is no option “--colour” here. `cromford --help` lists what there is.');
  expect(await said('play', 'empire', '--colour')).toContain('There is no option “--colour” here.');
  expect(await said('replay', '/nowhere.txt')).toBe('Cannot read /nowhere.txt: there is no such file or folder.');
});
