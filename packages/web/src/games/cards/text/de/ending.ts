import type { EndingText } from '../text.ts';

export const ending: EndingText = {
  final: 'Endstand',
  scoring: 'Schlusswertung',
  rowGoods: 'Lager verkauft',
  rowBought: 'Aktien aus dem Rest gekauft',
  rowScore: 'Punkte',
  rowLeft: 'Geld übrig',
  tie: 'Gleichstand: Wer mehr Geld übrig hat, liegt vorn.',
  won: (name) => `${name} gewinnt`,
  wonAlone: 'Du gewinnst',
  lost: 'Die Gegner gewinnen',
  shared: (names) => `${names} teilen sich den Sieg`,
  whereMoney: 'Woher das Geld kam und wohin es ging',
  awards: 'Auszeichnungen dieser Partie',
  awardsNone: 'Diesmal keine der fünfzehn.',
  awardsLost: 'Auszeichnungen gibt es nur für einen Sieg.',
  allAwards: 'Alle Auszeichnungen auf diesem Gerät',
  chooseAward: 'Welche Auszeichnung behältst du?',
};
