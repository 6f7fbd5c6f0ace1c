import { columns } from '../terminal/columns.ts';
import type { Texts } from '../words/index.ts';
import type { Way, Ways } from './ways.ts';
import type { Tenth, Use, Weighing } from './weighing.ts';

/** Kinds of move told at most, those first that winners and others differ in most. */
const MOST_USES = 40;
/** A kind of move that fewer of the winners make who could is hardly a way to win. */
const HARDLY = 0.05;

/** The weighing for people. */
export function weighingLines(weighing: Weighing, texts: Texts): string[] {
  const { weigh: t } = texts;
  const { games, seats, decisions, leadChanges, foreseen, deal, calibration, uses, ways, dominates, awards } = weighing;
  const fair = 1 / Math.max(1, seats.length);
  const several = seats.length > 1;
  return [
    '',
    ...columns([
      [t.seat, t.won, t.sure, t.mean, t.quartiles, t.highest],
      ...seats.map(({ seat, won, share, score, mean }) => [
        String(seat + 1),
        percent(won / Math.max(1, games)),
        `${percent(share.low)} – ${percent(share.high)}`,
        mean ? `${whole(score?.mean)} ± ${whole((mean.high - mean.low) / 2)}` : whole(score?.mean),
        `${whole(score?.lowerQuartile)} / ${whole(score?.median)} / ${whole(score?.upperQuartile)}`,
        whole(score?.max),
      ]),
    ]),
    '',
    t.length({ decisions: whole(decisions?.mean), from: whole(decisions?.min), to: whole(decisions?.max) }),
    ...(several
      ? [
          t.leads({ changes: leadChanges.toFixed(1) }),
          t.foreseen({ chances: foreseen.map(percent).join(', '), fair: percent(fair) }),
        ]
      : []),
    ...(deal === undefined ? [] : [t.deal({ part: percent(deal) })]),
    ...(calibration.length === 0
      ? []
      : ['', ...columns([[t.given, t.cameTrue, t.times], ...calibration.map(tenthLine)])]),
    '',
    ...columns([
      several ? [t.use, t.winners, t.others, t.usedByWinners, t.usedByOthers] : [t.use, t.perGame, t.used],
      ...telling(uses).map((use) =>
        several
          ? [
              use.use,
              use.winners.toFixed(2),
              use.others.toFixed(2),
              percent(use.usedByWinners),
              percent(use.usedByOthers),
            ]
          : [use.use, use.winners.toFixed(2), percent(use.usedByWinners)],
      ),
    ]),
    '',
    t.hardlyThese({ part: percent(HARDLY), uses: hardlyUsed(uses).map(hardlyLine).join(', ') || '–' }),
    ...(awards.length === 0
      ? []
      : ['', ...columns([[t.award, t.used], ...awards.map(({ award, part }) => [award, percent(part)])])]),
    ...(ways.tried.length === 0 ? [] : ['', ...waysLines(ways, texts)]),
    ...(several && ways.ways.length > 0
      ? [
          t.winning({ winning: winningWays(ways.ways, fair), ways: ways.ways.length }),
          dominates ? t.dominates({ won: percent(dominates.won / dominates.seats), fair: percent(fair) }) : t.noPlan,
        ]
      : []),
    ...ways.ways.flatMap((way) => [
      '',
      t.way({
        seats: way.seats,
        won: percent(way.won / way.seats),
        sure: `${percent(way.share.low)} – ${percent(way.share.high)}`,
        score: whole(way.score),
      }),
      ...way.marks.map(({ use, here, elsewhere }) =>
        t.mark({ use, here: here.toFixed(1), elsewhere: elsewhere.toFixed(1) }),
      ),
    ]),
  ];
}

/** How many ways there are: how surely so many are found again in other deals. */
function waysLines({ tried, areApart }: Ways, { weigh: t }: Texts): string[] {
  return [
    ...columns([
      [t.ways, t.again, t.byChance],
      ...tried.map(({ count, again, chance }) => [String(count), again.toFixed(2), chance.toFixed(2)]),
    ]),
    areApart ? t.apart : t.notApart,
  ];
}

/** Ways that may win their share, for all that is known, and surely win half of it. */
export function winningWays(ways: readonly Pick<Way, 'share'>[], fair: number): number {
  return ways.filter(({ share: { low, high } }) => high >= fair && low > fair / 2).length;
}

function tenthLine({ given, won, seats }: Tenth): string[] {
  return [percent(given), percent(won), String(seats)];
}

/** Those that winners and others differ in most. */
export function telling(uses: readonly Use[]): Use[] {
  const apart = ({ winners, others }: Use) => Math.abs(winners - others) / Math.sqrt(winners + others + 0.1);
  return [...uses].sort((one, other) => apart(other) - apart(one)).slice(0, MOST_USES);
}

/** What hardly any of the winners did who could have, the least first. */
export function hardlyUsed(uses: readonly Use[]): Use[] {
  return uses
    .filter((use) => use.couldBeUsedByWinners > 0 && ofThoseWhoCould(use) < HARDLY)
    .sort((one, other) => ofThoseWhoCould(one) - ofThoseWhoCould(other));
}

const ofThoseWhoCould = ({ usedByWinners, couldBeUsedByWinners }: Use) => usedByWinners / couldBeUsedByWinners;

function hardlyLine(use: Use): string {
  return `${use.use} ${percent(ofThoseWhoCould(use))}`;
}

export function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

export function whole(value: number | undefined): string {
  return value === undefined ? '–' : String(Math.round(value));
}
