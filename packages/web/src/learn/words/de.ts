import type { LearnWords } from './words.ts';

export const words: LearnWords = {
  path: 'Der Weg',
  pathAbout:
    'Vom ersten Zug bis zum ersten Sieg, im kurzen Spiel. Jede Lektion hat einen Gedanken; manche enden mit einer Aufgabe dazu.',
  come: (done, all) => `${done} von ${all} geschafft`,
  next: 'Als Nächstes',
  open: 'Öffnen',
  again: 'Noch einmal',
  findIt: 'Finde es nun selbst',
  puzzle: 'Aufgabe',
  solved: 'gelöst',
  unsolved: 'noch nicht gelöst',
  win: 'Gegen Lehrlinge gewinnen',
  winAbout: 'Eine ganze Partie Spinning Jenny gegen die mildesten Bots. Ein Sieg über stärkere zählt auch.',
  winPlay: 'Spielen',
  won: 'Gewonnen. Du bist am Ende des Weges.',
  further: 'Andere Spiele und Ausgaben',
  furtherAbout: 'Was sie haben und das kurze Spiel nicht.',
  nextLesson: 'Nächste Lektion',
  back: 'Alle Lektionen',
  habits: 'Deine Gewohnheiten',
  habitsAbout: 'Was du über viele Partien tust, neben dem, was starke Spieler tun.',
  habitsOpen: 'Zu deinen Gewohnheiten',
};
