import { readFileSync } from 'node:fs';
import { completeOptions, Table } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { coal } from '../testing/coal.ts';
import { temporaryFile } from '../testing/run-here.ts';
import { textsIn } from '../words/index.ts';
import { Saves } from './saves.ts';

const open = () =>
  Table.open(coal, { players: 2, options: completeOptions(coal, {}), sheet: coal.sheet, seed: 'pit' }) as Table;

it('keeps every decision at once', async () => {
  const table = open();
  const file = temporaryFile('game.txt');
  const saves = new Saves(textsIn('en'), table, { onCommand: undefined, always: file });
  table.playLine('take 1');
  expect(saves.areComplete).toBe(false);
  expect(await saves.keep()).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toMatch(/\ntake 1\n\n/);
  expect(saves.areComplete).toBe(true);
});

it('knows another decision from the one that it saved in its place', async () => {
  const table = open();
  const saves = new Saves(textsIn('en'), table, { onCommand: temporaryFile('game.txt'), always: undefined });
  table.playLine('take 1');
  await saves.save();
  table.takeBack();
  table.playLine('take 2');
  expect(saves.areComplete).toBe(false);
});

it('says what is wrong and stays incomplete where nothing can be written', async () => {
  const table = open();
  const saves = new Saves(textsIn('en'), table, { onCommand: undefined, always: '/nowhere/at/all' });
  table.playLine('take 1');
  expect(await saves.keep()).toContain('Cannot write /nowhere/at/all');
  expect(saves.areComplete).toBe(false);
});
