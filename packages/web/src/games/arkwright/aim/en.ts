import type { Aim } from '../../face.ts';

export const aim: Aim = {
  aim: 'In the end your shares count, times what one is worth. Cash counts only as the shares it has bought.',
  turn: 'Lay one marker on a space of your administration and pay its price. The dearer the space, the more it does.',
  production:
    'When all have acted, one good is made and sold, highest appeal first, until no buyer is left. What sells well lifts your shares.',
};
