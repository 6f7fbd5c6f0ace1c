import { escaped, picture, rounded } from '../picture.ts';
import { percent, telling, whole } from './report.ts';
import type { Weighing } from './weighing.ts';

const WIDTH = 760;
const LEFT = 290;
const RIGHT = 100;
const ROW = 22;
const ROWS = 20;
const TOP = 70;

const along = (part: number) => rounded(LEFT + part * (WIDTH - LEFT - RIGHT));
const label = (y: number, text: string) =>
  `<text x="${LEFT - 12}" y="${y + 5}" text-anchor="end">${escaped(text)}</text>`;
const figure = (x: number, y: number, text: string) =>
  `<text x="${x + 10}" y="${y + 5}" font-size="12" fill="#574C3D">${escaped(text)}</text>`;
const line = (from: number, to: number, y: number, width = 3) =>
  `<path d="M${from} ${y}H${to}" stroke="#DCD0B8" stroke-width="${width}"/>`;
const dot = (x: number, y: number, isFilled: boolean) =>
  `<circle cx="${x}" cy="${y}" r="5" fill="${isFilled ? '#D9AE55' : '#FBF7ED'}" stroke="#75520C" stroke-width="1.5"/>`;

/** The scores of every seat, then what winners and others do: a filled dot for winners, an empty one for others, per kind of move. */
export function weighingPlot(title: string, weighing: Weighing): string {
  const seats = seatRows(weighing, TOP);
  const below = TOP + (weighing.seats.length + 1) * ROW;
  const uses = telling(weighing.uses).slice(0, ROWS);
  return picture(title, WIDTH, below + 20 + uses.length * ROW, [...seats, ...useRows(uses, below)]);
}

/** From the lowest score to the highest, thicker between the quartiles, a dot at the median. */
function seatRows({ games, seats }: Weighing, top: number): string[] {
  const most = Math.max(1, ...seats.map(({ score }) => score?.max ?? 0));
  return seats.flatMap(({ seat, won, score }, at) => {
    const y = top + at * ROW;
    if (!score) return [];
    const x = (value: number) => along(Math.max(0, value) / most);
    return [
      label(y, String(seat + 1)),
      line(x(score.min), x(score.max), y),
      line(x(score.lowerQuartile), x(score.upperQuartile), y, 11),
      dot(x(score.median), y, true),
      figure(x(score.max), y, `${whole(score.mean)} · ${percent(won / Math.max(1, games))}`),
    ];
  });
}

function useRows(uses: Weighing['uses'], top: number): string[] {
  const most = Math.max(1, ...uses.map(({ winners, others }) => Math.max(winners, others)));
  return uses.flatMap(({ use, winners, others }, at) => {
    const y = top + at * ROW;
    const x = (count: number) => along(count / most);
    const [less, more] = [x(Math.min(winners, others)), x(Math.max(winners, others))];
    return [
      label(y, use),
      line(less, more, y),
      dot(x(others), y, false),
      dot(x(winners), y, true),
      figure(more, y, `${winners.toFixed(1)} : ${others.toFixed(1)}`),
    ];
  });
}

/** Sheets side by side: the part of the games that the first seat wins, with what is 95 % sure of it, and its mean score. */
export function candidatesPlot(title: string, found: readonly (readonly [string, Weighing])[]): string {
  const drawn = found.flatMap(([name, { games, seats }], at) => {
    const y = TOP + at * ROW;
    const [first] = seats;
    if (!first) return [];
    const won = first.won / Math.max(1, games);
    return [
      label(y, name),
      line(along(0), along(1), y, 1),
      line(along(first.share.low), along(first.share.high), y, 7),
      dot(along(won), y, true),
      figure(along(1), y, whole(first.score?.mean)),
    ];
  });
  return picture(title, WIDTH, TOP + 20 + found.length * ROW, drawn);
}
