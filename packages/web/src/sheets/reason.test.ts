import { readFileSync } from 'node:fs';
import { anniversary } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { empire } from '@cromford/empire';
import { describe, expect, it } from 'vitest';
import { reasonText } from './reason.ts';

const source = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const SHEETS = ['arkwright/src/sheet/sheet.ts', 'cards/src/sheet/sheet.ts', 'empire/src/sheet.ts'];

/** The sentences that a game's reader of sheets can say, with a 7 where it puts in a figure. */
function reasonsIn(text: string): string[] {
  const said = /(?:fault\([^;]*?,|reason:)\s*(?:'([^']+)'|`([^`]+)`)\s*[)}]/g;
  return [...text.matchAll(said)].map(([, plain, pattern]) => plain ?? (pattern ?? '').replace(/(\$\{[^}]+\})+/g, '7'));
}

describe('why a component sheet is refused', () => {
  it.each(SHEETS)('is said in German: %s', (path) => {
    const reasons = reasonsIn(source(path));
    expect(reasons.length).toBeGreaterThan(5);
    for (const reason of reasons) expect(reasonText(reason, 'de'), reason).not.toBe(reason);
  });

  it('keeps the figure', () => {
    expect(reasonText('more than the track of the Central Factory holds (9)', 'de')).toBe(
      'mehr, als die Leiste der Hauptfabrik fasst (9)',
    );
    expect(reasonText('needs 3 players', 'de')).toBe('braucht 3 Personen');
    expect(reasonText('needs 3 players', 'en')).toBe('needs 3 players');
  });

  it.each([anniversary, cardGame, empire])('is a sentence for a value of the wrong kind: $id', (game) => {
    const [fault] = game.sheetFaults({});
    expect(reasonText(fault?.reason ?? '', 'de')).toBe('ist kein Wert, der hierher passt');
    expect(reasonText(fault?.reason ?? '', 'en')).toBe('is not a value that fits here');
  });
});
