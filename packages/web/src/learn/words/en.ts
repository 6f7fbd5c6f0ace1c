import type { LearnWords } from './words.ts';

export const words: LearnWords = {
  path: 'The path',
  pathAbout:
    'From the first turn to your first victory, in the short game. Each lesson has one idea; some end in a puzzle on it.',
  come: (done, all) => `${done} of ${all} done`,
  next: 'Next',
  open: 'Open',
  again: 'Once more',
  findIt: 'Now find it yourself',
  puzzle: 'Puzzle',
  solved: 'solved',
  unsolved: 'not solved yet',
  win: 'Win against apprentices',
  winAbout: 'A whole game of Spinning Jenny against the mildest bots. A victory over stronger ones counts as well.',
  winPlay: 'Play',
  won: 'Won. You have come to the end of the path.',
  further: 'Other games and editions',
  furtherAbout: 'What they have that the short game has not.',
  nextLesson: 'Next lesson',
  back: 'All lessons',
  habits: 'Your habits',
  habitsAbout: 'What you do over many games, beside what strong players do.',
  habitsOpen: 'To your habits',
};
