import { expect, it } from 'vitest';
import { boundedLines } from './bounded-lines.ts';

async function lines(chunks: readonly (string | Uint8Array)[], longest = 10) {
  const input = (async function* () {
    yield* chunks;
  })();
  const found = [];
  for await (const line of boundedLines(input, longest)) found.push('text' in line ? line.text : line);
  return found;
}

it('puts lines together from any chunks', async () => {
  expect(await lines(['a', 'b\nc', '\n\nd\n', 'e'])).toEqual(['ab', 'c', '', 'd', 'e']);
});

it('does not break a letter that comes in two chunks', async () => {
  const bytes = Buffer.from('ä\n');
  expect(await lines([bytes.subarray(0, 1), bytes.subarray(1)])).toEqual(['ä']);
});

it('throws away a line that is too long, says so once, and goes on', async () => {
  const endless = Array.from({ length: 1000 }, () => 'x'.repeat(1000));
  expect(await lines(['1234567890\n', '12345678901\n', ...endless, '\nafter\n'])).toEqual([
    '1234567890',
    { tooLong: true },
    { tooLong: true },
    'after',
  ]);
});

it('takes bytes that are no text', async () => {
  expect(await lines([Uint8Array.of(255, 254, 10, 0, 10)])).toEqual(['\uFFFD\uFFFD', '\0']);
});
