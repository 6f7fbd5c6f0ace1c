import { expect, it } from 'vitest';
import { runHere } from './testing/run-here.ts';
import { runProcess } from './testing/run-process.ts';

it('starts as a command', async () => {
  expect(await runProcess(['games'])).toMatchObject({ code: 0, error: '', output: expect.stringContaining('empire') });
});

it('shows its commands, in English and in German', async () => {
  const english = await runHere(['--help']);
  for (const name of ['games', 'play', 'simulate', 'tournament', 'replay', 'analyse', 'bench', 'engine'])
    expect(english.output).toMatch(new RegExp(`\\n  ${name}\\b`));
  expect(english).toMatchObject({ code: 0, output: expect.stringContaining('Commands:') });
  expect((await runHere(['--help', '--language', 'de'])).output).toContain('Befehle:');
});

it('refuses a command or a flag that it does not know', async () => {
  expect(await runHere(['dance'])).toMatchObject({ code: 1, error: expect.stringContaining('dance') });
  expect(await runHere(['games', '--fast'])).toMatchObject({ code: 1, error: expect.stringContaining('--fast') });
  expect(await runHere(['simulate', 'coal', '--games', '0'])).toMatchObject({ code: 1 });
  expect(await runHere(['simulate', 'coal', '--check', 'some'])).toMatchObject({ code: 1 });
});
