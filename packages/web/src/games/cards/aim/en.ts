import type { Aim } from '../../face.ts';

export const aim: Aim = {
  aim: 'After twelve rounds your shares count, times what one is worth. Sales raise the value, money buys the shares.',
  turn: 'One action, then the price of the good whose round it is, then a development if you like.',
  production:
    'When all have acted, that good is sold: one crate for every level of your column above the demand line. Then workers are paid.',
};
