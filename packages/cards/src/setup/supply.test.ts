import { seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, type Card } from '../cards/names.ts';
import { cardGame } from '../rules.ts';
import { standardSheet } from '../sheet/sheet.ts';
import { canBeLaidOut } from './supply.ts';

type Faces = readonly [front: Card, back: Card];

/** The standard sheet with other development cards. */
function sheetWith(cards: readonly Faces[]) {
  const sheet = structuredClone(standardSheet);
  const [first] = sheet.cards;
  if (!first) throw new Error('no card to copy');
  sheet.cards = cards.map(([front, back]) => ({ ...first, front, back, players: 2 }));
  return sheet;
}

/** How many of each type lie out or were given to players at the start of the expert game. */
function laidOut(cards: readonly Faces[], players: number, seed: string) {
  const setup = { players, options: { 'development-supply': 'yes' }, sheet: sheetWith(cards) };
  const s = cardGame.rules(setup).begin(seeded(seed), undefined);
  const owned = s.players.flatMap((p) => p.cards);
  return Object.fromEntries(
    CARDS.map((card, i) => [card, (s.supply[i] ?? 0) + owned.filter((held) => held === i).length]),
  );
}

const both = (card: Card): Faces => [card, card];
const eight: readonly Card[] = [
  'broker',
  'contract',
  'workshop',
  'foreman',
  'developer',
  'inventor',
  'extra-shift',
  'trade-office',
];

describe('cards of an own sheet', () => {
  it('CG-EXP-02 CG-EXP-03: four per player are just enough, each of them once for two players', () => {
    expect(canBeLaidOut(sheetWith(eight.map(both)), 2)).toBe(true);
    expect(canBeLaidOut(sheetWith([...eight.slice(1), 'contract' as const].map(both)), 2)).toBe(false);
    expect(canBeLaidOut(sheetWith(eight.slice(1).map(both)), 2)).toBe(false);
  });

  it('CG-EXP-01: one Entrepreneur of several, and no more Engineers or Patents than there are', () => {
    const fixed = [both('entrepreneur'), both('entrepreneur'), both('engineer')];
    const counts = laidOut([...fixed, ...eight.map(both)], 2, 'own cards');
    expect([counts.entrepreneur, counts.engineer, counts.patent]).toEqual([1, 1, 0]);
    const more = [...eight.map(both), ...eight.map(both), both('engineer')];
    expect(laidOut(more, 4, 'own cards')).toMatchObject({ engineer: 1, patent: 0, entrepreneur: 0 });
  });

  it('CG-EXP-01 CG-EXP-05: what is left of Engineers and Patents is not turned over either', () => {
    const surplus: Faces[] = [
      ['engineer', 'patron-food-lamps'],
      ['engineer', 'patron-food-lamps'],
      ['patent', 'patron-food-clothes'],
      ['patent', 'patron-food-clothes'],
    ];
    for (let i = 0; i < 20; i++)
      expect(laidOut([...surplus, ...eight.map(both)], 2, `turned ${i}`)).toMatchObject({
        engineer: 1,
        patent: 1,
        'patron-food-lamps': 0,
        'patron-food-clothes': 0,
      });
  });
});
