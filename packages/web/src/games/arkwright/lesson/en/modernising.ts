import type { LessonWords } from '../../../lesson.ts';
import type { ModernisingPart } from '../modernising.ts';

export const words: LessonWords<ModernisingPart> = {
  title: 'Modernise before it is late',
  about: 'What becomes of a factory of level I when 1790 begins',
  done: 'Modernising costs the same before and after the turn of the decade. Before it, you save two wages in every production, and the better quality sells at once.',
  parts: {
    before: [
      'The last turn of 1780',
      'When 1790 begins, every factory of level I becomes obsolete. Nobody asks, and nothing can be done at that moment: it has to be done before. This is your last turn.',
    ],
    factory: ['Use factory', 'The £2 space will do: what counts is the price of the new marker.'],
    food: [
      'Food, level II',
      'Modernise food for £10. Workers, machines and quality stay where they are. The base quality rises from 8 to 10, and the appeal with it. Cutlery we leave as it is, to see what happens.',
    ],
    price: [
      'A pound more',
      'Appeal 5 at £5, or 4 at £6: take the pound. Then the decade ends, and Red names the start player.',
    ],
    after: [
      'Two who make nothing',
      'Cutlery is obsolete: two more workers stand beside its marker. They make nothing and cannot be fired. Red has two at each factory; your food has none.',
    ],
    bill: [
      'What it costs',
      'The wage is £4, so cutlery costs £8 more in every production, and the two are missing on the labour market, where wages rise sooner. They leave when the factory reaches level II.',
    ],
  },
};
