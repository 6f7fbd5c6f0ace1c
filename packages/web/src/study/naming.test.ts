import {
  type AnyGame,
  completeOptions,
  Engine,
  isProblem,
  LANGUAGES,
  momentsOf,
  problem,
  Table,
} from '@cromford/kernel';
import { shelf } from '@cromford/shelf';
import { expect, it } from 'vitest';
import { problemsPhrases as de } from '../language/de/problems.ts';
import { type Description, type Field, formOf } from './form.ts';
import { momentOf, nameOf, placeOf, withPlace, wordFor } from './naming.ts';
import { studyWords } from './words/words.ts';

const games: readonly AnyGame[] = await Promise.all(shelf.map((entry) => entry.load()));
const tables = games.flatMap((game) => game.players.map((players) => [game.id, players, game] as const));

const leaves = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => (field.is === 'part' ? [field, ...leaves(field.fields)] : [field]));

it.each(tables)('every field, value and moment of %s with %i has a German name', async (_id, players, game) => {
  const table = Table.open(game, { players, seed: 'names' });
  if (isProblem(table)) throw new Error(table.code);
  const { names, values } = studyWords.de;
  const form = (await table.engine.rules.stateForm?.()) as Description;
  for (const field of leaves(formOf(form, table.state))) {
    const key = field.path.split('.').at(-1) ?? '';
    if (!/^\d+$/.test(key)) expect(names, field.path).toHaveProperty(key);
    const options = 'options' in field ? (field.options ?? []) : [];
    for (const option of options)
      if (typeof option === 'string' && option !== '') expect(values).toHaveProperty(option);
  }
  const rules = game.rules({ players, options: completeOptions(game, {}), sheet: game.sheet });
  for (const moment of momentsOf(new Engine(rules))) expect(momentOf(moment, 'de')).not.toBe(moment);
});

it('names a place of the state, and counts from 1', () => {
  expect(placeOf('players.0.cash', 'en')).toBe('players › 1 › cash');
  expect(placeOf('players.0.cash', 'de')).toBe('Spieler › 1 › Geld');
  expect(nameOf('shownEvents', 'en')).toBe('shown events');
  expect([wordFor('ship-4', 'de'), wordFor('ship-4', 'en'), wordFor('', 'de'), wordFor(3, 'de')]).toEqual([
    'Schiff 4',
    'ship-4',
    '–',
    '3',
  ]);
  expect(LANGUAGES.map((language) => momentOf('turn 1', language))).toEqual(['turn of seat 2', 'Zug von Platz 2']);
});

it('says in German what is wrong, with the place and without English words', () => {
  const form = problem('state-form', { path: 'players.0.cash', fault: 'least', least: 0, reason: 'must be 0 or more' });
  expect(de.problems['state-form'](withPlace(form, 'de').params)).toBe(
    'Das ist keine Stellung des Spiels: bei „Spieler › 1 › Geld“: muss mindestens 0 sein.',
  );
  const rules = problem('state-rules', {
    path: 'players.1.shares',
    value: '31',
    rule: 'FE-CMP-04',
    reason: '31 shares',
  });
  expect(de.problems['state-rules'](withPlace(rules, 'de').params)).toBe(
    'Die Regeln erlauben diese Stellung nicht: „Spieler › 2 › Aktien“ kann nicht „31“ sein (Regel FE-CMP-04).',
  );
  const pieces = problem('state-rules', {
    path: 'spare',
    rule: 'SE-CMP-03',
    found: 8,
    all: 7,
    reason: 'markers: 8 of 7',
  });
  expect(de.problems['state-rules'](withPlace(pieces, 'de').params)).toMatch(/: bei „.+“ ist 1 zu viel, es gibt 7 \(/);
});
