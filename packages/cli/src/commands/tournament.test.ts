import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runHere, temporaryFile } from '../testing/run-here.ts';

const args = ['tournament', 'coal', '--players', '3', '--bots', 'greedy,random', '--seed', 's', '--jobs', '1'];

it('prints shares with intervals and ratings, a shared win as a fraction', async () => {
  const { code, output } = await runHere([...args, '--games', '30', '--json']);
  expect(code).toBe(0);
  const { results, ...rest } = JSON.parse(output);
  expect(rest).toMatchObject({ game: 'coal', players: 3, seed: 's', games: 30, broken: 0, lapses: { refused: 0 } });
  expect(results.map(({ bot, games }: { bot: string; games: number }) => [bot, games])).toEqual([
    ['greedy', 30],
    ['random', 60],
  ]);
  const [greedy, random] = results;
  expect(greedy.wins + random.wins).toBeCloseTo(30, 2);
  expect(greedy.share).toBeCloseTo(greedy.wins / 30, 3);
  expect(greedy.low).toBeLessThan(greedy.share);
  expect(greedy.high).toBeGreaterThan(greedy.share);
  expect(greedy.meanScore).toBeGreaterThan(random.meanScore);
  expect(greedy.rating).toBeGreaterThan(random.rating);
});

it('comes to the same in one piece, in threads, in parts that are merged, and when it is resumed', async () => {
  const empire = ['tournament', 'empire', '--bots', 'greedy,random', '--games', '10', '--seed', 's', '--json'];
  const whole = await runHere([...empire, '--jobs', '1']);
  expect((await runHere([...empire, '--jobs', '2'])).output).toBe(whole.output);
  const files = [temporaryFile('a.jsonl'), temporaryFile('b.jsonl')];
  for (const [at, file] of files.entries())
    await runHere([...empire, '--jobs', '1', '--chunk', `${at + 1}/2`, '--out', file]);
  expect((await runHere(['tournament', '--merge', ...files, '--json'])).output).toBe(whole.output);
  const [first] = files as [string];
  // Cut off in the middle of a line.
  const text = readFileSync(first, 'utf8');
  writeFileSync(first, text.slice(0, -50));
  const resumed = await runHere([...empire, '--jobs', '1', '--out', first]);
  expect(resumed.output).toBe(whole.output);
  expect(resumed.error).toContain('7 games in');
  expect((await runHere(['tournament', '--merge', first, '--json'])).output).toBe(whole.output);
});

it('goes on with its file, with the seed that is in there when none is given', async () => {
  const file = temporaryFile('a.jsonl');
  const unseeded = ['tournament', 'coal', '--bots', 'greedy,random', '--jobs', '1', '--json', '--out', file];
  await runHere([...unseeded, '--games', '2']);
  const more = await runHere([...unseeded, '--games', '4']);
  expect(more).toMatchObject({ code: 0, error: expect.stringContaining('2 of 4 games are in') });
  expect(JSON.parse(more.output)).toMatchObject({ games: 4 });
});

it('keeps tournaments apart', async () => {
  const file = temporaryFile('a.jsonl');
  await runHere([...args, '--games', '3', '--out', file]);
  const other = await runHere([...args, '--games', '3', '--option', 'heap=large', '--out', file]);
  expect(other).toMatchObject({ code: 1, error: expect.stringContaining('another tournament') });
  writeFileSync(file, 'notes\n');
  expect((await runHere([...args, '--out', file])).error).toContain('not a file of tournament results');
});

it('draws the shares', async () => {
  const file = temporaryFile('plot.svg');
  const { output } = await runHere([...args, '--games', '3', '--plot', file]);
  expect(output).toMatch(/\ngreedy +3 /);
  const svg = readFileSync(file, 'utf8');
  expect(svg).toMatch(/^<svg [^>]*>/);
  expect(svg.match(/<rect /g)).toHaveLength(3);
  expect(svg).toContain('greedy');
});

it('refuses bots that it does not know, and parts that there are not', async () => {
  expect((await runHere(['tournament', 'coal', '--bots', 'deep-blue@5'])).error).toContain('“deep-blue”');
  expect(await runHere(['tournament', 'coal', '--chunk', '3/2'])).toMatchObject({ code: 1 });
});

const program = (body: string) => {
  const file = temporaryFile('program.mjs');
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
    for await (const line of createInterface({ input: process.stdin })) {
      const { id, moves, state } = JSON.parse(line);
      ${body}
    }`,
  );
  return `"${process.execPath}" "${file}"`;
};

async function against(engine: string) {
  const { code, output } = await runHere([...args, '--games', '3', '--engine', engine, '--time', '50', '--json']);
  return { code, ...JSON.parse(output) };
}

it('lets an outside program play, which sees no secrets', async () => {
  const answer = `if (state.random.length > 0 || state.stones.filter((n) => n < 0).length !== 2) process.exit(1);
    console.log(JSON.stringify({ id, ok: true, move: moves.at(-1) }));`;
  const { code, results, lapses } = await against(program(answer));
  expect({ code, lapses }).toMatchObject({ code: 0, lapses: { refused: 0, threw: 0, late: 0 } });
  expect(results[0]).toMatchObject({ bot: 'engine', games: 3 });
});

it('goes on when the program cheats, ends or is late', async () => {
  const cheats = await against(program(`console.log(JSON.stringify({ id, ok: true, move: 'take 50' }));`));
  expect(cheats.lapses.refused).toBeGreaterThan(0);
  expect(cheats).toMatchObject({ code: 1, games: 3 });
  const ends = await against(program('process.exit(3);'));
  expect(ends.lapses.threw).toBeGreaterThan(0);
  expect(ends.games).toBe(3);
  const late = await against(
    program(`if (id > 1 && id < 3) continue; console.log(JSON.stringify({ id, ok: true, move: moves[0] }));`),
  );
  expect(late.lapses).toMatchObject({ refused: 0, threw: 0, late: 1 });
});
