import { listed } from '@cromford/kernel';
import type { Phrases } from '../arkwright.ts';

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

export const phrases: Phrases = {
  nothing: 'Nothing was worth its cost this time.',
  did: (deeds) => `I ${listed(deeds, 'and')}.`,
  deed({ what, amount, goods }) {
    const good = listed(goods, 'and');
    switch (what) {
      case 'build':
        return goods.length === 1 ? `built a ${good} factory` : `built factories for ${good}`;
      case 'modernise':
        return `modernised ${good}`;
      case 'close':
        return `closed ${good}`;
      case 'quality':
        return `raised the quality of ${good}${goods.length === 1 ? ` by ${amount}` : ''}`;
      case 'distribution':
        return `raised the distribution of ${good}${goods.length === 1 ? ` by ${amount}` : ''}`;
      case 'hire':
        return `hired ${count(amount, 'worker', 'workers')}`;
      case 'fire':
        return `fired ${count(amount, 'worker', 'workers')}`;
      case 'machines':
        return `bought ${count(amount, 'machine', 'machines')}`;
      case 'buy':
        return `bought ${count(amount, 'share', 'shares')}`;
      case 'sell':
        return `sold ${count(amount, 'share', 'shares')}`;
      case 'ship':
        return `shipped ${amount} ${good}`;
      case 'contract':
        return `signed a contract for ${good}`;
      case 'special':
        return 'took a special marker';
      default:
        return what satisfies never;
    }
  },
  income: (before, after) =>
    after >= before
      ? `I now expect £${after} from a decade of production instead of £${before}.`
      : `It costs me income, £${after} instead of £${before} a decade, but the shares gain.`,
  shareValue: (pounds) => `I expect a share to end at about £${pounds}.`,
  cheapShares: (pounds) => `They are cheap: I expect each to end at about £${pounds}.`,
  inNeed: (pounds) => `I had to sell shares for it; one is worth £${pounds} now.`,
};
