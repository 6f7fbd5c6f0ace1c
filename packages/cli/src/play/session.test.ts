import { expect, it } from 'vitest';
import { runOnScreen } from '../testing/run-here.ts';

it('goes back to the board from a page by the words that leave the game, however long the page is', async () => {
  const args = ['play', 'card-game', '--players', '2', '--seed', 'pages', '--bots', 'me,me'];
  // The help is a page of one screen, the board of several: left in their middle, and at their end.
  for (const page of [['?'], ['b'], ['b', '', '']])
    for (const out of ['q', 'quit', 'Ende']) {
      // What happened before the first turn fills a page, too.
      const { output } = await runOnScreen(args, ['', ...page, out, 'action distribution']);
      expect(output, `${page} ${out}`).toMatch(/Where do you add distribution/);
    }
});
