import { columns } from '../terminal/columns.ts';
import type { Texts } from '../words/index.ts';
import type { LapseSummary, Summary } from './summary.ts';

/** The summary for people. */
export function summaryLines(summary: Summary, texts: Texts): string[] {
  const t = texts.simulate;
  const { game, players, seed, games, finished, brokenInvariants: broken, decisions, seats, bands } = summary;
  const head = [t.seat, t.bot, t.wins, t.mean, t.lowest, t.lowerQuartile, t.median, t.upperQuartile, t.highest];
  const rows = seats.map(({ seat, bot, wins, score }) => [
    String(seat + 1),
    bot,
    String(wins),
    ...(score ? Object.values(score).map((value) => String(Math.round(value * 10) / 10)) : []),
  ]);
  return [
    t.title({ game, players, seed, games, finished, decisions: decisions.total }),
    ...(summary.cancelled ? [t.cancelled({ wanted: summary.wanted })] : []),
    broken.count === 0 ? t.unbroken({ check: summary.check }) : t.broken({ count: broken.count }),
    ...lapseLines(summary.lapses, texts),
    ...broken.first.map(({ seed, reason }) => `  ${seed}: ${reason}`),
    '',
    ...columns([head, ...rows]),
    ...(bands ? ['', ...columns(bands.map(({ from, to, count }) => [`${from}–${to ?? ''}`, String(count)]))] : []),
  ];
}

/** What bots did wrong, and the first few times that they did. */
export function lapseLines({ refused, threw, late, first }: LapseSummary, { simulate: t }: Texts): string[] {
  if (refused + threw + late === 0) return [t.noLapses];
  return [
    t.lapses({ refused, threw, late }),
    ...first.map(
      ({ seed, bot, seat, ply, kind, reason }) => `  ${seed}: ${bot} (${seat + 1}), ${ply}: ${kind}: ${reason}`,
    ),
  ];
}
