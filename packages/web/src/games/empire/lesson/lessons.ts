import type { Lessons } from '../../lessons.ts';

export const empireLessons: Lessons = {
  first: async (language) => (await import('./first.ts')).firstLesson(language),
  upkeep: async (language) => (await import('./upkeep.ts')).upkeepLesson(language),
};
