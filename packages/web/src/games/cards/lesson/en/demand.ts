import type { LessonWords } from '../../../lesson.ts';
import type { DemandPart } from '../demand.ts';

export const words: LessonWords<DemandPart> = {
  title: 'The line that moves',
  about: 'Demand: what pushes it up, what brings it down',
  done: 'Look at the line before you raise your appeal. Building and employing bring it down for everybody; your own marker pushes it up for everybody.',
  parts: {
    line: [
      'The thick line',
      'Demand for food stands on 0. You sell one for each level that your appeal is above the line, and never more than your appeal.',
    ],
    arrows: [
      'You push it yourself',
      'From appeal 3 on, a step up past a red arrow also lifts the line by one. Two steps of three have an arrow; clothes have one in every step up to 20. With the line on 0, appeal 2 sells two, and appeal 7 only three. More appeal finds few more buyers.',
    ],
    employ: [
      'What brings it down',
      'People who earn also buy: employing and building each lower all four lines by one, once an action. Take Employ.',
    ],
    card: [
      'A second card for cutlery',
      'Put it there, although food is due: the line of food goes down with all the others.',
    ],
    spot: ['Appeal 3', 'Take the first spot: £5 while the office shows its price, and an appeal of 3.'],
    office: [
      'On price or on appeal?',
      'Read both choices: £5 with appeal 3, or £1 with appeal 7. You make three, and both sell them at home! Take the price; the stock exchange is developed for you, and food is sold.',
    ],
    sold: [
      'Three at £5',
      'All three are sold, and since nobody else stands as high, your shares rise by two. Appeal 7 would have brought £12 less, and a line three steps higher for the next time.',
    ],
  },
};
