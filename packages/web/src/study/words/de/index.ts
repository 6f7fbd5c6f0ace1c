import type { StudyWords } from '../words.ts';
import { names } from './names.ts';
import { values } from './values.ts';

const MOMENTS: Readonly<Record<string, string>> = {
  production: 'Produktion',
  'end of cycle': 'Ende des Zyklus',
  'end of decade': 'Ende des Jahrzehnts',
  round: 'Beginn der Runde',
  'opponents-turn': 'Zug der Gegner',
  preparation: 'Vorbereitung der nächsten Runde',
  scoring: 'Schlusswertung',
  turn: 'Beginn des Zuges',
  actions: 'Aktionen',
  labour: 'Lohnkosten',
  upkeep: 'Unterhalt',
};

export const words: StudyWords = {
  names,
  values,
  moment: (name, seat) => (seat === undefined ? (MOMENTS[name] ?? name) : `Zug von Platz ${seat}`),
};
