import type { Chapter } from '../../rulebook.ts';

/** In the words of its own rulebook. */
export const anniversary: Chapter = {
  id: 'anniversary',
  title: 'Die Jubiläumsausgabe',
  only: ['anniversary', 'spinning-mule'],
  parts: [
    'Sie sagt Plättchen statt Marker, Platz statt Feld der Tafel und Marketing statt Vertrieb, und ein Plättchen, das noch einmal benutzt wird, darf auf einen anderen Platz. Gelagertes wird vor dem Verkauf zum Angebot gelegt, statt einzeln verkauft zu werden.',
    'Zwei Module lassen sich dazunehmen: die Ostindien-Kompanie, auf deren Rohstoffe man nach jeder Produktion Einfluss gewinnt, und ungleiche Fabriken, von denen jede Art eigene Stärken hat.',
  ],
};
