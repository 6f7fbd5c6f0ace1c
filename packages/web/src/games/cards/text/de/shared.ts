import { roman } from '../roman.ts';
import type { SharedText } from '../text.ts';

export const shared: SharedText = {
  parts: 'Teile des Plans',
  tabs: { mine: 'Meins', market: 'Markt', cards: 'Karten', rivals: 'Rivalen' },
  choicesHere: 'Wahl hier',
  rounds: 'Runden',
  decade: (decade) => `Jahrzehnt ${roman(decade)}`,
  order: 'Folge',
  wageNow: (pounds) => `ein Arbeiter kostet ${pounds}\u00a0£`,
  ladder: (demand) =>
    demand > 0
      ? 'Säulen sind so hoch wie die Attraktivität; verkauft wird bis zur Nachfrage; ▲ hebt sie mit'
      : 'jede Säule ist so hoch wie ihre Attraktivität; alles davon ist verkäuflich: bei 0 oder weniger nimmt die Nachfrage nichts weg',
  ladderInBrief: (demand) => {
    if (demand > 0) return `Attraktivität − ${demand} verkäuflich`;
    return 'die ganze Attraktivität ist verkäuflich: Nachfrage 0 oder weniger';
  },
  arrows: (steps) =>
    `der Schritt der Attraktivität auf ${steps.join(', ')} hat einen Pfeil: Er nimmt die Nachfrage mit`,
  sellsOf: (name, appeal, sold, made) => `${name}: Attraktivität ${appeal}, verkauft ${sold} von ${made}`,
  sellsOnly: (name, appeal, sold) => `${name}: Attraktivität ${appeal}, verkauft ${sold}`,
  nobody: 'niemand',
  shareValue: 'Wert £',
  expected: 'nach dieser Produktion',
  openStreet: (name) => `${name} ganz zeigen`,
  rivals: 'Rivalen',
  opponents: 'Gegner',
  neutralAbout: 'Nur auf dem Markt: verkauft nichts, doch die höchste Attraktivität muss über seiner liegen.',
  bag: 'Beutel',
  bagLeft: (n) => `noch ${n} Marker`,
  underDisc: (who) => `belegt von ${who}`,
  empty: 'leer',
  readCard: 'Zeig auf eine Karte, um zu lesen, was sie tut.',
  tapCard: 'Tipp eine Karte an, um zu lesen, was sie tut.',
  noCards: 'noch keine Karten',
};
