import type { StudyWords } from '../words.ts';

/** English reads the description's own words. */
export const words: StudyWords = {
  names: {},
  values: {},
  moment: (name, seat) => (seat === undefined ? name.replaceAll('-', ' ') : `turn of seat ${seat}`),
};
