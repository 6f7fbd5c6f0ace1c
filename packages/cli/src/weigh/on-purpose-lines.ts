import { columns } from '../terminal/columns.ts';
import type { Texts } from '../words/index.ts';
import type { Difference, OnPurpose } from './on-purpose.ts';
import { percent, whole, winningWays } from './report.ts';

/** Differences told at most. */
const MOST = 16;

/** Plans that were followed on purpose, for people. */
export function onPurposeLines({ players, differences }: OnPurpose, fair: number, { weigh: t }: Texts): string[] {
  return [
    '',
    ...columns([
      [t.player, t.times, t.won, t.sure, t.fair, t.mean],
      ...players.map(({ bot, seats, won, share, score, mean }) => [
        bot,
        String(seats),
        percent(won / seats),
        `${percent(share.low)} – ${percent(share.high)}`,
        percent(fair),
        mean ? `${whole(score)} ± ${whole((mean.high - mean.low) / 2)}` : whole(score),
      ]),
    ]),
    t.winning({ winning: winningWays(players, fair), ways: players.length }),
    '',
    ...(differences.length === 0
      ? [t.alike]
      : columns([
          [t.differs, ...players.map(({ bot }) => bot)],
          ...differences.slice(0, MOST).map(({ what, means }) => [what, ...means.map(meanCell)]),
        ])),
  ];
}

function meanCell({ value, sure }: Difference['means'][number]): string {
  return `${value.toFixed(1)} ± ${((sure.high - sure.low) / 2).toFixed(1)}`;
}
