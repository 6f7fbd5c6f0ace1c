import type { LessonWords } from '../../../lesson.ts';
import type { ContractsPart } from '../contracts.ts';

export const words: LessonWords<ContractsPart> = {
  title: 'What a contract is',
  about: 'A promise that costs nothing, until you break it',
  done: 'Sign what you will have left over, and have the ship before the good is due. A contract that is not served grows, and an open one costs its whole figure in the end.',
  parts: {
    promise: [
      'A promise',
      'A contract says: one day I deliver exactly so many crates of this good. It costs nothing to sign, and needs neither ship nor goods that day. Without it nothing may be shipped.',
    ],
    exchange: [
      'To the stock exchange',
      'Cutlery is next. You will make five, and the forecast sells three at home: two would be lost. You have a ship for two. Play stock exchange.',
    ],
    sign: ['Two crates of cutlery', 'Put the contract for cutlery on 2: exactly what will be left.'],
    deliver: [
      'Deliver',
      'Three are sold, two are left, the ship lies at the pier. Shipping asks for no price: each brings the base quality, £13.',
    ],
    paid: [
      '£26 for what was left',
      'It cost one space of the share track, for the ship. Sold at home the two would have brought nothing today.',
    ],
    open: [
      'The one that grew',
      'Your contract for food was on 2 once. Food came, you could not deliver, and it went up to 4. At the end an open contract throws you back by its figure. Deliver it, or do not sign.',
    ],
  },
};
