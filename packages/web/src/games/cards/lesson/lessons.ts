import type { Lessons } from '../../lessons.ts';

export const cardLessons: Lessons = {
  first: async (language) => (await import('./first.ts')).firstLesson(language),
  demand: async (language) => (await import('./demand.ts')).demandLesson(language),
};
