import type { ShelfLabels } from '../labels.ts';

export const labels: ShelfLabels = {
  'spinning-jenny': {
    name: 'Spinning Jenny',
    about: 'Die kurze Erstausgabe: drei Jahrzehnte, zwei Fabrikstufen.',
    players: '2–4',
    time: '2 Std.',
  },
  'water-frame': {
    name: 'Water Frame',
    about: 'Die ganze Erstausgabe: fünf Jahrzehnte, Schiffe, Verträge, Ereignisse.',
    players: '2–4',
    time: '4 Std.',
  },
  anniversary: {
    name: 'Water Frame, Jubiläum',
    about: 'Das ganze Spiel in der Fassung von 2025: neue Plättchen und Ereignisse, zwei Module.',
    players: '2–4',
    time: '4 Std.',
  },
  'spinning-mule': {
    name: 'Spinning Mule',
    about: 'Das kurze Spiel von 2025: drei Jahrzehnte, eines je Stufe; zwei Module.',
    players: '2–4',
    time: '2 Std.',
  },
  'card-game': {
    name: 'Das Kartenspiel',
    about: 'Derselbe Wettstreit in Karten: zwölf Runden, offener Vorrat, auch allein.',
    players: '1–4',
    time: '90 Min.',
  },
  empire: {
    name: 'Empire',
    about: 'Eine Person, neun Karten, neun Würfel, dreißig Jahre.',
    players: '1',
    time: '30 Min.',
  },
};
