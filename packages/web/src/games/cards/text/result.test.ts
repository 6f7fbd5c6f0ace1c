import { expect, it } from 'vitest';
import { result as de } from './de/result.ts';
import { result as en } from './en/result.ts';

it('names the Patron by which more was sold than appeal lay above demand', () => {
  // Appeal 6, demand 5: one, and one by the Patron.
  expect(de.couldSell(2, { appeal: 6, demand: 5 }, { more: 1, names: 'Patron für Nahrung/Kleidung' })).toBe(
    'Mehr als 2 ließen sich nicht verkaufen: Deine Attraktivität (6) lag um 1 über dem Nachfragemarker (5), 1 mehr erlaubte die Karte Patron für Nahrung/Kleidung.',
  );
  // Appeal 6, demand 10: the one that was sold is the Patron's.
  expect(en.couldSell(1, { appeal: 6, demand: 10 }, { more: 1, names: 'Patron of food/clothes' })).toBe(
    'No more than 1 could be sold: your appeal (6) did not lie above the demand marker (10), and Patron of food/clothes allowed 1 more.',
  );
});

it('says by both figures why no more was sold', () => {
  expect(en.couldSell(2, { appeal: 5, demand: 3 })).toBe(
    'No more than 2 could be sold: your appeal (5) lay 2 above the demand marker (3).',
  );
  expect(de.couldSell(1, { appeal: 5, demand: 4 })).toBe(
    'Mehr als 1 ließ sich nicht verkaufen: Deine Attraktivität (5) lag um 1 über dem Nachfragemarker (4).',
  );
  expect(de.couldSell(0, { appeal: 1, demand: 2 })).toBe(
    'Nichts ließ sich verkaufen: Deine Attraktivität (1) lag nicht über dem Nachfragemarker (2).',
  );
  expect(en.couldSell(2, { appeal: 2, demand: -1 })).toBe('No more than 2 could be sold: that was all your appeal.');
});

it('says who finds the starting player', () => {
  expect([en.namesStart(undefined), en.namesStart('Mei')]).toEqual([
    'The decade is over. Who starts the next one is for you to say, whose shares are worth least.',
    'The decade is over. Who starts the next one is for Mei to say, whose shares are worth least.',
  ]);
  expect(de.mayNameStart('Mei')).toBe(
    'Mei kann den Unternehmer abwerfen und bestimmen, wer die nächste Runde beginnt.',
  );
});
