import type { ResultText } from '../text.ts';

export const result: ResultText = {
  brought: (good) => `What ${good.toLowerCase()} brought`,
  yours: 'Yours',
  soldAt: (n, price, all) => (n === 0 ? 'Nothing sold at home.' : `Sold ${n} at home: ${n} × ${price} = ${all}`),
  soldN: (n) => (n === 0 ? 'sold nothing' : `sold ${n}`),
  couldSell: (most, demand) =>
    most === 0
      ? `Nothing could be sold: your appeal ${demand > 0 ? `did not lie above the demand marker (${demand})` : 'was 0'}.`
      : demand > 0
        ? `No more than ${most} could be sold: so far your appeal lay above the demand marker (${demand}).`
        : `No more than ${most} could be sold: that was all your appeal.`,
  shippedFor: (n, pounds) => `shipped ${n} for ${pounds}`,
  cashBefore: 'Cash before',
  otherIncome: 'Other',
  shareSteps: 'Your share value, step by step',
  shareStays: 'It stays where it is: a step takes two goods sold, another the highest appeal.',
  comesNext: 'Next',
};
