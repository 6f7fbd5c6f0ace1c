import type { ReviewWords } from './words.ts';

export const words: ReviewWords = {
  title: (game) => `Rückschau: ${game}`,
  about:
    'Der Trainer sieht jeden Zug mit dem an, was damals bekannt war, spielt ihn neben den besten, die er findet, weiter, und sagt, was dabei verloren ging. Arkwrights Rat sieht einen Zug auf dieselbe Weise an; einer, der früher aufhören musste, sagt es.',
  whose: 'Wessen Züge',
  looking: 'Der Trainer sieht jeden Zug an …',
  stop: 'Anhalten',
  start: 'Jeden Zug ansehen',
  failed: 'Der Trainer konnte es nicht ansehen:',
  accuracy: 'Genauigkeit',
  accuracyAbout: '100 % heißt: jeder Zug so gut wie der beste, der gefunden wurde.',
  lost: (amount, isAlone) => (isAlone ? `am Ende ${amount} weniger` : `am Ende ${amount} schlechter gegen die anderen`),
  chance: (points) => `${points} ${points === '1' ? 'Punkt' : 'Punkte'} der Siegchance`,
  moments: 'Wo am meisten verloren ging',
  noMoments: 'Kein Zug fiel klar ab. Gut gespielt.',
  you: 'Gespielt',
  coach: 'Der Trainer',
  again: 'Noch einmal versuchen',
  look: 'In der Wiedergabe zeigen',
  all: 'Zug für Zug',
  good: 'so gut wie der beste',
  heading: (game) => `Noch einmal: ${game}`,
  leave: 'Zurück zur Rückschau',
  whyNot: {
    'no-turn': 'Dort beginnt kein Zug dieser Partie',
    'nothing-better': 'Der Trainer weiß hier nichts Besseres, als gespielt wurde.',
  },
  noTurnAbout: 'In der Rückschau steht jeder Zug, auch die, die neu zu spielen sich lohnt.',
  setting: 'Der Trainer denkt über diesen Zug nach …',
};
