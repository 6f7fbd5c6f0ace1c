import { expect, test } from 'vitest';
import { readStatements } from './statements.mjs';

const read = (...lines) => readStatements(lines.join('\n'), 'SE');
const ids = (...lines) => [...read(...lines).statements.keys()];

test('a rule is a list line that starts with its id', () => {
  expect(ids('- **SE-SET-01** Central Factory in the middle.', '* **SE-SET-02** M 2, C 2, G 2, K 4.')).toEqual([
    'SE-SET-01',
    'SE-SET-02',
  ]);
});

test('in a table whose first column is headed ID every row is a statement', () => {
  const { statements } = read(
    '| ID | Given |',
    '|---|---|',
    '| SE-EX-01 | new game |',
    '| SE-BAD-01 | out of order |',
    '| SE-CMP-01 | WF | cards |',
    '| SE-AMB-01 | a ruling |',
    '| SE-DP-01 | a choice |',
  );
  expect([...statements.values()].map(({ kind }) => kind)).toEqual([
    'example',
    'illegal move',
    'rule',
    'ruling',
    'decision point',
  ]);
});

test('ids mentioned in prose, in other lists and in other tables state nothing', () => {
  expect(
    ids(
      'Turning a card during SE-SET-08 keeps its place.',
      '- see **SE-SET-08**',
      '- **Never** renumber',
      '| Check | Result |',
      '|---|---|',
      '| SE-EX-12 | has the printed cost |',
    ),
  ).toEqual([]);
});

test('a ruling with a short id of its own is left to its checklist', () => {
  expect(ids('| ID | Problem |', '|---|---|', '| AMB-01 | which order |')).toEqual([]);
});

test('a rule about physical handling gives its reason', () => {
  const { statements, problems } = read(
    '- **SE-CMP-02** Dice: 7 worker dice. {physical: the program has no dice}',
    '| ID | Rule |',
    '|---|---|',
    '| SE-CMP-03 | markers {physical: no cubes} |',
  );
  expect(statements.get('SE-CMP-02')?.physical).toBe('the program has no dice');
  expect(statements.get('SE-CMP-03')?.physical).toBe('no cubes');
  expect(problems).toEqual([]);
});

test.each([
  ['- **SE-CMP-02** Dice. {physical: }', 'SE-CMP-02 is marked physical without a reason'],
  ['- **SE-BAD-02** Twice. {physical: no}', 'SE-BAD-02 is marked physical, but only a rule can be'],
  ['- **SE-CMP** Dice.', 'SE-CMP is not an id like SE-SET-01'],
  ['- **SE-CMP-01** Dice.\n- **SE-CMP-01** Cards.', 'SE-CMP-01 is stated twice'],
])('%j is a fault of the checklist', (line, problem) => {
  expect(read(line).problems).toEqual([problem]);
});

test('a retired id stays known', () => {
  expect(read('- **~~SE-CMP-09~~** Nine cubes.').statements.get('SE-CMP-09')?.retired).toBe(true);
});
