/** A screen before it is printed: a board, what happened, a question and its choices. */
export interface Screen {
  readonly board: readonly string[];
  readonly question: readonly string[];
  readonly choices: readonly string[];
}

/** Where there is little room, so much of what happened is kept: its heading, and how it ended. */
const LEAST = 4;

/**
 * The first of these screens that has room for all, the news shortened if need be, which `cut` says; else the last, which runs over
 * the top. No height is room enough.
 */
export function fitted(screens: readonly Screen[], news: readonly string[], rows: number, cut: string): string[] {
  let lines: string[] = [];
  for (const screen of screens) {
    const room = rows === 0 ? news.length : Math.max(LEAST, rows - printed(screen, []).length - 2);
    lines = printed(screen, shortNews(news, room, cut));
    if (rows === 0 || lines.length < rows) break;
  }
  return lines;
}

function printed({ board, question, choices }: Screen, news: readonly string[]): string[] {
  return [...board, '', ...(news.length > 0 ? [...news, ''] : []), ...question, ...choices, ''];
}

/** The heading and the last lines. */
function shortNews(news: readonly string[], room: number, cut: string): readonly string[] {
  const [heading = '', ...told] = news;
  return news.length <= room ? news : [heading, `  ${cut}`, ...told.slice(2 - room)];
}
