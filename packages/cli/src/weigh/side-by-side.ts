import { columns } from '../terminal/columns.ts';
import type { Texts } from '../words/index.ts';
import { hardlyUsed, percent, whole } from './report.ts';
import type { Weighing } from './weighing.ts';

/** One weighing below the other: what the aims are about. */
export function sideBySide(found: readonly (readonly [string, Weighing])[], { weigh: t }: Texts): string[] {
  const several = (found[0]?.[1].seats.length ?? 1) > 1;
  return columns([
    [
      t.candidate,
      t.won,
      ...(several ? [t.unfair] : []),
      t.mean,
      t.quartiles,
      t.highest,
      t.hardly,
      ...(several ? [t.wins] : []),
    ],
    ...found.map(([name, { games, seats, uses, ways }]) => {
      const shares = seats.map(({ won }) => won / Math.max(1, games));
      const first = seats[0]?.score;
      const mean = seats.reduce((sum, { score }) => sum + (score?.mean ?? 0), 0) / Math.max(1, seats.length);
      return [
        name,
        shares.map(percent).join(' '),
        ...(several ? [percent(Math.max(...shares.map((share) => Math.abs(share - 1 / seats.length))))] : []),
        whole(mean),
        `${whole(first?.lowerQuartile)} / ${whole(first?.median)} / ${whole(first?.upperQuartile)}`,
        whole(Math.max(...seats.map(({ score }) => score?.max ?? 0))),
        String(hardlyUsed(uses).length),
        ...(several ? [ways.ways.map(({ won, seats: played }) => percent(won / played)).join(' ')] : []),
      ];
    }),
  ]);
}
