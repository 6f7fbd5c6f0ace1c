import { describe, expect, it } from 'vitest';
import { FullList, Judge, OpenList } from './listing.ts';
import { note, type Offer, refusal } from './option.ts';

type Take = { do: 'take'; amount: number } | { do: 'wait' } | { do: 'leave' };

const few = refusal('too-few', 'P-1');
const many = refusal('too-many', 'P-2');
const verdict = (amount: number, list: (judge: Judge<Take>) => void) => {
  const judge = new Judge<Take>({ do: 'take', amount });
  list(judge);
  return judge.verdict('turn', 'P-0');
};

describe('a range of amounts', () => {
  const from2to4 = (judge: Judge<Take>) =>
    judge.range({ do: 'take', amount: 2 }, 4)?.otherwise({ below: few, above: many });

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
    list.range({ do: 'take', amount: 2 }, 4)?.otherwise({ below: few, above: many });
    list.range({ do: 'take', amount: 2 }, 4)?.otherwise(many);
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
    judge.option({ do: 'take', amount: 1 }, false)?.otherwise(few);
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
      judge.range({ do: 'take', amount: 1 }, 3)?.otherwise(few);
      judge.never({ do: 'take', amount: 5 }, many);
    };
    expect([3, 4, 5].map((amount) => verdict(amount, mixed)?.code)).toEqual([undefined, 'too-few', 'too-many']);
  });
});

describe('one list', () => {
  /** Counts what is built for whoever reads. */
  let built = 0;
  const reason = () => {
    built++;
    return few;
  };
  const said = () => {
    built++;
    return note('said');
  };
  const TAKE = [0, 1, 2, 3].map((amount) => ({ do: 'take' as const, amount }));
  const list = (offer: Offer<Take>) => {
    built = 0;
    offer.option({ do: 'wait' })?.notes(said());
    offer.option({ do: 'leave' }, false)?.otherwise(reason()).notes(said());
    offer.amounts(TAKE, 1, 2)?.otherwise(reason()).notes(said());
    return built;
  };

  it('is read by search without a reason or a note being built', () => {
    const open = new OpenList<Take>();
    expect(list(open)).toBe(0);
    expect(open.moves).toEqual([{ do: 'wait' }, TAKE[1], TAKE[2]]);
  });

  it('is read by people with notes where it is open and the reason where it is not', () => {
    const full = new FullList<Take>();
    expect(list(full)).toBe(5);
    expect(full.options).toEqual([
      { move: { do: 'wait' }, notes: [note('said')] },
      { move: { do: 'leave' }, notes: [], refusal: few },
      { move: TAKE[1], notes: [note('said')], range: { from: 1, to: 2, step: 1, limit: few } },
    ]);
  });

  it('is read by a judge only where it bears on the move', () => {
    const judge = new Judge<Take>({ do: 'leave' });
    expect(list(judge)).toBe(2);
    expect(judge.verdict('turn', 'P-0')).toBe(few);
  });

  it('has no amount open where the largest is less than the smallest', () => {
    const none = (offer: Offer<Take>) => {
      offer.amounts(TAKE, 1, 0)?.otherwise(few).unlisted();
      offer.range({ do: 'take', amount: 2 }, 1)?.otherwise(many);
    };
    const open = new OpenList<Take>();
    none(open);
    expect(open.moves).toEqual([]);
    const full = new FullList<Take>();
    none(full);
    expect(full.options).toEqual([
      { move: TAKE[1], notes: [], refusal: few, unlisted: true },
      { move: TAKE[2], notes: [], refusal: many },
    ]);
    expect([1, 2, 3].map((amount) => verdict(amount, none)?.code)).toEqual(['too-few', 'too-many', 'too-few']);
  });

  it('shows a line that is open, whatever was to hide it', () => {
    const full = new FullList<Take>();
    full.option({ do: 'wait' })?.otherwise(few).unlisted();
    expect(full.options).toEqual([{ move: { do: 'wait' }, notes: [] }]);
  });

  it('names no rule where a step owes the reason, so that the proof finds it', () => {
    const full = new FullList<Take>();
    full.option({ do: 'wait' }, false);
    expect(full.options[0]?.refusal).toEqual({ code: 'not-offered', rule: '', params: {} });
  });
});
