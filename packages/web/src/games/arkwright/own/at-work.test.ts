import { readFileSync } from 'node:fs';
import { goodAt, goodIndex, isRunning, type News, type State, waterFrame } from '@cromford/arkwright';
import { isProblem, readRecord, replayRecord } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { atWork } from './at-work.ts';

it('is without the row that the school has shut, as long as that production is under way', () => {
  let rested = 0;
  for (const name of ['water-frame-4-by-hand', 'water-frame-2-predetermined-thrifty', 'water-frame-4-random']) {
    const url = new URL(`../../../../../arkwright/records/${name}.txt`, import.meta.url);
    const record = readRecord(readFileSync(url, 'utf8'), [waterFrame]);
    if (isProblem(record)) throw new Error(record.code);
    const table = replayRecord(record, [waterFrame]);
    if (isProblem(table)) throw new Error(table.code);
    const setup = { players: record.players, options: record.options, sheet: record.sheet ?? waterFrame.sheet };
    const { ruleset: rs } = waterFrame.rules(setup as never);
    for (const [i, { events }] of table.history.entries())
      for (const news of events as unknown as News[]) {
        if (news.kind !== 'shut') continue;
        const [before, after] = [table.at(i), table.at(i + 1)] as unknown as [State, State];
        const [all, left] = [before, after].map((s) => atWork(rs, s, news.seat, news.good)) as [
          ReturnType<typeof atWork>,
          ReturnType<typeof atWork>,
        ];
        if (isRunning(after, news.good)) {
          rested++;
          const f = before.players[news.seat]?.factories[goodIndex[news.good]];
          expect(left.resting).toBe(news.row);
          expect(left.workers).toBe(all.workers - (f?.workers[news.row - 1] ?? 0));
          expect(left.makes).toBeLessThanOrEqual(all.makes);
          expect(left.cost).toBeLessThan(all.cost);
        } else expect(left.resting).toBe(0);
        // Nobody else's row, and no other good's.
        const other = goodAt((goodIndex[news.good] + 1) % 4);
        expect(atWork(rs, after, news.seat, other).resting).toBe(0);
      }
  }
  expect(rested).toBeGreaterThan(0);
});
