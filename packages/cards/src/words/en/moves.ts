import type { Phrases } from '../phrases.ts';
import { good, labels, units } from './labels.ts';

const goods = (n: number) => (n === 1 ? '1 good' : `${n} goods`);
const shares = (n: number) => (n === 0 ? 'no shares' : n === 1 ? '1 share' : `${n} shares`);

export const move: Phrases['move'] = (m) => {
  switch (m.do) {
    case 'action':
      return labels.action[m.action];
    case 'pass':
      return 'No action';
    case 'done':
      return 'Done';
    case 'keep':
      return 'Not now';
    case 'skip':
      return 'No development';
    case 'open':
      return `Open the ${good(m.good)} factory`;
    case 'build':
      return `${labels.good[m.good]}: build a factory`;
    case 'upgrade':
      return `${labels.good[m.good]}: upgrade`;
    case 'invent':
      return `${labels.good[m.good]}: upgrade by the Inventor`;
    case 'employ':
      return `Worker card ${m.position} for ${good(m.good)}`;
    case 'automate':
      return m.position === 0
        ? `Machines on the ${good(m.good)} tile`
        : `Machines on worker card ${m.position} of ${good(m.good)}`;
    case 'put':
      return `${labels.good[m.good]}: ${labels.piece[m.card]} shows ${m.value} ${labels.shows[m.shows]}`;
    case 'distribute':
      return `${labels.good[m.good]}: ${labels.piece[m.card]} shows ${m.value}`;
    case 'remove':
      return `Take back ${labels.piece[m.card]}`;
    case 'buy':
      return `Buy ${shares(m.amount)}`;
    case 'loans':
      return m.amount === 0 ? 'No loan' : m.amount === 1 ? '1 loan' : `${m.amount} loans`;
    case 'reactivate':
      return 'Reactivate the ships';
    case 'run':
      return m.cards === 0
        ? `${labels.good[m.good]}: the tile alone`
        : `${labels.good[m.good]}: the tile and ${m.cards === 1 ? 'one worker card' : 'both worker cards'}`;
    case 'load':
      return `Load ${goods(m.amount)} from ${labels.piece[m.warehouse]}`;
    case 'swap':
      return 'Replace it';
    case 'refresh':
      return `Refresh ${labels.card[m.card]} by the Developer`;
    case 'spot':
      return `${labels.good[m.good]}: spot ${m.spot}`;
    case 'office':
      return `${labels.good[m.good]}: office on ${labels.shows[m.shows]}`;
    case 'turn':
      return `${labels.good[m.good]}: ${labels.piece[m.card]} on ${labels.shows[m.shows]}`;
    case 'develop':
      return `Develop ${labels.track[m.track].toLowerCase()}`;
    case 'take':
      return `Take ${labels.card[m.card]}`;
    case 'take-from':
      return `Take ${labels.card[m.card]} from place ${m.place}`;
    case 'discard':
      return `Discard ${labels.card[m.card]}`;
    case 'use':
      return `Use ${labels.card[m.card]}`;
    case 'attach':
      return `${labels.good[m.good]} factory`;
    case 'sell':
      return m.amount === 0 ? 'Sell nothing from stock' : `Sell ${units(m.amount, m.good)} from stock`;
    case 'ship':
      return m.amount === 0 ? 'Ship nothing' : `Ship ${units(m.amount, m.good)}`;
    case 'store':
      return `Store ${goods(m.amount)} in ${labels.piece[m.warehouse]}`;
    case 'clear':
      return `Clear ${labels.piece[m.warehouse]}`;
    case 'name':
      return `Player ${m.seat + 1} starts`;
    case 'opponents-first':
      return 'The opponents go first next round';
    case 'award':
      return labels.award[m.award].name;
    case 'dismiss':
      return `Dismiss worker card ${m.position} of ${good(m.good)}`;
    case 'refuse':
      return 'Keep goods back';
    default:
      return m satisfies never;
  }
};

export const group: Phrases['group'] = (m) => {
  switch (m.do) {
    case 'action':
    case 'pass':
      return 'Actions';
    case 'build':
    case 'upgrade':
    case 'invent':
    case 'employ':
    case 'automate':
    case 'put':
    case 'distribute':
    case 'run':
      return labels.good[m.good];
    case 'develop':
      return 'Player board';
    case 'take':
    case 'take-from':
      return 'Development cards';
    case 'remove':
      return 'Take back';
    case 'discard':
    case 'clear':
      return 'Make room';
    case 'use':
    case 'refresh':
      return 'Your cards';
    case 'store':
    case 'load':
      return 'Warehouses';
    default:
      return '';
  }
};
