import type { LessonWords } from '../../../lesson.ts';
import type { SharesPart } from '../shares.ts';

export const words: LessonWords<SharesPart> = {
  title: 'Shares and sudden need',
  about: 'Buy early, stay able to pay: what an emergency sale costs',
  done: 'Shares bought early are cheap and rise with every sale. But keep enough to pay: each share sold in need also throws your company back.',
  parts: {
    track: [
      'What you are worth',
      'Your mark stands on a space; the band below it is the value of each of your shares. Dashed marks show where the next production would put everybody.',
    ],
    exchange: [
      'To the stock exchange',
      'It lets you buy or sell shares of your own company at today’s value. Any space will do, so take the cheapest.',
    ],
    buy: [
      'Four shares',
      'At £10 each they are as cheap as they will ever be. You have £50: buy four. Ten pounds remain.',
    ],
    leave: ['Enough', 'Leave the exchange.'],
    special: ['No marker', 'Take none this time. Red acts, then food is sold; then comes clothes, and Red acts first.'],
    rise: [
      'They have risen',
      'Three crates sold: two steps. Your 14 shares are worth £11 each, £154 in all, and you have £17 in cash.',
    ],
    factory: [
      'A new factory',
      'Suppose you want to make clothes as well. Use factory on the £10 space, although £10 is a lot to pay.',
    ],
    build: [
      'A warning',
      'Building costs £9, together £19: more than you have. The choice says what it would force, an emergency sale of one share, and asks once more. Press it twice.',
    ],
    price: ['The price', 'Sell at £6. The first row is filled with workers at once.'],
    pay: [
      'Pay',
      'Everything in a factory action is paid at the end. Finish it: the button warns once more, then it pays.',
    ],
    emergency: [
      'Sold in need',
      'One share went for £11, and the mark went back by the tens digit of its space, here one. On space 32 it would be three. Here it stays in its band, and your other shares are still worth £11; one space lower each of them would lose a pound.',
    ],
    loans: [
      'And without shares?',
      'Then the bank lends £10 for each step back, and wants £13 when you repay at the exchange. Whoever ends the game with a loan has lost.',
    ],
  },
};
