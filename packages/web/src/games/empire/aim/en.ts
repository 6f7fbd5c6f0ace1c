import type { Aim } from '../../face.ts';

export const aim: Aim = {
  aim: 'After thirty years profit counts, with the awards of staffed buildings. Money and goods left over are worth nothing.',
  turn: 'Sell, hire and move, build, produce: each at most once, in this order. The first you take is free, the others cost capital.',
  production: 'Staffed buildings make more of what their tracks show, and you sell that for profit.',
};
