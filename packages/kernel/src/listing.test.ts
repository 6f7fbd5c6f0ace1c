import { describe, expect, it } from 'vitest';
import { FullList, Judge } from './listing.ts';
import { refusal } from './option.ts';

type Take = { do: 'take'; amount: number } | { do: 'wait' };

const few = refusal('too-few', 'P-1');
const many = refusal('too-many', 'P-2');
const verdict = (amount: number, list: (judge: Judge<Take>) => void) => {
  const judge = new Judge<Take>({ do: 'take', amount });
  list(judge);
  return judge.verdict('turn', 'P-0');
};

describe('a range of amounts', () => {
  const from2to4 = (judge: Judge<Take>) => judge.range({ do: 'take', amount: 2 }, 4, { below: few, above: many });

  it('has a reason at each end', () => {
    expect([1, 2, 4, 5].map((amount) => verdict(amount, from2to4)?.code)).toEqual([
      'too-few',
      undefined,
      undefined,
      'too-many',
    ]);
  });

  it('shows both to people', () => {
    const list = new FullList<Take>();
    list.range({ do: 'take', amount: 2 }, 4, { below: few, above: many });
    list.range({ do: 'take', amount: 2 }, 4, many);
    expect(list.options.map(({ range }) => range)).toEqual([
      { from: 2, to: 4, step: 1, limit: many, floor: few },
      { from: 2, to: 4, step: 1, limit: many },
    ]);
  });

  it('without a reason says what it allows, by the rule of the step', () => {
    const reason = verdict(9, (judge) => judge.range({ do: 'take', amount: 1 }, 3));
    expect(reason).toEqual({ code: 'amount', rule: 'P-0', params: { from: 1, to: 3 } });
    expect(verdict(2.5, from2to4)?.code).toBe('amount');
  });
});

describe('amounts that are refused one by one', () => {
  const refused = (judge: Judge<Take>) => {
    judge.refuse({ do: 'take', amount: 1 }, few);
    judge.never({ do: 'take', amount: 5 }, many);
  };

  it('are each refused for their own reason', () => {
    expect([1, 5].map((amount) => verdict(amount, refused)?.code)).toEqual(['too-few', 'too-many']);
  });

  it('stand for the amounts that nobody listed', () => {
    expect(verdict(3, refused)?.code).toBe('too-few');
  });

  it('go before the end of a range, and an open amount before all', () => {
    const mixed = (judge: Judge<Take>) => {
      judge.range({ do: 'take', amount: 1 }, 3, few);
      judge.never({ do: 'take', amount: 5 }, many);
    };
    expect([3, 4, 5].map((amount) => verdict(amount, mixed)?.code)).toEqual([undefined, 'too-few', 'too-many']);
  });
});
