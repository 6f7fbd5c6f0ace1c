import { describe, expect, it } from 'vitest';
import { sumsByReason } from './sums.ts';

const flows = (...all: readonly (readonly [account: string, by: number, why: string])[]) => ({
  flows: all.map(([account, by, why]) => ({ account, by, why })),
});

describe('what became of the accounts of a seat', () => {
  it('adds up by reason, leaves the others and what comes to nothing out', () => {
    const events = [
      flows(['cash.0', 12, 'sales'], ['cash.1', 4, 'sales']),
      flows(['cash.0', -5, 'wages'], ['food.0', 2, 'made']),
      flows(['cash.0', 3, 'sales'], ['food.0', -2, 'made']),
    ];
    expect(sumsByReason(events, 0)).toEqual([
      {
        account: 'cash.0',
        total: 10,
        reasons: [
          { why: 'sales', by: 15 },
          { why: 'wages', by: -5 },
        ],
      },
    ]);
  });

  it('are all his own where he plays alone', () => {
    expect(sumsByReason([flows(['capital', -3, 'labour'])], 0)).toEqual([
      { account: 'capital', total: -3, reasons: [{ why: 'labour', by: -3 }] },
    ]);
  });
});
