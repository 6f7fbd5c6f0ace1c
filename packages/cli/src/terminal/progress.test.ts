import { expect, it } from 'vitest';
import { Progress } from './progress.ts';
import type { Terminal } from './terminal.ts';

it('draws a full bar when more has been done than was asked for', () => {
  const written: string[] = [];
  const error = { write: (text: string) => written.push(text) };
  new Progress({ isWatched: true, error } as unknown as Terminal, 100).show(104);
  expect(written).toEqual([`\r${'█'.repeat(30)} 104/100`]);
});
