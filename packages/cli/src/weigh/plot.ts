import { escaped, picture, rounded } from '../picture.ts';
import { telling } from './report.ts';
import type { Weighing } from './weighing.ts';

const WIDTH = 760;
const LEFT = 220;
const RIGHT = 40;
const ROW = 22;
const ROWS = 20;

/** What winners and others do, as a picture: a filled dot for winners, an empty one for others, per kind of move. */
export function weighingPlot(title: string, { uses }: Weighing): string {
  const rows = telling(uses).slice(0, ROWS);
  const most = Math.max(1, ...rows.map(({ winners, others }) => Math.max(winners, others)));
  const x = (count: number) => rounded(LEFT + (count / most) * (WIDTH - LEFT - RIGHT));
  const drawn = rows.map(({ use, winners, others }, at) => {
    const y = 70 + at * ROW;
    const [less, more] = [x(Math.min(winners, others)), x(Math.max(winners, others))];
    return [
      `<text x="${LEFT - 12}" y="${y + 5}" text-anchor="end">${escaped(use)}</text>`,
      `<path d="M${less} ${y}H${more}" stroke="#DCD0B8" stroke-width="3"/>`,
      `<circle cx="${x(others)}" cy="${y}" r="5" fill="#FBF7ED" stroke="#75520C" stroke-width="1.5"/>`,
      `<circle cx="${x(winners)}" cy="${y}" r="5" fill="#D9AE55" stroke="#75520C" stroke-width="1.5"/>`,
      `<text x="${more + 10}" y="${y + 5}" font-size="12" fill="#574C3D">${winners.toFixed(1)} : ${others.toFixed(1)}</text>`,
    ].join('\n');
  });
  return picture(title, WIDTH, 90 + rows.length * ROW, drawn);
}
