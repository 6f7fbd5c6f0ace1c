import type { LessonWords } from '../../../lesson.ts';
import type { SellingPart } from '../selling.ts';

export const words: LessonWords<SellingPart> = {
  title: 'Appeal and selling',
  about: 'Who is called first, and what a tie is worth',
  done: 'Appeal decides twice: how many you may sell, and whether a buyer is left when your turn comes. In a tie the better quality goes first.',
  parts: {
    ladder: [
      'Clothes are due',
      'Red has hired and spent on distribution: he makes four at an appeal of 5. You make three at an appeal of 2, so you could never sell the third. Demand is 6.',
    ],
    calling: [
      'From the top down',
      'The highest level is called first: everybody whose appeal reaches it sells one. Then the next level, until no buyer is left. The numbers on the crates are the order. The line shows where the demand ends.',
    ],
    quality: [
      'Use the grey quality marker',
      'Quality stays for good. Your own marker brings one increase for £6; the light grey one brings two for £8.',
    ],
    improve: ['Improve clothes', 'Press the + at quality of clothes and watch your column on the market grow.'],
    'improve-again': ['And again', 'Appeal 4. Red would still be called first.'],
    price: [
      'A pound less',
      'At £6 your appeal is 5, like Red’s. In a tie the higher quality goes first, and yours is two better: distribution does not count there.',
    ],
    sold: [
      'All three',
      'Six buyers: three for you, three for Red, none for the importer. Red is left with one crate, and nobody got the step for the highest appeal, because you are equal.',
    ],
    end: [
      'What it cost',
      'Eight pounds for two quality that stay, and a pound less for each crate. Distribution would have been cheaper today and gone tomorrow.',
    ],
  },
};
