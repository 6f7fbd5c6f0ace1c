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

  it('do not repeat what they end with', () => {
    expect(shortened('', 'Vertrieb für Nahrung heben', 'Vertrieb für Kleidung heben')).toEqual(['Nahrung', 'Kleidung']);
    expect(shortened('', '2 £ zahlen', '3 £ zahlen')).toEqual(['2 £ zahlen', '3 £ zahlen']);
    expect(shortened('', 'Für 2 £ zurücknehmen', 'Hier 3 £ zurücknehmen')).toEqual([
      'Für 2 £ zurücknehmen',
      'Hier 3 £ zurücknehmen',
    ]);
  });

  it('say how many, even where all are as many', () => {
    expect(shortened('Shares', 'Buy 1 share', 'Sell 1 share')).toEqual(['Buy 1 share', 'Sell 1 share']);
  });

  it('do not end with a word that asks for another', () => {
    const texts = ['Raise marketing of lamps', 'Improve lamps'];
    expect(shortened('Lamps', ...texts)).toEqual(texts);
  });

  it('keep at least one word', () => {
    expect(shortened('', 'Move', 'Move on')).toEqual(['Move', 'Move on']);
  });

  it('keep the noun of a number', () => {
    expect(shortened('', 'Spieler 1 beginnt', 'Spieler 2 beginnt')).toEqual(['Spieler 1 beginnt', 'Spieler 2 beginnt']);
    expect(shortened('Stores', 'Store in warehouse 1', 'Store in warehouse 2')).toEqual(['Warehouse 1', 'Warehouse 2']);
  });

  it('keep the noun of a level, and the word before a price', () => {
    expect(shortened('Food', 'Build food, level I', 'Build food, level II')).toEqual(['Level I', 'Level II']);
    expect(shortened('Ships', 'Take ship of 2', 'Take ship of 4')).toEqual(['Ship of 2', 'Ship of 4']);
    expect(shortened('Schiffe', 'Schiff für 2 Kisten zurückgeben', 'Schiff für 4 Kisten zurückgeben')).toEqual([
      'Schiff für 2 Kisten zurückgeben',
      'Schiff für 4 Kisten zurückgeben',
    ]);
    expect(shortened('Factory', 'Use factory on £2', 'Use factory on £4')).toEqual(['On £2', 'On £4']);
  });

  it('of several amounts speak of the largest', () => {
    const buy: Choice = {
      ...choice('Buy 1 share', 'Shares'),
      presses: [1, 2].map((amount) => ({ line: `buy ${amount}`, text: `Buy ${amount} shares`, amount })),
    };
    expect([...shortTexts({ name: 'Shares', choices: [buy] }).values()]).toEqual(['Buy 2 shares']);
  });

  it('do not repeat the heading when they are alone', () => {
    expect(shortened('Build', 'Build Sawmill')).toEqual(['Sawmill']);
    expect(shortened('Goods', 'Sell 1 lot of goods')).toEqual(['Sell 1 lot of goods']);
  });
});
