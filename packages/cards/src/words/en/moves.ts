import { amount, say, thing, topic } from '@cromford/kernel';
import type { Good } from '../../goods.ts';
import type { Phrases } from '../phrases.ts';
import { who } from './events.ts';
import { labels, good as lower, unitOf } from './labels.ts';

const goods = (n: number) => say`${amount(n)} ${n === 1 ? 'good' : 'goods'}`;
const shares = (n: number) => (n === 0 ? 'no shares' : say`${amount(n)} ${n === 1 ? 'share' : 'shares'}`);
const counted = (n: number, name: Good) => say`${amount(n)} ${unitOf(n, name)}`;
const titled = (name: Good) => thing('good', labels.good[name]);
const about = (name: Good) => topic(titled(name), ': ');
const good = (name: Good) => thing('good', lower(name));

export const move: Phrases['move'] = (m) => {
  switch (m.do) {
    case 'action':
      return thing('kind', labels.action[m.action]);
    case 'pass':
      return 'No action';
    case 'done':
      return 'Done';
    case 'keep':
      return 'Not now';
    case 'skip':
      return 'No development';
    case 'open':
      return say`Open a factory for ${good(m.good)}`;
    case 'build':
      return say`${about(m.good)}build a factory`;
    case 'upgrade':
      return say`${about(m.good)}upgrade`;
    case 'invent':
      return say`${about(m.good)}upgrade by the Inventor`;
    case 'employ':
      return say`${thing('place', `Worker card ${m.position}`)} for ${good(m.good)}`;
    case 'automate':
      return m.position === 0
        ? say`Machines on the ${good(m.good)} tile`
        : say`Machines on ${thing('place', `worker card ${m.position}`)} of ${good(m.good)}`;
    case 'put':
      return say`${about(m.good)}${thing('card', labels.piece[m.card])} shows ${m.value} ${thing('kind', labels.shows[m.shows])}`;
    case 'distribute':
      return say`${about(m.good)}${thing('card', labels.piece[m.card])} shows ${m.value} ${thing('kind', labels.shows.appeal)}`;
    case 'remove':
      return say`${topic(thing('kind', 'Take back'), ' ')}${thing('card', labels.piece[m.card])}`;
    case 'buy':
      return say`Buy ${shares(m.amount)}`;
    case 'loans':
      return m.amount === 0 ? 'No loan' : say`${amount(m.amount)} ${m.amount === 1 ? 'loan' : 'loans'}`;
    case 'reactivate':
      return 'Reactivate the ships';
    case 'run':
      return m.cards === 0
        ? say`${about(m.good)}the tile alone`
        : say`${about(m.good)}the tile and ${m.cards === 1 ? 'one worker card' : 'both worker cards'}`;
    case 'load':
      return say`Load ${goods(m.amount)} from ${thing('place', labels.piece[m.warehouse])}`;
    case 'swap':
      return 'Replace it';
    case 'refresh':
      return say`Refresh ${thing('card', labels.card[m.card])} by the Developer`;
    case 'spot':
      return say`${about(m.good)}factory marker on ${thing('place', `spot ${m.spot}`)}`;
    case 'office':
      return say`${about(m.good)}office on ${thing('kind', labels.shows[m.shows])}`;
    case 'turn':
      return say`${about(m.good)}${thing('card', labels.piece[m.card])} on ${thing('kind', labels.shows[m.shows])}`;
    case 'develop':
      return say`Develop ${thing('kind', labels.track[m.track].toLowerCase())}`;
    case 'take':
      return say`Take ${thing('card', labels.card[m.card])}`;
    case 'take-from':
      return say`Take ${thing('card', labels.card[m.card])} from ${thing('place', `place ${m.place}`)}`;
    case 'discard':
      return say`Discard ${thing('card', labels.card[m.card])}`;
    case 'use':
      return say`Use ${thing('card', labels.card[m.card])}`;
    case 'attach':
      return say`The factory for ${good(m.good)}`;
    case 'sell':
      return m.amount === 0 ? 'Sell nothing from stock' : say`Sell ${counted(m.amount, m.good)} from stock`;
    case 'ship':
      return m.amount === 0 ? 'Ship nothing' : say`Ship ${counted(m.amount, m.good)}`;
    case 'store':
      return say`Store ${goods(m.amount)} in ${thing('place', labels.piece[m.warehouse])}`;
    case 'clear':
      return say`Clear ${thing('place', labels.piece[m.warehouse])}`;
    case 'name':
      return say`${who(m.seat)} starts`;
    case 'opponents-first':
      return 'The opponents go first next round';
    case 'award':
      return thing('card', labels.award[m.award].name);
    case 'dismiss':
      return say`Dismiss ${thing('place', `worker card ${m.position}`)} of ${good(m.good)}`;
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
