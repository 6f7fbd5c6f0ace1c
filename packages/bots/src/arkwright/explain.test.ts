import { type Move, type State, spinningJenny } from '@cromford/arkwright';
import { completeOptions, Engine, LANGUAGES, type Language, type Rules } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { Mood, TurnTold } from '../judgement.ts';
import { type Deed, phrases } from '../words/arkwright.ts';
import { boardJudgement } from './judgement.ts';

const options = completeOptions(spinningJenny, { 'set-up': 'predetermined' });
const standing = spinningJenny.rules({ players: 3, options, sheet: spinningJenny.sheet });
const founding = spinningJenny.rules({
  players: 3,
  options: completeOptions(spinningJenny, { 'set-up': 'free' }),
  sheet: spinningJenny.sheet,
});

/** What is said of a first turn: the cash to begin with, and its lines. */
function told(
  mood: Mood,
  cash: number,
  lines: readonly string[],
  language: Language = 'en',
  rules = standing,
): readonly string[] {
  const engine = new Engine(rules);
  const before = engine.start('reasons');
  const seat = engine.due(before)?.seat ?? 0;
  const player = before.players[seat];
  if (player) player.cash = cash;
  const moves = lines.map((line) => rules.notation.read(line) as Move);
  const after: State = rules.clone(before);
  for (const move of moves) engine.apply(after, move);
  const turn: TurnTold<State, Move> = { before, after, seat, moves, mood };
  const judgement = boardJudgement(rules as unknown as Rules);
  return judgement?.explain?.(turn as unknown as TurnTold, language) ?? [];
}

const proposed = (cash: number, lines: readonly string[], language: Language = 'en') =>
  told('proposed', cash, lines, language);

const HIRING = ['use workers at 2', 'hire 2 food row 3', 'done'];

describe('a turn that is proposed', () => {
  it('names the marker, its space and what it costs before what it is for', () => {
    const [first, cost] = proposed(20, HIRING);
    expect(first).toBe('Put the Workers marker on the £2 space: hire 2 workers.');
    expect(cost).toBe('It costs £2 and leaves you £18 before production.');
    expect(proposed(20, HIRING, 'de')[0]).toBe(
      'Den Marker Arbeiter auf das Feld zu 2\u00a0£ legen: 2 Arbeiter einstellen.',
    );
  });

  it('uses the words of the edition that is played, and founds what is founded', () => {
    const { placed, deed } = phrases.en.anniversary.proposed;
    expect(placed('machinery', 6, false)).toBe('play the Machines tile in the £6 slot');
    expect(phrases.de.anniversary.proposed.placed('machinery', 6, true)).toBe(
      'das Plättchen Maschinen noch einmal auf den Platz für 6\u00a0£ spielen',
    );
    const founding = { what: 'found', amount: 1, goods: ['clothes'] } as const;
    expect(deed(founding)).toBe('found a factory for clothing');
    expect(phrases.en.firstEdition.proposed.deed(founding)).toBe('found a factory for clothes');
    expect(phrases.de.anniversary.played.deed(founding)).toBe('eine Fabrik für Kleidung gegründet');
  });

  it('tells a special marker from the one in one’s own colour, and what a share will be worth once', () => {
    const { placed } = phrases.en.firstEdition.proposed;
    expect(placed('first-quality', 6, false)).toBe('put the special Quality marker on the £6 space');
    expect(phrases.de.firstEdition.proposed.placed('second-quality', 6, false)).toBe(
      'den Sondermarker Qualität auf das Feld zu 6\u00a0£ legen',
    );
    const buying = proposed(60, ['use stock-exchange at 2', 'buy 3', 'done']).join(' ');
    expect(buying.match(/end at about/g)).toHaveLength(1);
  });

  it('warns where what is left does not pay for the next turn', () => {
    expect(proposed(2, HIRING).join(' ')).toMatch(/Mind your cash: after production you would have −?£\d+/);
    expect(proposed(40, HIRING).join(' ')).not.toContain('Mind your cash');
    // While companies are founded shares are still to be sold.
    const founded = told('proposed', 0, ['found lamps', 'price lamps 8'], 'en', founding);
    expect(founded[0]).toMatch(/^Found a factory for lamps/);
    expect(founded.join(' ')).not.toContain('Mind your cash');
  });

  it('does not say that nothing is worth it and act all the same', () => {
    const [first] = proposed(20, ['use workers at 2', 'done']);
    expect(first).toBe(
      'Put the Workers marker on the £2 space and do nothing more: nothing else is worth its cost, but a turn has to be taken.',
    );
  });

  it('names prices once, each good with its last', () => {
    const [first] = proposed(40, ['use quality at 6', 'price food 7', 'price food 6', 'done']);
    expect(first).toMatch(/set the price of food to £\d+\.$/);
    expect(first?.match(/set the price/g)).toHaveLength(1);
  });

  it.each(LANGUAGES)('has a true minus wherever income falls below nothing (%s)', (language) => {
    for (const mood of ['played', 'proposed'] as const)
      for (const after of [-9, -15]) {
        const said = phrases[language].firstEdition[mood].income(-12, after, { before: 20, after: 24 });
        expect(said).toMatch(language === 'en' ? /−£12/ : /−12\u00a0£/);
        expect(said).not.toContain('-');
      }
  });
});

describe('less income', () => {
  it('is explained by what a share gains, with both figures', () => {
    const shares = { before: 20, after: 24 };
    for (const mood of ['played', 'proposed'] as const) {
      expect(phrases.en.firstEdition[mood].income(13, -16, shares)).toMatch(
        /−£16 instead of £13 a decade, but a share gains: I expect it to end at about £24 instead of £20\.$/,
      );
      expect(phrases.de.firstEdition[mood].income(13, -16, shares)).toMatch(
        /etwa 24\u00a0£ wert sein statt 20\u00a0£\.$/,
      );
      expect(phrases.en.firstEdition[mood].income(13, -16, { before: 20, after: 20 })).toMatch(
        /but the shares gain a little\.$/,
      );
    }
  });
});

describe('a turn that was played', () => {
  it('for nothing but its prices says so', () => {
    const lines = ['use quality at 6', 'price food 6', 'done'];
    expect(told('played', 40, lines)[0]).toBe('I set the price of food to £6.');
    expect(told('played', 40, lines, 'de')[0]).toBe('Ich habe Nahrung zu 6\u00a0£ angeboten.');
  });

  it('for nothing names the marker that was paid for', () => {
    const lines = ['use workers at 2', 'done'];
    expect(told('played', 20, lines)[0]).toBe(
      'I put the Workers marker on the £2 space and did nothing with it: nothing was worth its cost.',
    );
    expect(told('played', 20, lines, 'de')[0]).toContain('den Marker Arbeiter auf das Feld zu 2\u00a0£ gelegt');
  });

  it('counts and names factories and goods as they are spoken of', () => {
    const said = (what: 'build' | 'close' | 'modernise' | 'ship', goods: Deed['goods'], amount = 1) =>
      (['en', 'de'] as const).map((language) => phrases[language].firstEdition.played.deed({ what, amount, goods }));
    expect(said('build', ['lamps'])).toEqual(['built a factory for lamps', 'eine Fabrik für Lampen gebaut']);
    expect(said('close', ['lamps'])).toEqual(['closed the factory for lamps', 'die Fabrik für Lampen geschlossen']);
    const both = ['modernised the factories for food and lamps', 'die Fabriken für Nahrung und Lampen modernisiert'];
    expect(said('modernise', ['food', 'lamps'])).toEqual(both);
    expect(said('ship', ['lamps'])).toEqual(['shipped 1 lamp', '1 Lampe verschifft']);
    expect(said('ship', ['lamps'], 2)).toEqual(['shipped 2 lamps', '2 Lampen verschifft']);
    expect(said('ship', ['food'])).toEqual(['shipped 1 food', '1 Nahrung verschifft']);
  });

  it('names the special marker that was taken', () => {
    const took = { what: 'special', amount: 1, goods: [], marker: 'first-machinery' } as const;
    expect(phrases.en.firstEdition.played.deed(took)).toBe('took the special Machinery marker');
    expect(phrases.de.firstEdition.played.deed(took)).toBe('den Sondermarker Maschinen genommen');
  });
});
