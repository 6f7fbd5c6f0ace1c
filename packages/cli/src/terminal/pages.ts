import type { Texts } from '../words/index.ts';
import type { Lines } from './lines.ts';
import { clearScreen, print, type Terminal } from './terminal.ts';
import { wrap } from './wrap.ts';

/** An empty line and the prompt stand under a page. */
const UNDER_A_PAGE = 2;

/**
 * Fills the screen, a page at a time, until the reader has enough; gives back what was typed that does not turn pages. What is read
 * for its end, like a log, begins there.
 */
export async function showPages(
  terminal: Terminal,
  reader: Lines,
  { pages: t }: Texts,
  text: readonly string[],
  isReadFromItsEnd = false,
): Promise<string> {
  const lines = text.flatMap((line) => wrap(line, terminal.columns));
  // A window of a few rows still turns pages.
  const height = Math.max(1, terminal.rows - UNDER_A_PAGE);
  const last = Math.max(0, lines.length - height);
  for (let from = isReadFromItsEnd ? last : 0; ; ) {
    const to = Math.min(lines.length, from + height);
    clearScreen(terminal);
    print(terminal, ...lines.slice(from, to), '');
    const place = { from: from + 1, to, lines: lines.length };
    const answer = await reader.ask(last === 0 ? t.back : (to < lines.length ? t.onOrBack : t.lastPage)(place));
    if (answer === 'p') from = Math.max(0, from - height);
    else if (answer === '' && to < lines.length) from = Math.min(last, to);
    else return answer ?? '';
  }
}
