import { listed, type SentencePart, say } from '@cromford/kernel';
import type { Who } from '../../news.ts';
import { counted } from '../counted.ts';
import { minus } from '../minus.ts';
import type { Phrases } from '../phrases.ts';
import { good, labels, units } from './labels.ts';

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
const pounds = (n: number) => (n < 0 ? `−£${-n}` : `+£${n}`);
const roman = (decade: number) => 'I'.repeat(decade);
const list = (parts: readonly SentencePart[]) => listed(parts, 'and');

export const who = (name: Who): SentencePart => {
  if (name === 'opponent-1') return 'Opponent 1';
  if (name === 'opponent-2') return 'Opponent 2';
  return name === 'neutral' ? 'Neutral' : { is: 'seat', seat: name, text: `Player ${name + 1}` };
};

export const event: Phrases['event'] = (e, income) => {
  const money = income === undefined ? '' : ` (+${labels.pounds(income)})`;
  const { why, card, piece } = labels;
  switch (e.kind) {
    case 'cash':
      return say`${who(e.seat)}: ${pounds(e.by)} (${why[e.why].toLowerCase()}).`;
    case 'shares':
      return say`${who(e.who)}: shares ${signed(e.by)}, now ${e.now} (${why[e.why].toLowerCase()}).`;
    case 'value':
      return say`${who(e.who)}: share value ${signed(e.by)}, now £${e.now} (${why[e.why].toLowerCase()}).`;
    case 'loans':
      return say`${who(e.seat)}: loans ${signed(e.by)}, now ${e.now} (${why[e.why].toLowerCase()}).`;
    case 'tokens':
      return say`${who(e.seat)}: shipping tokens ${signed(e.by)}, now ${e.now}.`;
    case 'goods':
      return say`${who(e.seat)}: ${good(e.good)} ${signed(e.by)} (${why[e.why].toLowerCase()}).`;
    case 'set-up':
      return e.display.length > 0
        ? say`The display: ${list(counted(e.display.map((c) => card[c])))}.`
        : say`The supply: ${list(counted(e.supply.map((c) => card[c])))}.`;
    case 'opened':
      return say`${who(e.seat)} opens a factory for ${good(e.good)}.`;
    case 'round':
      return say`Decade ${roman(e.decade)}, the round of ${good(e.good)}.${e.alone ? '' : say` ${who(e.start)} starts.`}`;
    case 'action':
      return say`${who(e.seat)}: ${labels.action[e.action]}.`;
    case 'passed':
      return say`${who(e.seat)} takes no action.`;
    case 'built':
      return say`${who(e.seat)} builds a factory for ${good(e.good)}, side ${roman(e.side)}.`;
    case 'upgraded':
      return say`${who(e.seat)} upgrades the factory for ${good(e.good)}${e.why === 'inventor' ? ' by the Inventor' : ''}.`;
    case 'demand':
      return say`Demand for ${good(e.good)} ${signed(e.by)}, now ${minus(e.now)}.`;
    case 'wages':
      return say`The wages marker moves; a worker costs £${e.wage}.`;
    case 'employed':
      return say`${who(e.seat)} adds worker card ${e.position} to ${good(e.good)}.`;
    case 'automated':
      return say`${who(e.seat)}: ${e.machines === 1 ? '1 machine' : say`${e.machines} machines`} on worker card ${e.position} of ${good(e.good)}${e.token ? ', by the machine token' : ''}.`;
    case 'improved':
      return say`${who(e.seat)}: ${piece[e.card]} at ${good(e.good)} shows ${e.value} ${labels.shows[e.shows]}; quality ${e.total}.`;
    case 'distributed':
      return say`${who(e.seat)}: ${piece[e.card]} at ${good(e.good)} shows ${e.value}.`;
    case 'removed':
      return say`${who(e.seat)} takes ${piece[e.card]} from ${good(e.good)}.`;
    case 'value-lost':
      return say`${who(e.seat)}: ${labels.track[e.what].toLowerCase()} of ${good(e.good)} ${signed(e.by)}, lost.`;
    case 'reactivated':
      return say`${who(e.seat)} has both ships ready.`;
    case 'set':
      return say`${who(e.seat)}: ${good(e.good)} at £${e.price}, appeal ${e.appeal}.`;
    case 'marker':
      return say`${who(e.who)}: appeal of ${good(e.good)} ${e.from} → ${e.to}.`;
    case 'developed':
      return say`${who(e.seat)} develops ${labels.track[e.track].toLowerCase()}, level ${e.level}.`;
    case 'took':
      return say`${who(e.seat)} takes ${card[e.card]}.`;
    case 'discarded':
      return say`${who(e.seat)} discards ${card[e.card]}.`;
    case 'attached':
      return say`${who(e.seat)}: the Foreman goes to the factory for ${good(e.good)}.`;
    case 'used':
      return say`${who(e.seat)} uses ${card[e.card]}.`;
    case 'refreshed':
      return say`${who(e.seat)}: ${card[e.card]} is ready again.`;
    case 'skipped':
      return say`${who(e.seat)} does not develop.`;
    case 'production':
      return say`Production of ${good(e.good)}: demand ${minus(e.demand)}, wage £${e.wage}.`;
    case 'produced':
      return say`${who(e.seat)} produces ${units(e.amount, e.good)}.`;
    case 'sold':
      if (e.amount === 0) return say`${who(e.who)} sells no ${good(e.good)} at home${money}.`;
      return say`${who(e.who)} sells ${units(e.amount, e.good)} at home${e.price > 0 ? say` for £${e.price} each` : ''}${money}.`;
    case 'shipped':
      return say`${who(e.seat)} ships ${e.amount}, ${e.ships === 1 ? '1 ship' : say`${e.ships} ships`}; ${e.left} ready.`;
    case 'stored':
      return say`${who(e.seat)} stores ${units(e.amount, e.good)} in ${piece[e.warehouse]}.`;
    case 'could-ship':
      return say`${who(e.seat)} could ship up to ${units(e.amount, e.good)}: not counted here.`;
    case 'could-use':
      return say`${who(e.seat)} could use ${card[e.card]}: not counted here.`;
    case 'costs':
      return say`${who(e.seat)} pays for ${good(e.good)}: fixed £${e.fixed}, wages £${e.wages}, maintenance £${e.maintenance}.`;
    case 'bankrupt':
      return say`${who(e.seat)} is bankrupt: £${e.missing} is missing.`;
    case 'tied':
      return say`A tie for the highest appeal of ${good(e.good)}, ${e.appeal}: only the Entrepreneur can win it.`;
    case 'worn':
      return say`${who(e.seat)}: distribution of ${good(e.good)} falls to ${e.value}.`;
    case 'start-player':
      return say`${who(e.seat)} starts${e.why === 'entrepreneur' ? ', by the Entrepreneur' : e.why === 'lowest' ? ', as chosen' : ''}.`;
    case 'opponents-first':
      return 'The opponents go first in the next round.';
    case 'drawn':
      return say`Drawn: ${who(e.who)}.`;
    case 'disc':
      return say`The disc of ${who(e.who)} goes to ${card[e.card]}, place ${e.place}.`;
    case 'bag-refilled':
      return 'All markers go back into the bag.';
    case 'decade':
      return say`Decade ${roman(e.decade)} begins.`;
    case 'scored':
      return say`${who(e.who)}: ${e.shares} shares at £${e.value} = ${e.score}.`;
    case 'award':
      return say`Award: ${labels.award[e.award].name}.`;
    case 'over':
      return e.winners.length === 0
        ? 'The end.'
        : say`The end: ${list(e.winners.map(who))} ${e.winners.length > 1 ? 'share the victory' : 'wins'}.`;
    default:
      return e satisfies never;
  }
};

export { list, roman };
