/** A screen before it is printed: a board, what happened, a question and its choices. */
export interface Screen {
  readonly board: readonly string[];
  readonly question: readonly string[];
  readonly choices: readonly string[];
}

/** Where there is little room, so much of what happened is kept: its heading, and how it ended. */
const LEAST = 4;

/** The first of these screens that has room for all, the news shortened if need be; else the last, without news. No height is room enough. */
export function fitted(screens: readonly Screen[], news: readonly string[], rows: number): string[] {
  let smallest: string[] = [];
  for (const screen of screens) {
    smallest = printed(screen, []);
    const room = rows === 0 ? news.length : Math.max(LEAST, rows - smallest.length - 2);
    const lines = printed(screen, shortNews(news, room));
    if (rows === 0 || lines.length < rows) return lines;
  }
  return smallest;
}

function printed({ board, question, choices }: Screen, news: readonly string[]): string[] {
  return [...board, '', ...(news.length > 0 ? [...news, ''] : []), ...question, ...choices, ''];
}

/** The heading and the last lines. */
function shortNews(news: readonly string[], room: number): readonly string[] {
  const [heading = '', ...told] = news;
  return news.length <= room ? news : [heading, '  …', ...told.slice(2 - room)];
}
