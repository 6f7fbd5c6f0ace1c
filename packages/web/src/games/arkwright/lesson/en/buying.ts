import type { LessonWords } from '../../../lesson.ts';
import type { BuyingPart } from '../buying.ts';

export const words: LessonWords<BuyingPart> = {
  title: 'When to buy shares',
  about: 'Shares are the score; money is not',
  done: 'Build first, buy later, but not too late: every sale makes your shares dearer. What is left in cash at the end counts for nothing.',
  parts: {
    worth: [
      'Only shares count',
      'Your score is your shares times their value: 12 × £22 now. £100 lie beside it and count for nothing until they are shares.',
    ],
    enough: [
      'What you still need',
      'Your factories are modern and full, so little is left to build. Cutlery will bring £54 and cost £16 in wages: nothing that you have to save for.',
    ],
    exchange: [
      'Before the sale',
      'The forecast shows your mark going up by four spaces: £24 a share. Whoever buys now pays £22. Use the stock exchange on the £2 space.',
    ],
    buy: ['As many as you can', 'Four shares for £88. £10 remain, and the sale pays the wages.'],
    risen: [
      '£24 each',
      'Sixteen shares at £24: £384. Without the four it would be £288. Bought after the sale they would have cost £8 more.',
    ],
    when: [
      'Early, middle, late',
      'Early in the game a pound does more in a factory: it earns in every cycle. When nothing is left that pays for itself before the end, it belongs into shares, and into them before a sale, not after.',
    ],
  },
};
