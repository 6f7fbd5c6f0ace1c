import { expect, test } from 'vitest';
import { crowdedTitles, readTitles } from './titles.mjs';

const read = (source) => readTitles(source, ['SE', 'AE']);

const counted = (source) =>
  read(source)
    .filter(({ skipped }) => !skipped)
    .map(({ id }) => id);

test.each([
  [`test('SE-SET-02: Central Factory starts with 4 capital', () => {});`, ['SE-SET-02']],
  [`it("SE-SET-01 SE-SET-02: two at once", () => {});`, ['SE-SET-01', 'SE-SET-02']],
  [`describe('market (SE-MKT-01)', () => { test('SE-MKT-02, in lots', () => {}); });`, ['SE-MKT-01', 'SE-MKT-02']],
  [`test.each([1, 2])('AE-DEV01-2 ship %i', () => {});`, ['AE-DEV01-2']],
  ['test.each`a | b`("AE-EX-51a", () => {});', ['AE-EX-51a']],
  [`test(\`SE-EX-02 on side \${side}\`, () => {});`, ['SE-EX-02']],
  [`test('SE-EX-02 ' + name, () => {});`, ['SE-EX-02']],
])('%s carries %j', (source, ids) => {
  expect(counted(source)).toEqual(ids);
});

test.each([
  `// SE-SET-02`,
  `test('ISO-8859-1 and NOSE-SET-02', () => {});`,
  `/* test('SE-SET-02') */`,
  `expect(refusal.rule).toBe('SE-SET-02');`,
  `test('sells', () => { expect(rule).toBe('SE-SET-02'); });`,
  `test.each(['SE-SET-02'])('%s', () => {});`,
  `test.skip('SE-SET-02', () => {});`,
  `test.todo('SE-SET-02');`,
  `describe.skip('setup', () => { test('SE-SET-02', () => {}); });`,
])('%s carries none', (source) => {
  expect(counted(source)).toEqual([]);
});

test('a mention knows its line', () => {
  expect(read(`import 'x';\n\ntest('SE-SET-02', () => {});`)[0]?.line).toBe(3);
});

test.each([
  'SE-SET-01–05',
  'SE-SET-01-05',
  'SE-SET-01/02',
  'SE-SET-01 to SE-SET-05',
  'SE-SET-01..05',
  'SE-SET-01 … SE-SET-05',
])('%s is a range', (title) => {
  expect(read(`test('${title}', () => {});`)[0]?.range).toBe(true);
});

test.each(['SE-SET-01 SE-SET-02', 'SE-END-06: 0-40 is bootblacking', 'SE-MKT-04 – half of 5'])(
  '%s is none',
  (title) => {
    expect(read(`test('${title}', () => {});`)[0]?.range).toBe(false);
  },
);

test('four ids in a title are enough', () => {
  const title = (n) => `test('${Array.from({ length: n }, (_, i) => `SE-SET-0${i}`).join(' ')}: all', () => {});`;
  expect(crowdedTitles(read(title(4)))).toEqual([]);
  expect(crowdedTitles(read(`\n${title(5)}\n${title(2)}`))).toEqual([{ line: 2, ids: 5 }]);
});
