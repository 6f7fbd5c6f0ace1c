import { readdirSync, readFileSync } from 'node:fs';
import { isOver, isProblem, readRecord, replayRecord } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { empire } from './rules.ts';

// After a change of the rules a game that is open no longer, or comes to something else, is recorded anew: docs/versions.md.
const folder = new URL('../records/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));

describe('recorded games', () => {
  it('are of both sides, played by bots that use all the actions and the managers', () => {
    for (const side of ['side-a-', 'side-b-']) {
      const texts = files
        .filter((file) => file.startsWith(side))
        .map((file) => readFileSync(new URL(file, folder), 'utf8'));
      expect(texts.length).toBeGreaterThanOrEqual(6);
      for (const line of ['action sell', 'action staff', 'action build', 'action produce', 'manager'])
        for (const text of texts) expect(text.split('\n')).toContain(line);
    }
  });

  it.each(files)('%s ends where it ended', (file) => {
    const record = readRecord(readFileSync(new URL(file, folder), 'utf8'), [empire]);
    if (isProblem(record)) throw new Error(`${record.code} ${JSON.stringify(record.params)}`);
    const table = replayRecord(record, [empire]);
    if (isProblem(table)) throw new Error(`${table.code} ${JSON.stringify(table.params)}`);
    expect([record.hash, isOver(table.state)]).toEqual([table.hash(), true]);
  });
});
