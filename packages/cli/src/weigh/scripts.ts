import { type Interval, wilson } from '@cromford/bots/arena';
import type { GameOutcome } from '../simulate/one-game.ts';
import { columns } from '../terminal/columns.ts';
import type { Texts } from '../words/index.ts';
import { percent, whole } from './report.ts';

/** What came of a plan made before the game, against those who look at it. */
export interface ScriptWeighed {
  readonly script: string;
  readonly seats: number;
  readonly won: number;
  readonly share: Interval;
  readonly score: number;
}

export function scriptWeighed(script: string, outcomes: readonly GameOutcome[]): ScriptWeighed {
  let [seats, won, score] = [0, 0, 0];
  for (const { bots, winners, scores } of outcomes)
    for (const [seat, bot] of bots.entries()) {
      if (bot !== script) continue;
      seats++;
      won += winners.includes(seat) ? 1 / winners.length : 0;
      score += scores[seat] ?? 0;
    }
  return { script, seats, won, share: wilson(won, seats), score: score / Math.max(1, seats) };
}

export function scriptLines(found: readonly ScriptWeighed[], fair: number, { weigh: t }: Texts): string[] {
  return [
    '',
    ...columns([
      [t.script, t.won, t.sure, t.fair, t.mean],
      ...found.map(({ script, seats, won, share, score }) => [
        script,
        percent(won / Math.max(1, seats)),
        `${percent(share.low)} – ${percent(share.high)}`,
        percent(fair),
        whole(score),
      ]),
    ]),
  ];
}
