import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replayRecord } from './carry.ts';
import { canonical, hash } from './json.ts';
import { readRecord } from './read-record.ts';
import { isProblem, writeRecord } from './record.ts';
import { Table } from './table.ts';
import { pennies } from './testing/pennies.ts';

const game = pennies();

/** Whatever comes from outside is answered, never thrown at the caller. */
describe('any text at all', () => {
  it('is a record or a problem', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'cromford record 1',
        'game pennies',
        'players 2',
        'rules 1',
        'seed "s"',
        'sheet {"name":"p"}',
        'take 1',
        '',
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const read = readRecord(lines.join('\n'), [game]);
        if (!isProblem(read)) replayRecord(read, [game]);
      }),
      { numRuns: 2000 },
    );
  });

  it('is a move or not', () => {
    const { notation } = game.rules({ players: 2, options: {}, sheet: game.sheet });
    fc.assert(
      fc.property(fc.string(), (text) => {
        const move = notation.read(text);
        if (move) expect(notation.read(notation.write(move))).toEqual(move);
      }),
    );
  });
});

it('a record of any moves is read back as it was written', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.constantFrom('take 1', 'take 2', 'guess heads', 'guess tails'), { maxLength: 8 }),
      (seed, lines) => {
        const table = Table.open(game, { players: 2, seed });
        if (isProblem(table)) throw new Error(table.code);
        for (const line of lines) table.playLine(line);
        expect(readRecord(writeRecord(table.record()), [game])).toEqual(table.record());
      },
    ),
  );
});

it('equal plain values have equal texts, whatever the order of their keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const mixed = JSON.parse(JSON.stringify(value), (_key, inner) =>
        inner && typeof inner === 'object' && !Array.isArray(inner)
          ? Object.fromEntries(Object.entries(inner).reverse())
          : inner,
      );
      expect(canonical(mixed)).toBe(canonical(value));
      expect(hash(mixed)).toBe(hash(value));
    }),
  );
});
