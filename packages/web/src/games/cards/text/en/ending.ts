import type { EndingText } from '../text.ts';

export const ending: EndingText = {
  final: 'Final score',
  scoring: 'Final scoring',
  rowGoods: 'Warehouses sold',
  rowBought: 'Shares bought with the rest',
  rowScore: 'Score',
  rowLeft: 'Money left',
  tie: 'Equal scores: more money left decides.',
  won: (name) => `${name} wins`,
  wonAlone: 'You win',
  lost: 'The opponents win',
  shared: (names) => `${names} share the victory`,
  whereMoney: 'Where the money came from and went',
  awards: 'Awards of this game',
  awardsNone: 'None of the fifteen this time.',
  awardsLost: 'Awards are given for a win only.',
  allAwards: 'All awards on this device',
  chooseAward: 'Choose the award to keep',
};
