import { below } from '@cromford/kernel';
import { anyOf, type BotMaker } from './bot.ts';

/** Any open move, each as likely as the next. */
export const random: BotMaker = (generator) => ({
  choose: ({ moves }) => anyOf(moves, below(generator, moves.length)),
});
