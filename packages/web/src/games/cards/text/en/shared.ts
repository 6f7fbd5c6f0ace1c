import { roman } from '../roman.ts';
import type { SharedText } from '../text.ts';

export const shared: SharedText = {
  parts: 'Parts of the board',
  tabs: { mine: 'Mine', market: 'Market', cards: 'Cards', rivals: 'Rivals' },
  choicesHere: 'choices here',
  rounds: 'Rounds',
  decade: (decade) => `Decade ${roman(decade)}`,
  order: 'Order',
  wageNow: (pounds) => `a worker costs £${pounds}`,
  ladder: (demand) =>
    demand > 0
      ? 'columns are as high as appeal; crates sell down to demand, which ▲ lifts too'
      : 'each column is as high as its appeal; all of it can be sold: demand takes nothing off at 0 or below',
  ladderInBrief: (demand) => {
    if (demand > 0) return `appeal − ${demand} can be sold`;
    return 'the whole appeal can be sold: demand is 0 or less';
  },
  arrows: (steps) => `the step of appeal to ${steps.join(', ')} has an arrow: it moves demand along`,
  sellsOf: (name, appeal, sold, made) => `${name}: appeal ${appeal}, sells ${sold} of ${made}`,
  sellsOnly: (name, appeal, sold) => `${name}: appeal ${appeal}, sells ${sold}`,
  nobody: 'nobody',
  shareValue: 'Value £',
  expected: 'after this production',
  openStreet: (name) => `Show ${name} in full`,
  rivals: 'Rivals',
  opponents: 'Opponents',
  neutralAbout: 'Only on the market: it sells nothing, but the highest appeal must be above its own.',
  bag: 'Bag',
  bagLeft: (n) => (n === 1 ? '1 marker left' : `${n} markers left`),
  underDisc: (who) => `taken by ${who}`,
  empty: 'empty',
  readCard: 'Point at a card to read what it does.',
  tapCard: 'Tap a card to read what it does.',
  noCards: 'no cards yet',
};
