import type { Lessons } from '../../lessons.ts';

/** The lessons of the short game in the order of the path on the page *Learn*; most of what they teach holds for all versions. */
export const spinningJennyLessons: Lessons = {
  first: async (language) => (await import('./first.ts')).firstLesson(language),
  labour: async (language) => (await import('./labour.ts')).labourLesson(language),
  selling: async (language) => (await import('./selling.ts')).sellingLesson(language),
  forecast: async (language) => (await import('./forecast.ts')).forecastLesson(language),
  machines: async (language) => (await import('./machines.ts')).machinesLesson(language),
  importer: async (language) => (await import('./importer.ts')).importerLesson(language),
  shares: async (language) => (await import('./shares.ts')).sharesLesson(language),
  modernising: async (language) => (await import('./modernising.ts')).modernisingLesson(language),
};

/** What only the full game has. */
export const waterFrameLessons: Lessons = {
  ships: async (language) => (await import('./ships.ts')).shipsLesson(language),
  events: async (language) => (await import('./events.ts')).eventsLesson(language),
  buying: async (language) => (await import('./buying.ts')).buyingLesson(language),
};

/** For those who know the first edition. */
export const anniversaryLessons: Lessons = {
  changes: async (language) => (await import('./anniversary.ts')).anniversaryLesson(language),
  contracts: async (language) => (await import('./contracts.ts')).contractsLesson(language),
};

export const spinningMuleLessons: Lessons = {
  first: async (language) => (await import('./mule.ts')).muleLesson(language),
};
