import type { FormWords } from './words.ts';

export const words: FormWords = {
  missing: 'fehlt',
  unknown: 'so ein Feld gibt es nicht',
  plain: 'nur ganze Zahlen, Texte, Listen und einfache Objekte',
  whole: 'muss eine ganze Zahl sein',
  text: 'muss ein Text sein',
  list: 'muss eine Liste sein',
  object: 'muss ein Objekt sein',
  least: ({ least }) => `muss mindestens ${least} sein`,
  most: ({ most }) => `darf höchstens ${most} sein`,
  entries: ({ entries }) => `braucht ${entries} Einträge`,
  'entries-least': ({ least }) => `braucht mindestens ${least} Einträge`,
  'entries-most': ({ most }) => `hat mehr als ${most} Einträge`,
  'text-most': ({ most }) => `ist länger als ${most} Zeichen`,
  'one-of': ({ values }) => `muss eines davon sein: ${values}`,
  agenda: 'muss eine Liste von Schritten oder der Name eines Zeitpunkts sein',
  'no-list': 'hier steht keine Liste',
  'no-object': 'hier steht kein Objekt',
  'no-place': ({ entries }) => `keine Stelle einer Liste mit ${entries} Einträgen`,
  other: 'passt nicht hierher',
};
