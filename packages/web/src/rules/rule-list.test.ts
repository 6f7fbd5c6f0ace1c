import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../plugins/rule-list.ts';

const book = (name: string) =>
  bookOf(readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8'));

describe('the list of rules as the app reads it', () => {
  it('takes the sentence and leaves the marks of the list', () => {
    expect(bookOf('- **SE-ACT-08** An action **without** effect may not be taken. [ruling S-05]').statements).toEqual({
      'SE-ACT-08': 'An action without effect may not be taken.',
    });
  });

  it('leaves out what is unsure and which ruling settles it', () => {
    const said = (words: string) => bookOf(`- **FE-A-01** ${words}`).statements['FE-A-01'];
    expect(said('The levels come from a table. (U, R:AMB-06)')).toBe('The levels come from a table.');
    expect(said('Third at £10. (U: first two)')).toBe('Third at £10.');
    expect(said('One space back. (for prices: R:AMB-66) Then on.')).toBe('One space back. Then on.');
    expect(said('Workers (up to four) stay. (4.II)')).toBe('Workers (up to four) stay. (4.II)');
  });

  it.each(['first-edition', 'anniversary-edition', 'card-game', 'solo-empire'])('shows no such mark of %s', (name) => {
    for (const text of Object.values(book(name).statements)) expect(text).not.toMatch(/\(U[),:]|R:AMB/);
  });

  it('reads tables by the names of their columns', () => {
    const text = [
      '## 2. Rules',
      '| ID | Tags | Rule | Source |',
      '|---|---|---|---|',
      '| AE-CMP-01 | WF | Two. | L1 |',
    ];
    expect(bookOf(text.join('\n'))).toEqual({
      statements: { 'AE-CMP-01': 'Two.' },
      sections: [{ title: 'Rules', rules: ['AE-CMP-01'] }],
    });
  });

  it.each([
    ['solo-empire', 100, 'SE-MKT-01'],
    ['first-edition', 400, 'FE-EMS-12'],
    ['card-game', 340, 'CG-STK-07'],
    ['anniversary-edition', 500, 'AE-SHV-01'],
  ])('finds every statement of %s', (name, atLeast, one) => {
    const { statements, sections } = book(name);
    expect(Object.keys(statements).length).toBeGreaterThan(atLeast);
    expect(statements[one]).toMatch(/\w{3,}/);
    expect(sections.flatMap(({ rules }) => rules)).toHaveLength(Object.keys(statements).length);
  });
});
