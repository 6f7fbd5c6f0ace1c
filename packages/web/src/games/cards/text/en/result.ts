import type { ResultText } from '../text.ts';

export const result: ResultText = {
  brought: (good) => `What ${good.toLowerCase()} brought`,
  yours: 'Yours',
  soldAt: (n, price, all) => (n === 0 ? 'Nothing sold at home.' : `Sold ${n} at home: ${n} × ${price} = ${all}`),
  soldN: (n) => (n === 0 ? 'sold nothing' : `sold ${n}`),
  couldSell: (most, { appeal, demand }, patrons) => {
    if (most === 0)
      return `Nothing could be sold: your appeal ${demand > 0 ? `(${appeal}) did not lie above the demand marker (${demand})` : 'was 0'}.`;
    const noMore = `No more than ${most} could be sold`;
    const alone = most - (patrons?.more ?? 0);
    const lay = `your appeal (${appeal}) ${alone > 0 ? `lay ${alone} above` : 'did not lie above'} the demand marker (${demand})`;
    if (patrons) return `${noMore}: ${lay}, and ${patrons.names} allowed ${patrons.more} more.`;
    return demand > 0 ? `${noMore}: ${lay}.` : `${noMore}: that was all your appeal.`;
  },
  shippedFor: (n, pounds) => `shipped ${n} for ${pounds}`,
  cashBefore: 'Cash before',
  otherIncome: 'Other',
  shareSteps: 'Your share value, step by step',
  shareStays: 'It stays where it is: a step takes two goods sold, another the highest appeal.',
  comesNext: 'Next',
  namesStart: (name) =>
    `The decade is over. Who starts the next one is for ${name ?? 'you'} to say, whose shares are worth least.`,
  mayNameStart: (name) => `${name ?? 'You'} may discard the Entrepreneur and say who starts the next round.`,
};
