import { expect, it } from 'vitest';
import { type FormIssue, formFaults } from './fault.ts';

const value = { a: 1, list: [7], deep: { name: 'tea' } };

it.each<[FormIssue, string, string, string]>([
  [{ code: 'invalid_type', expected: 'number', path: ['b'] }, 'b', 'missing', 'is missing'],
  [{ code: 'invalid_type', expected: 'int', path: ['a'] }, 'a', 'whole', 'must be a whole number'],
  [{ code: 'invalid_type', expected: 'array', path: ['a'] }, 'a', 'list', 'must be a list'],
  [{ code: 'too_big', origin: 'number', maximum: 9, path: ['list', 0] }, 'list.0', 'most', 'must be 9 or less'],
  [{ code: 'too_small', origin: 'number', minimum: 0, path: ['a'] }, 'a', 'least', 'must be 0 or more'],
  [
    { code: 'too_small', origin: 'array', minimum: 4, exact: true, path: ['list'] },
    'list',
    'entries',
    'needs 4 entries',
  ],
  [{ code: 'too_big', origin: 'array', maximum: 0, path: ['list'] }, 'list', 'entries-most', 'has more than 0 entries'],
  [
    { code: 'too_big', origin: 'string', maximum: 2, path: ['deep', 'name'] },
    'deep.name',
    'text-most',
    'is longer than 2 characters',
  ],
  [
    { code: 'invalid_value', values: ['x', ''], path: ['deep', 'name'] },
    'deep.name',
    'one-of',
    'must be one of: x, ""',
  ],
  [{ code: 'unrecognized_keys', keys: ['name'], path: ['deep'] }, 'deep.name', 'unknown', 'there is no such field'],
  [{ code: 'something_new', path: ['a'] }, 'a', 'other', 'does not fit here'],
])('%j has words of our own', (issue, path, code, reason) => {
  expect(formFaults([issue], value)).toMatchObject([{ path, code, reason }]);
});

it('of several kinds that a value may be, all values are named', () => {
  const kinds: FormIssue[][] = [
    [{ code: 'invalid_value', values: ['x'], path: [] }],
    [{ code: 'invalid_value', values: [0, 1], path: [] }],
  ];
  expect(formFaults([{ code: 'invalid_union', errors: kinds, path: ['a'] }], value)[0]?.reason).toBe(
    'must be one of: x, 0, 1',
  );
});
