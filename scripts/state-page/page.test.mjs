import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { page } from './page.mjs';

const text = readFileSync('docs/state.md', 'utf8');

it('is the one written from the descriptions: `npm run state-page` writes it anew', async () => {
  expect(text).toBe(await page());
});

it('says of every field what it is and what it may be', () => {
  const bare = text.split('\n').filter((line) => /^\| `\w+` \|(?: *\|| .* \| *\|$)/.test(line));
  expect(bare).toEqual([]);
});
