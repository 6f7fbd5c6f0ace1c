import type { PageWords } from '../page.ts';

export const page: PageWords = {
  title: 'The rules to read',
  which: 'Which game',
  contents: 'Chapters',
  example: 'Example',
  open: 'Open it on a board',
  opening: 'Setting it up…',
  list: 'Every rule by its number',
  listAbout: 'The whole list that the games go by, to search and to look things up.',
  lesson: 'Learn it by playing',
};
