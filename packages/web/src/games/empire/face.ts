import type { Face } from '../face.ts';

const CLOSING = new Set(['end', 'done', 'usual']);

export const empireFace: Face = {
  board: () => import('./Board.svelte'),
  ending: () => import('./Ending.svelte'),
  closing: (move) => CLOSING.has(move.do),
  kinds: [
    { id: 'market', name: { en: 'Market and sales', de: 'Markt und Verkäufe' }, events: ['turn', 'sold'] },
    { id: 'workers', name: { en: 'Workers', de: 'Arbeiter' }, events: ['workers', 'moved', 'labour'] },
    { id: 'building', name: { en: 'Buildings', de: 'Gebäude' }, events: ['built', 'marker', 'set-up'] },
    { id: 'events', name: { en: 'Events', de: 'Ereignisse' }, events: ['happens', 'passes', 'lost'] },
    { id: 'production', name: { en: 'Production', de: 'Produktion' }, events: ['produced'] },
    { id: 'profit', name: { en: 'Profit', de: 'Gewinn' }, events: ['profit', 'over'] },
    { id: 'stock', name: { en: 'Stock', de: 'Bestand' }, events: ['stock'] },
  ],
  accounts: ['profit', 'capital', 'goods', 'commodities', 'materials'],
  lessons: { first: async (language) => (await import('./lesson/first.ts')).firstLesson(language) },
};
