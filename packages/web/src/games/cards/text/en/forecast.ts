import type { ForecastText } from '../text.ts';

export const forecast: ForecastText = {
  now: 'now',
  with: 'with it',
  change: 'change',
  net: 'Net',
  afterwards: 'Cash afterwards',
  sells: 'sells',
  ifNow: (good, demand, wage) => `${good}: demand marker ${demand}, wage ${wage}.`,
  canSell: (most, demand) =>
    most === 0
      ? `Nothing can be sold: your appeal ${demand > 0 ? 'does not lie above the demand marker' : 'is 0'}.`
      : demand > 0
        ? `Up to ${most} can be sold: so far your appeal lies above the demand marker.`
        : `Up to ${most} can be sold: all your appeal, as a demand marker on 0 or below takes nothing off it.`,
  notProducing: 'You have no factory for it.',
  markerBehind: (marker, shown) =>
    `Reckoned with your marker on ${marker}; your cards show ${shown}. It follows in the round of this good, when you set its price.`,
  underWay: (good) => `${good}: the sale is under way. What is still due stands beside each choice.`,
  soldFor: (n, pounds) => `${n} for ${pounds}`,
  storedN: (n) => `${n} stored`,
  wastedN: (n) => `${n} wasted`,
  fundWarning: (n) => (n === 1 ? 'takes 1 loan from the emergency fund' : `takes ${n} loans from the emergency fund`),
  bankruptWarning: 'goes bankrupt',
  counted: 'Counted:',
  countedAll: 'what lies on the table; stock is sold, nobody ships or uses a card.',
  open: 'Open:',
  openWho: (names) => `${names} still to act.`,
  openOpponents: 'which opponent is drawn.',
  openSelf: 'what you do yourself; everybody else has acted.',
  openNobody: 'nothing; everybody has acted.',
  openProduction: 'only what the production asks.',
  besides: 'Not counted, though possible:',
  besidesOf: (name, ships, cards) =>
    [
      ...(ships > 0 ? [`${name} ships up to ${ships}`] : []),
      ...cards.map((card, i) => (ships > 0 || i > 0 ? card : `${name} uses ${card}`)),
    ].join(', '),
};
