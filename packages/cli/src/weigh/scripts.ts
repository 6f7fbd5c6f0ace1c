import { type Interval, wilson } from '@cromford/bots/arena';
import { columns } from '../terminal/columns.ts';
import type { Texts } from '../words/index.ts';
import type { Course } from './course.ts';
import { percent, whole } from './report.ts';

/** What came of a plan made before the game, against those who look at it. */
export interface ScriptWeighed {
  readonly script: string;
  readonly seats: number;
  readonly won: number;
  readonly share: Interval;
  readonly score: number;
}

export function scriptWeighed(script: string, courses: readonly Course[]): ScriptWeighed {
  let [seats, won, score] = [0, 0, 0];
  for (const { bots, shares, scores } of courses)
    for (const [seat, bot] of bots.entries()) {
      if (bot !== script) continue;
      seats++;
      won += shares[seat] ?? 0;
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
