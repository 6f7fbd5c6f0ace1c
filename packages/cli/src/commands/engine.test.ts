import { empire } from '@cromford/empire';
import { expect, it } from 'vitest';
import { hostileLines } from '../testing/hostile.ts';
import { randomGame } from '../testing/random-game.ts';
import { runHere } from '../testing/run-here.ts';
import { runProcess } from '../testing/run-process.ts';

const LINES = 4000;
const PROBE_EVERY = 100;

const start = '{"id":"start","do":"new","game":"empire","players":1,"seed":"siege","options":{}}';

it('answers line by line until its input ends', async () => {
  const { code, output } = await runHere(['engine'], [start, '', '{"id":2,"do":"hash"}', 'nonsense']);
  expect(code).toBe(0);
  const answers = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers).toMatchObject([
    { id: 'start', ok: true },
    { id: 2, ok: true, hash: expect.stringMatching(/^[0-9a-f]{16}$/) },
    { id: null, ok: false, error: { code: 'not-json' } },
  ]);
});

it(`survives ${LINES} hostile lines, answers each, and keeps the game as it is`, async () => {
  const table = randomGame(empire, 1, 'siege');
  while (table.history.length > 10) table.takeBack();
  const played = table.history.map(({ move }) => JSON.stringify({ id: 'play', do: 'play', move }));
  const honest = [start, ...played];

  let asked = 0;
  function* siege() {
    yield `${honest.join('\n')}\n`;
    let sent = 0;
    for (const line of hostileLines(LINES, table.state, 'siege')) {
      yield line;
      if (Buffer.from(line).toString().trim() !== '') asked++;
      if (++sent % PROBE_EVERY === 0) yield `{"id":"probe","do":"hash"}\n`;
    }
  }
  const { code, output, error } = await runProcess(['engine'], siege());
  expect({ code, error }).toEqual({ code: 0, error: '' });

  const answers = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const probes = answers.filter(({ id }) => id === 'probe');
  expect(probes).toEqual(new Array(LINES / PROBE_EVERY).fill({ id: 'probe', ok: true, hash: table.hash() }));
  expect(answers).toHaveLength(honest.length + asked + probes.length);
  for (const answer of answers) expect(answer).toHaveProperty('ok');
});
