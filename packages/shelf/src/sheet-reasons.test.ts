import { anniversary, spinningJenny } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { empire } from '@cromford/empire';
import { type AnyGame, LANGUAGES } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { sheetReason } from './sheet-reasons.ts';

type Node = Record<string, never>;

/** A sheet of the game with something changed. */
function faultsOf(game: AnyGame, change: (sheet: Node) => void) {
  const sheet = structuredClone(game.sheet) as Node;
  change(sheet);
  return game.sheetFaults(sheet);
}
const said = (game: AnyGame, change: (sheet: Node) => void) =>
  LANGUAGES.map((language) =>
    faultsOf(game, change)
      .map((fault) => sheetReason(fault, language))
      .join('; '),
  );
const set = (sheet: Node, path: string, value: unknown) => {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Record<string, unknown>>((inner, key) => inner[key] as never, sheet);
  holder[last] = value;
};

describe('why a component sheet is refused', () => {
  it.each<[game: AnyGame, path: string, value: unknown, english: string, german: string]>([
    [
      empire,
      'start.goods',
      9,
      'more than the track of the Central Factory holds',
      'mehr, als die Leiste der Hauptfabrik fasst',
    ],
    [empire, 'market.A.0.die', 2, 'expected 1', 'hier 1'],
    [cardGame, 'starts.3', cardGame.sheet.starts['2'], 'needs 3 players', 'braucht 3 Personen'],
    [spinningJenny, 'priceRange.value', [9, 5], 'is not below the highest', 'liegt nicht unter dem höchsten'],
    [anniversary, 'wages.value', [1, 2, 3, 4, 5], 'needs one wage for each of the', 'braucht einen Lohn für jede der'],
    [anniversary, 'marketRows.value', 'many', 'must be a whole number', 'muss eine ganze Zahl sein'],
    [anniversary, 'marketRows.value', 999, 'must be 50 or less', 'darf höchstens 50 sein'],
    [empire, 'hats', 1, 'there is no such field', 'so ein Feld gibt es nicht'],
  ])('is said in every language, figures included: %#', (game, path, value, english, german) => {
    const [en, de] = said(game, (sheet) => set(sheet, path, value));
    expect(en).toContain(english);
    expect(de).toContain(german);
  });

  it.each([anniversary, cardGame, empire])('is a sentence of ours for what is missing: $id', (game) => {
    const [fault] = game.sheetFaults({});
    expect(LANGUAGES.map((language) => fault && sheetReason(fault, language))).toEqual(['is missing', 'fehlt']);
  });
});
