import { PassThrough } from 'node:stream';
import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import { textsIn } from '../words/index.ts';
import type { Lines } from './lines.ts';
import { showPages } from './pages.ts';
import type { Terminal } from './terminal.ts';

const text = Array.from({ length: 10 }, (_, i) => `line ${i + 1}`);

async function read(...answers: string[]): Promise<{ asked: number; typed: string }> {
  const output = new PassThrough();
  const terminal = { output, columns: 40, rows: 6, isScreen: true, paint: picocolors.createColors(false) };
  let asked = 0;
  const reader = { ask: async () => answers[asked++] };
  const typed = await showPages(terminal as unknown as Terminal, reader as unknown as Lines, textsIn('en'), text);
  return { asked, typed };
}

it('turns pages to the end and back', async () => {
  expect(await read('', '', '')).toEqual({ asked: 3, typed: '' });
  expect(await read('', 'p', '', '', '')).toEqual({ asked: 5, typed: '' });
});

it('hands on what was typed for the question behind the pages', async () => {
  expect(await read('', 'take 2')).toEqual({ asked: 2, typed: 'take 2' });
  expect(await read('q')).toEqual({ asked: 1, typed: 'q' });
});
