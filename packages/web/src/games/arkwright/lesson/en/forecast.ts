import type { LessonWords } from '../../../lesson.ts';
import type { ForecastPart } from '../forecast.ts';

export const words: LessonWords<ForecastPart> = {
  title: 'Reading the forecast',
  about: 'Know what a price will sell before you set it',
  done: 'The forecast counts the coming production out for you, with what everybody has on the board now. Look at it before every price: the right one is often the dearest at which all is still sold.',
  parts: {
    panel: [
      'The sale, before it happens',
      'The forecast plays the next production as the board stands: you would make three pieces of cutlery and sell all of them at £8. The importer sells what is left of the demand.',
    ],
    quality: [
      'Use quality',
      'Light grey quality brings one increase for £4. On a narrow screen the forecast is the line above the choices.',
    ],
    improve: [
      'Cutlery',
      'Appeal 6 with the increase. But you make only three: an appeal of 3 sells them just as well. The other three are pounds that you could ask for.',
    ],
    price: [
      'Try the prices',
      'Point at the prices, or step through them, and read what the forecast says to each. At £12 only two would be sold. Take the dearest at which all three go.',
    ],
    sold: [
      'As it was foretold',
      'Three at £11 instead of £8: £9 more for the same goods, and still the highest appeal. Only what others do after you can change it, and here you were the last to act.',
    ],
  },
};
