import { expect, it } from 'vitest';
import { result as de } from './de/result.ts';
import { result as en } from './en/result.ts';

it('names the Patron by which more was sold than appeal lay above demand', () => {
  // Appeal 6, demand 5: one, and one by the Patron.
  expect(de.couldSell(2, 5, { more: 1, names: 'Patron für Nahrung/Kleidung' })).toBe(
    'Mehr als 2 ließen sich nicht verkaufen: Deine Attraktivität lag um 1 über dem Nachfragemarker (5), 1 mehr erlaubte die Karte Patron für Nahrung/Kleidung.',
  );
  // Appeal 6, demand 10: the one that was sold is the Patron's.
  expect(en.couldSell(1, 10, { more: 1, names: 'Patron of food/clothes' })).toBe(
    'No more than 1 could be sold: your appeal did not lie above the demand marker (10), and Patron of food/clothes allowed 1 more.',
  );
  expect(en.couldSell(2, 3)).toBe('No more than 2 could be sold: so far your appeal lay above the demand marker (3).');
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
