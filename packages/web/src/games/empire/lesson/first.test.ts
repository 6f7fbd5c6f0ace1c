import { empire } from '@cromford/empire';
import { isProblem, LANGUAGES, Table } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { firstLesson } from './first.ts';

describe('the first lesson', () => {
  it.each(LANGUAGES)('can be played as written: %s', async (language) => {
    const { seed, steps } = await firstLesson(language);
    const table = Table.open(empire, { players: 1, seed });
    if (isProblem(table)) throw new Error(table.code);
    for (const { moves, title, text } of steps) {
      expect(title && text).not.toBe('');
      if (moves?.[0]) expect(table.playLine(moves[0]), moves[0]).toBeUndefined();
    }
    expect(table.state.profit).toBe(4);
    // The words call the cards what the cards call themselves.
    const said = steps.map(({ text }) => text).join(' ');
    for (const id of ['trading-post', 'brickworks'])
      expect(said).toContain(empire.sheet.buildings.find((side) => side.id === id)?.name[language]);
    expect(said).toContain(empire.sheet.buildings.find((side) => side.id === 'brickworks')?.event.title[language]);
  });
});
