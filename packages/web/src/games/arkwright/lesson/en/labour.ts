import type { LessonWords } from '../../../lesson.ts';
import type { LabourPart } from '../labour.ts';

export const words: LessonWords<LabourPart> = {
  title: 'The labour market',
  about: 'Hiring, demand and the wage: three things on one board',
  done: 'Whoever hires makes demand for everybody, and wages for everybody. Late in a decade of full factories a worker costs £5.',
  parts: {
    market: [
      'Everybody looks for work',
      'The workers who are not employed stand here. They leave from the top left, row by row, in the order of the spaces.',
    ],
    demand: [
      'A space that is empty is a buyer',
      'Under each worker a number is printed. The lowest number in sight is the demand for the good of that column: it is boxed. The more workers have a job, the more is bought.',
    ],
    wage: [
      'The wage',
      'The figure beside the lowest empty row is what every worker of every factory costs when his good is produced. It is £2 now and will not stay there.',
    ],
    workers: [
      'Use workers',
      'Pick up the workers marker and lay it on the £2 space. Paying more would bring nothing more.',
    ],
    food: [
      'Two for food',
      'Point at the second free place of row 3 first: on the market two workers make room for gold numbers, the demand that would be. Then press.',
    ],
    cutlery: ['Three for cutlery', 'Row 3 of cutlery has three places, and only a full row produces. Take all three.'],
    fired: [
      'The fired wait apart',
      'Workers who are fired, or replaced by machines, do not come back at once. In every cycle the economy brings back two of them: then demand falls again.',
    ],
    finish: ['Finish', 'Row 4 makes nothing at level I. Stop here.'],
    special: ['No marker this time', 'You may take a special marker. For this lesson take none, and watch the sale.'],
    stored: [
      'One too many',
      'You made four and sold three, because your appeal is 3. Nobody would lose a crate that he can keep: store it. It can be sold later.',
    ],
    end: [
      'Hire for what you can sell',
      'The third row cost £4 in wages and sold nothing yet. Appeal first, hands second.',
    ],
  },
};
