import { type BotStanding, type Estimate, effects } from '@cromford/bots/arena';
import { columns } from '../terminal/columns.ts';
import type { Texts } from '../words/index.ts';
import type { Found } from './stages.ts';
import { type ByWeight, factorsOf, type Tuning } from './tuning.ts';

/** What came of a run, as `--json` prints it. */
export interface Tuned {
  /** The command that produced it, and how the proof went. */
  readonly run: string;
  /** All weights as they are afterwards, and by what those that were tuned have been multiplied. */
  readonly weights: ByWeight;
  readonly factors: ByWeight;
  /** What more of a weight brings, as seen from the weights of before. */
  readonly gains: Readonly<Record<string, Estimate>>;
  readonly proof?: BotStanding;
  readonly isBetter: boolean;
}

export function reportOf(
  tuning: Tuning,
  command: string,
  { survey, shifts }: Found,
  weights: ByWeight,
  proof: BotStanding | undefined,
): Tuned {
  const before = effects(survey, Object.keys(tuning.weights).length);
  const gains = Object.keys(tuning.weights).flatMap((name, at) => {
    const gain = before[at]?.gain;
    return gain ? [[name, { mean: tenth(gain.mean), deviation: tenth(gain.deviation) }]] : [];
  });
  const { share, low, high, games } = proof ?? {};
  const proved = proof && `${percent(share)} (${percent(low)} – ${percent(high)}) of ${games}`;
  return {
    run: [command, proved].filter(Boolean).join(': '),
    weights,
    factors: factorsOf(tuning, shifts),
    gains: Object.fromEntries(gains),
    ...(proof && { proof }),
    isBetter: proof !== undefined && proof.low > fairOf(tuning),
  };
}

export function reportLines(tuning: Tuning, stages: number, report: Tuned, { tune: t }: Texts): string[] {
  const { game, players, bot, seed, deals } = tuning;
  const rows = Object.entries(report.gains).map(([name, { mean, deviation }]) => [
    name,
    String(tuning.weights[name]),
    String(report.weights[name]),
    mean.toFixed(1),
    deviation.toFixed(1),
  ]);
  const lines = [
    t.title({ game, players, bot, seed, deals, stages }),
    '',
    ...columns([[t.weight, t.before, t.after, t.gain, '±'], ...rows]),
  ];
  if (!report.proof) return lines;
  const { share, low, high, games } = report.proof;
  const shown = { share: percent(share), low: percent(low), high: percent(high), fair: percent(fairOf(tuning)) };
  return [...lines, '', t.proof({ ...shown, games }), report.isBetter ? t.proven : t.unproven];
}

/** What equal weights would win of their games; alone two plays of a deal are set side by side. */
function fairOf({ players }: Tuning): number {
  return players === 1 ? 0.5 : 1 / players;
}

function percent(share = 0): string {
  return `${(share * 100).toFixed(1)} %`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
