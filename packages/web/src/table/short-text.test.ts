import { amount, plain, type Sentence, say, thing, topic } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../engine/protocol.ts';
import { shortSentences, shortTexts } from './short-text.ts';

const choice = (said: Sentence, group: string): Choice => ({
  move: { do: 'x' },
  text: plain(said),
  said,
  group,
  presses: [],
  notes: [],
});
const shortened = (name: string, ...sentences: Sentence[]) => [
  ...shortTexts({ name, choices: sentences.map((said) => choice(said, name)) }).values(),
];
const card = (name: string) => thing('card', name);
const good = (name: string) => thing('good', name);

describe('choices under a heading', () => {
  it('do not repeat what they share', () => {
    expect(shortened('Hire', say`Hire for ${card('Sawmill')}`, say`Hire for ${card('Grocer')}`)).toEqual([
      'Sawmill',
      'Grocer',
    ]);
    const sell = (into: string) => say`${amount(1)} Posten ${good('Waren')} für ${thing('kind', into)}`;
    expect(shortened('Waren', sell('Gewinn'), sell('Kapital'))).toEqual(['Gewinn', 'Kapital']);
  });

  it('do not repeat what they end with', () => {
    const raise = (name: string) => say`Vertrieb für ${good(name)} heben`;
    expect(shortened('', raise('Nahrung'), raise('Kleidung'))).toEqual(['Nahrung', 'Kleidung']);
  });

  it('say how many with the words around it', () => {
    const buy = say`Buy ${amount(1)} share`;
    expect(shortened('Shares', buy, say`Sell ${amount(1)} share`)).toEqual(['Buy 1 share', 'Sell 1 share']);
    expect(shortened('', say`${amount(2)} £ zahlen`, say`${amount(3)} £ zahlen`)).toEqual(['2 £ zahlen', '3 £ zahlen']);
    expect(shortened('', say`Pay £${amount(2)}`, say`Pay £${amount(3)}`)).toEqual(['Pay £2', 'Pay £3']);
    const send = (to: string) => say`Move ${card('Mill')} → ${card(to)}: ${amount(1)}`;
    expect(shortened('From Mill', send('Shop'), send('Pit'))).toEqual(['Shop: 1', 'Pit: 1']);
  });

  it('do not end with a word that asks for another', () => {
    const texts = [say`Raise marketing of ${good('lamps')}`, say`Improve ${good('lamps')}`];
    expect(shortened('Lamps', ...texts)).toEqual(texts.map(plain));
  });

  it('begin with a capital and without the colon that stood before them', () => {
    const food = topic(good('Food'), ': ');
    const texts = [say`${food}build a factory`, say`${food}upgrade`];
    expect(shortened('Food', ...texts)).toEqual(['Build a factory', 'Upgrade']);
    expect(shortened('', say`Build ${thing('place', 'level I')}`, say`Build ${thing('place', 'level II')}`)).toEqual([
      'Level I',
      'Level II',
    ]);
  });

  it('keep at least one part', () => {
    expect(shortened('', 'Move', 'Move on')).toEqual(['Move', 'Move on']);
    expect(shortened('', card('Mill'), card('Mill'))).toEqual(['Mill', 'Mill']);
  });

  it('keep the amount marked, so that a gap can stand in its place', () => {
    const buy = choice(say`Buy ${amount(2)} shares`, 'Shares');
    expect([...shortSentences({ name: 'Shares', choices: [buy] }).values()]).toEqual([['Buy ', amount(2), ' shares']]);
  });

  it('do not repeat the heading when they are alone', () => {
    expect(shortened('Build', say`${topic(thing('kind', 'Build'), ' ')}${card('Sawmill')}`)).toEqual(['Sawmill']);
    expect(shortened('Goods', say`Sell ${amount(1)} lot of ${good('goods')}`)).toEqual(['Sell 1 lot of goods']);
  });
});
