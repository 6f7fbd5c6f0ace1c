import { isProblem, LANGUAGES, readRecord, replayRecord, Table } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { takenDown } from '../games.ts';
import { anniversaryLessons, spinningJennyLessons, spinningMuleLessons, waterFrameLessons } from './lessons.ts';

const lessons = Object.entries({
  'spinning-jenny': spinningJennyLessons,
  'water-frame': waterFrameLessons,
  anniversary: anniversaryLessons,
  'spinning-mule': spinningMuleLessons,
}).flatMap(([game, all]) => Object.entries(all).map(([id, load]) => ({ game, id, load })));

/** The learner's seat. */
const LEARNER = 0;

describe.each(lessons)('the lesson $id of $game', ({ game: id, load }) => {
  it.each(LANGUAGES)('can be played as written: %s', async (language) => {
    const game = (await takenDown(id)) as never;
    const { seed, players = 1, options = {}, record, steps } = await load(language);
    const read = record === undefined ? undefined : readRecord(record, [game]);
    if (read && isProblem(read)) throw new Error(read.code);
    const table = read ? replayRecord(read, [game]) : Table.open(game, { players, seed, options });
    if (isProblem(table)) throw new Error(table.code);
    const due = () => table.engine.due(table.state)?.seat;
    const playOthers = (lines: readonly string[]) => {
      for (const line of lines) {
        expect(due(), line).not.toBe(LEARNER);
        expect(table.playLine(line), line).toBeUndefined();
      }
    };
    for (const { title, text, first = [], moves, others = [] } of steps) {
      expect(title).not.toBe('');
      expect(text).not.toBe('');
      playOthers(first);
      if (!moves?.[0]) continue;
      expect(due(), moves[0]).toBe(LEARNER);
      expect(table.playLine(moves[0]), moves[0]).toBeUndefined();
      playOthers(others);
    }
    expect(steps.some(({ moves }) => moves)).toBe(true);
  });
});
