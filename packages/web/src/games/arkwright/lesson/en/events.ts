import type { LessonWords } from '../../../lesson.ts';
import type { EventsPart } from '../events.ts';

export const words: LessonWords<EventsPart> = {
  title: 'Economy and events',
  about: 'What each cycle and each decade brings',
  done: 'Look at the timetable before you plan: the importer grows, workers come back, levels rise, and an event closes each decade.',
  parts: {
    timetable: [
      'Five decades',
      'Each decade has four cycles, one for each good, and a level. It is 1770, lamps; the first three goods have been sold. Nobody has done much so far.',
    ],
    economy: [
      'The economy marker',
      'At the start of a cycle its marker is turned up. The first figure is how far the importer of that good advances, the second how many fired workers come back to the market. Question marks are not known yet.',
    ],
    factory: ['Build for lamps', 'Your turn is the last one of the decade. Use factory on the £8 space.'],
    build: ['Lamps, level I', 'The site of lamps is free. Build there: £11, and three workers take the first row.'],
    price: ['At £8', 'That gives an appeal of 3.'],
    finish: ['Pay', 'Finish the action: £8 and £11.'],
    prices: ['Keep the price', 'Leave it. One lamp is made and sold; then the decade ends and its event is turned up.'],
    lobby: [
      'The Lobby',
      'Everybody takes a special marker, Red first. Take the patent: £2 more for distribution, or two free steps for giving it back.',
    ],
    decade: [
      '1780, level II',
      'Action markers have come back to the hand, factories of level II may be built, and grey markers of that row may be taken. The next event is hidden.',
    ],
    importer: [
      'The importer grows',
      'He sells like everybody else, last among equals. His appeal rises in every cycle of a good and never falls by itself: a factory that is left alone loses its buyers to him.',
    ],
    lasting: [
      'Events that last',
      'Some events stay: Bureaucracy closes the £2 space to the end of the game. They stand bold in the timetable.',
    ],
  },
};
