import { expect, it } from 'vitest';
import { findRules } from './search.ts';

const book = {
  statements: { 'FE-A-01': 'Workers are hired.', 'FE-A-02': 'Shares are sold.', 'FE-B-01': 'A loan costs a share.' },
  sections: [
    { title: 'Workers', rules: ['FE-A-01', 'FE-A-02'] },
    { title: 'Loans', rules: ['FE-B-01'] },
  ],
};

it('finds rules by number, by heading and by all words asked for', () => {
  const ids = (question: string) => findRules(book, question).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids('')).toHaveLength(3);
  expect(ids('fe-b')).toEqual(['FE-B-01']);
  expect(ids('share loan')).toEqual(['FE-B-01']);
  expect(ids('share')).toEqual(['FE-A-02', 'FE-B-01']);
  expect(ids('railway')).toEqual([]);
});
