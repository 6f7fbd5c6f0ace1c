import { describe, expect, it } from 'vitest';
import type { Choice } from '../engine/protocol.ts';
import { shortTexts } from './short-text.ts';

const choice = (text: string, group: string): Choice => ({ move: { do: 'x' }, text, group, presses: [], notes: [] });
const shortened = (name: string, ...texts: string[]) => [
  ...shortTexts({ name, choices: texts.map((text) => choice(text, name)) }).values(),
];

describe('choices under a heading', () => {
  it('do not repeat what they share', () => {
    expect(shortened('Hire', 'Hire for Sawmill', 'Hire for Central Factory')).toEqual(['Sawmill', 'Central Factory']);
    expect(shortened('Waren', '1 Posten Waren für Gewinn', '1 Posten Waren für Kapital')).toEqual([
      'Gewinn',
      'Kapital',
    ]);
  });

  it('keep at least one word', () => {
    expect(shortened('', 'Move', 'Move on')).toEqual(['Move', 'Move on']);
  });

  it('keep the noun of a number', () => {
    expect(shortened('Stores', 'Store in warehouse 1', 'Store in warehouse 2')).toEqual(['Warehouse 1', 'Warehouse 2']);
  });

  it('do not repeat the heading when they are alone', () => {
    expect(shortened('Build', 'Build Sawmill')).toEqual(['Sawmill']);
    expect(shortened('Goods', 'Sell 1 lot of goods')).toEqual(['Sell 1 lot of goods']);
  });
});
