import type { Language } from '@cromford/kernel';

interface AwardsText {
  readonly title: string;
  readonly about: string;
  readonly reached: (won: number, all: number) => string;
  readonly open: string;
  readonly first: string;
  readonly best: (score: number) => string;
  readonly times: (n: number) => string;
  readonly play: string;
  readonly noStore: string;
}

export const awardsText: Readonly<Record<Language, AwardsText>> = {
  en: {
    title: 'Awards of the Card Game',
    about: 'For a win alone against the two automated opponents. They are kept on this device only.',
    reached: (won, all) => `${won} of ${all} reached`,
    open: 'not reached yet',
    first: 'first',
    best: (score) => `best score ${score}`,
    times: (n) => (n === 1 ? 'once' : `${n} times`),
    play: 'Play alone',
    noStore: 'This browser lets us keep nothing, so there is nothing to show.',
  },
  de: {
    title: 'Auszeichnungen des Kartenspiels',
    about: 'Für einen Sieg allein gegen die beiden automatischen Gegner. Sie bleiben nur auf diesem Gerät.',
    reached: (won, all) => `${won} von ${all} erreicht`,
    open: 'noch nicht erreicht',
    first: 'zuerst',
    best: (score) => `bester Wert ${score}`,
    times: (n) => (n === 1 ? 'einmal' : `${n}-mal`),
    play: 'Allein spielen',
    noStore: 'Dieser Browser lässt uns nichts aufheben, also gibt es nichts zu zeigen.',
  },
};
