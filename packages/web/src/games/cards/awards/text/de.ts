import type { AwardsText } from './text.ts';

export const text: AwardsText = {
  title: 'Auszeichnungen des Kartenspiels',
  about: 'Für einen Sieg allein gegen die beiden automatischen Gegner. Sie bleiben nur auf diesem Gerät.',
  reached: (won, all) => `${won} von ${all} erreicht`,
  open: 'noch nicht erreicht',
  first: 'zuerst',
  best: (score) => `bester Wert ${score}`,
  times: (n) => (n === 1 ? 'einmal' : `${n}-mal`),
  play: 'Allein spielen',
  noStore: 'Dieser Browser lässt uns nichts aufheben, also gibt es nichts zu zeigen.',
};
