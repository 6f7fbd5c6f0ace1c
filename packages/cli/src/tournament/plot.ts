import { escaped, picture, rounded } from '../picture.ts';
import type { TournamentReport } from './report.ts';

const WIDTH = 720;
const LEFT = 150;
const RIGHT = 90;
const TOP = 76;
const ROW = 44;
const BAR = 20;
const TICKS = [0, 25, 50, 75, 100];

/** The win shares as a picture: a bar per bot, its interval as a whisker, and the fair share as a line. */
export function plot({ game, players, seed, games, results }: TournamentReport): string {
  const across = WIDTH - LEFT - RIGHT;
  const x = (share: number) => rounded(LEFT + share * across);
  const bottom = TOP + results.length * ROW;
  const title = `${game}, ${players} seats, ${games} games, seed ${seed}`;
  const bars = results.map(({ bot, share, low, high, rating }, at) => {
    const middle = TOP + at * ROW + ROW / 2;
    return [
      `<text x="${LEFT - 12}" y="${middle + 5}" text-anchor="end" font-weight="600">${escaped(bot)}</text>`,
      `<rect x="${LEFT}" y="${middle - BAR / 2}" width="${rounded(share * across)}" height="${BAR}" fill="#D9AE55" stroke="#75520C"/>`,
      `<path d="M${x(low)} ${middle}H${x(high)}M${x(low)} ${middle - 6}v12M${x(high)} ${middle - 6}v12" stroke="#241F18" stroke-width="1.5" fill="none"/>`,
      `<text x="${WIDTH - RIGHT + 12}" y="${middle - 1}">${(share * 100).toFixed(1)} %</text>`,
      `<text x="${WIDTH - RIGHT + 12}" y="${middle + 14}" font-size="12" fill="#574C3D">${rating}</text>`,
    ].join('\n');
  });
  const ticks = TICKS.map(
    (tick) =>
      `<path d="M${x(tick / 100)} ${TOP}V${bottom}" stroke="#DCD0B8"/>\n` +
      `<text x="${x(tick / 100)}" y="${bottom + 20}" text-anchor="middle" font-size="12" fill="#574C3D">${tick} %</text>`,
  );
  const fair = x(1 / players);
  return picture(title, WIDTH, bottom + 44, [
    ...ticks,
    ...bars,
    `<path d="M${fair} ${TOP - 8}V${bottom}" stroke="#8E3B10" stroke-dasharray="5 4"/>`,
    `<text x="${fair}" y="${TOP - 12}" text-anchor="middle" font-size="12" fill="#8E3B10">1/${players}</text>`,
  ]);
}
