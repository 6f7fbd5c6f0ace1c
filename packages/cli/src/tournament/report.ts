import { type BotStanding, gamesPerDeal, type Paired, paired, standings } from '@cromford/bots/arena';
import type { GameOutcome } from '../simulate/one-game.ts';
import { lapseLines } from '../simulate/report.ts';
import { type LapseSummary, lapsesOf } from '../simulate/summary.ts';
import { columns } from '../terminal/columns.ts';
import type { Texts } from '../words/index.ts';
import type { TournamentPlan } from './tournament.ts';

/** What `tournament --json` prints. Nothing in it depends on how many threads played, or on how fast they were. */
export interface TournamentReport {
  readonly game: string;
  readonly players: number;
  readonly options: TournamentPlan['options'];
  readonly seed: string;
  /** Games that came to their end. */
  readonly games: number;
  readonly decisions: number;
  readonly broken: number;
  readonly lapses: LapseSummary;
  readonly results: readonly BotStanding[];
  /** The two bots of a tournament, deal by deal; absent when there are more, or only one. */
  readonly paired?: Paired;
}

export function reportOf(
  { game, players, options, pairing }: TournamentPlan,
  outcomes: readonly GameOutcome[],
): TournamentReport {
  const finished = outcomes.filter((outcome) => outcome.finished);
  const compared = paired(dealsOf(finished, gamesPerDeal(pairing)));
  return {
    game,
    players,
    options,
    seed: pairing.seed,
    games: finished.length,
    decisions: finished.reduce((sum, { decisions }) => sum + decisions, 0),
    broken: outcomes.filter(({ broken }) => broken.length > 0).length,
    lapses: lapsesOf(outcomes),
    results: standings(finished),
    ...(compared && { paired: compared }),
  };
}

/** The games of each deal that was played whole. */
function dealsOf(outcomes: readonly GameOutcome[], perDeal: number): GameOutcome[][] {
  const deals = new Map<number, GameOutcome[]>();
  for (const outcome of outcomes) {
    const deal = Math.floor(outcome.index / perDeal);
    deals.set(deal, [...(deals.get(deal) ?? []), outcome]);
  }
  return [...deals.values()].filter((deal) => deal.length === perDeal);
}

/** The report for people, with how long each bot thought. */
export function reportLines(report: TournamentReport, outcomes: readonly GameOutcome[], texts: Texts): string[] {
  const t = texts.tournament;
  const { game, players, seed, games, decisions } = report;
  const head = [t.bot, t.seats, t.wins, t.share, t.interval, t.mean, t.rating, t.perDecision, t.longest];
  const rows = report.results.map(({ bot, games: seats, wins, share, low, high, meanScore, rating }) => {
    const { mean, longest } = thinking(bot, outcomes);
    return [
      bot,
      String(seats),
      wins.toFixed(1),
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      meanScore.toFixed(1),
      String(rating),
      mean.toFixed(2),
      longest.toFixed(0),
    ];
  });
  return [
    t.title({ game, players, seed, games, decisions }),
    ...lapseLines(report.lapses, texts),
    ...outcomes.flatMap(({ seed, broken }) => broken.map((reason) => `  ${seed}: ${reason}`)),
    '',
    ...columns([head, ...rows]),
    ...(report.paired ? ['', pairedLine(report.paired, texts)] : []),
  ];
}

function pairedLine({ first, second, deals, wins, score }: Paired, { tournament: t }: Texts): string {
  const signed = (value: number, digits: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
  return t.paired({
    first,
    second,
    deals,
    wins: signed(wins.mean * 100, 1),
    winsLow: signed(wins.low * 100, 1),
    winsHigh: signed(wins.high * 100, 1),
    score: signed(score.mean, 1),
    scoreLow: signed(score.low, 1),
    scoreHigh: signed(score.high, 1),
  });
}

function thinking(bot: string, outcomes: readonly GameOutcome[]): { mean: number; longest: number } {
  const clocks = outcomes.flatMap(({ bots, clocks }) => (clocks ?? []).filter((_, seat) => bots[seat] === bot));
  const decisions = clocks.reduce((sum, clock) => sum + clock.decisions, 0);
  const total = clocks.reduce((sum, clock) => sum + clock.total, 0);
  return {
    mean: total / Math.max(1, decisions),
    longest: clocks.reduce((most, clock) => Math.max(most, clock.longest), 0),
  };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
