import { expect, it } from 'vitest';
import { editionsPage } from './testing/editions.ts';

it('docs/editions.md says of every way to play what its ruleset says', async () => {
  await expect(editionsPage()).toMatchFileSnapshot('../../../docs/editions.md');
});
