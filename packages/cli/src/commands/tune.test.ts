import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Ran, runHere, temporaryFile } from '../testing/run-here.ts';

const args = ['tune', 'card-game', '--players', '2', '--seed', 's', '--jobs', '1', '--json'];
const short = [...args, '--deals', '2', '--stages', '2', '--proof', '0'];
const read = (text: string) => JSON.parse(text);
/** Played once: what it comes to is compared with other runs in more than one test. */
let played: Promise<Ran> | undefined;
const plain = () => {
  played ??= runHere(short);
  return played;
};

it('goes on where it was cut off, in the middle of a survey too, to the same weights', async () => {
  const file = temporaryFile('deals.jsonl');
  const whole = await runHere([...short, '--out', file]);
  expect(whole).toEqual(await plain());
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.slice(1).map((line) => read(line))).toMatchObject([
    { stage: 0, deal: 0 },
    { stage: 0, deal: 1 },
    { stage: 1, deal: 0 },
    { stage: 1, deal: 1 },
  ]);
  const [head, ...deals] = lines;
  for (const kept of [[], [0], [1], [0, 1, 2]]) {
    writeFileSync(file, `${[head, ...kept.map((at) => deals[at])].join('\n')}\n${deals[3]?.slice(0, 30)}`);
    expect(await runHere([...short, '--out', file])).toEqual(whole);
    expect(readFileSync(file, 'utf8').split('\n')).toEqual(expect.arrayContaining(lines));
  }
  // What stands there is believed, and not played again.
  const told = lines.map((line, at) => (at === 0 ? line : JSON.stringify({ ...read(line), response: 1000 })));
  writeFileSync(file, told.join('\n'));
  expect(read((await runHere([...short, '--out', file])).output).factors).not.toEqual(read(whole.output).factors);
  const other = await runHere([...short, '--out', file, '--only', 'stored']);
  expect(other).toMatchObject({ code: 1, error: expect.stringContaining('does not belong') });
});

it('equal commands give equal runs; another seed and another stage do not', async () => {
  const factors = async (...more: string[]) => read((await runHere([...short, ...more])).output).factors;
  const one = await factors('--stages', '1');
  expect(await factors('--stages', '1')).toEqual(one);
  expect(await factors('--stages', '1', '--seed', 't')).not.toEqual(one);
  expect(read((await plain()).output).factors).not.toEqual(one);
});

it('tunes only the weights it is asked to, and prints what each was, is and brings', async () => {
  const { output } = await runHere([...short, '--only', 'stored,emergency']);
  const { factors, gains, weights } = read(output);
  expect(Object.keys(factors)).toEqual(['stored', 'emergency']);
  expect(gains.stored).toEqual({ mean: expect.any(Number), deviation: expect.any(Number) });
  expect(Object.keys(weights).length).toBeGreaterThan(20);
  const said = (await runHere([...short.filter((arg) => arg !== '--json'), '--only', 'stored,emergency'])).output;
  expect(said).toMatch(/weight +before +after +gain +±/);
  expect(said).toMatch(/stored +[\d.]+ +[\d.]+ +-?[\d.]+ +[\d.]+/);
  expect(said).not.toContain('quality');
});

it('tunes what a bot with settings of its own weighs by', async () => {
  const { run } = read((await runHere([...short, '--bot', 'foreman:doubt=0', '--stages', '1'])).output);
  expect(run).toMatch(/--bot foreman:doubt=0 .*--deals 2 --stages 1/);
  // Only who compares turns in a tree among several has an idea of what a factory is worth besides.
  const known = async (bot: string) => (await runHere([...short, '--players', '3', '--only', 'x', '--bot', bot])).error;
  expect(await known('foreman:doubt=0')).not.toContain('factory');
  expect(await known('arkwright:nodes=150')).toContain('factory');
});

it('plays alone the same deals once shifted to either side', async () => {
  const { code, output } = await runHere([...short, '--players', '1', '--proof', '2']);
  expect(code).toBe(0);
  expect(read(output).proof.games).toBe(1);
});

it('writes nothing that is not proven better', async () => {
  const file = temporaryFile('weights.json');
  writeFileSync(file, '{"rulesets":{}}');
  const { output } = await runHere([...short, '--only', 'stored', '--proof', '2', '--write', file]);
  expect(read(output)).toMatchObject({ isBetter: false, proof: { games: 2 } });
  expect(readFileSync(file, 'utf8')).toBe('{"rulesets":{}}');
});

it('refuses what cannot be tuned', async () => {
  expect((await runHere(['tune', 'card-game', '--bot', 'random'])).error).toContain('“random”');
  expect((await runHere(['tune', 'card-game', '--bot', 'foreman:nodes=many'])).error).toContain('“foreman:nodes=many”');
  expect((await runHere(['tune', 'coal', '--players', '2'])).error).toContain('nothing that can be tuned');
});
