import { describe, expect, it } from 'vitest';
import { replayRecord } from './carry.ts';
import { readRecord } from './read-record.ts';
import { isProblem, writeRecord } from './record.ts';
import { Table } from './table.ts';
import { pennies } from './testing/pennies.ts';

const game = pennies();

function opened(seed = 'a table') {
  const table = Table.open(game, { players: 2, seed });
  if (isProblem(table)) throw new Error(table.code);
  return table;
}

describe('a table', () => {
  it('says what is wrong with a set-up', () => {
    const wrong = (wanted: object) => {
      const table = Table.open(game, { players: 2, seed: 's', ...wanted });
      return isProblem(table) ? table.code : 'opened';
    };
    expect(wrong({ players: 5 })).toBe('players');
    expect(wrong({ options: { coin: 'square' } })).toBe('option-value');
    expect(wrong({ options: { weather: 'fine' } })).toBe('unknown-option');
    expect(wrong({ sheet: {} })).toBe('sheet');
    expect(wrong({ options: { coin: 'old' } })).toBe('opened');
  });

  it('undoes one’s own decisions, not those of others', () => {
    const table = opened();
    table.playLine('take 1');
    expect(table.undoable(0)).toBe(1);
    expect(table.undoable(1)).toBe(0);
    expect(table.undo(1)?.code).toBe('undo-other-seat');
    table.playLine('take 2');
    expect(table.undo(0)?.code).toBe('undo-other-seat');
    expect(table.undo(1)).toBeUndefined();
    expect(table.undo(0)).toBeUndefined();
    expect(table.undo(0)?.code).toBe('nothing-to-undo');
    expect(table.state.pot).toBe(20);
  });

  it('does not undo past a draw, unless everybody agrees', () => {
    const table = opened();
    const before = table.hash();
    table.playLine('guess heads');
    expect(table.undo(0)?.code).toBe('undo-barrier');
    table.takeBack();
    expect(table.hash()).toBe(before);
  });

  it('takes back past the decisions of bots, not past those of people', () => {
    const table = opened();
    expect(table.ownBack(0, () => true)).toBe(0);
    table.playLine('take 1');
    expect(table.ownBack(0, () => false)).toBe(1);
    table.playLine('take 2');
    expect(table.ownBack(0, () => false)).toBe(0);
    expect(table.ownBack(0, (seat) => seat === 1)).toBe(2);
    table.playLine('guess heads');
    expect(table.ownBack(0, () => true)).toBe(0);
  });

  it('previews without playing', () => {
    const table = opened();
    const before = table.hash();
    const seen = table.preview({ do: 'take', amount: 3 });
    expect('state' in seen && seen.state.pot).toBe(17);
    expect('events' in seen && seen.events).toEqual([{ kind: 'took', seat: 0, amount: 3, rule: 'P-TAKE' }]);
    expect(table.preview({ do: 'take', amount: 9 })).toMatchObject({ code: 'pot' });
    expect(table.hash()).toBe(before);
  });

  it('keeps what was previewed, as if it had been played', () => {
    const [kept, played] = [opened(), opened()];
    const move = { do: 'take', amount: 3 } as const;
    const ahead = kept.preview(move);
    if ('code' in ahead) throw new Error(ahead.code);
    kept.keep(ahead);
    played.play(move);
    expect(kept.hash()).toBe(played.hash());
    expect(kept.history).toEqual(played.history);
    expect(kept.at(0)).toEqual(played.at(0));
  });

  it('keeps nothing that was previewed in another position', () => {
    const table = opened();
    const ahead = table.preview({ do: 'take', amount: 3 });
    if ('code' in ahead) throw new Error(ahead.code);
    table.playLine('take 1');
    expect(() => table.keep(ahead)).toThrow('another position');
    table.takeBack();
    table.keep(ahead);
    expect(() => table.keep(ahead)).toThrow('another position');
    expect(table.history.map(({ move }) => move)).toEqual(['take 3']);
  });

  it('keeps every position and what happened', () => {
    const table = opened();
    table.playLine('take 1');
    table.playLine('take 2');
    expect([table.at(0)?.pot, table.at(1)?.pot, table.at(2)?.pot, table.at(3)]).toEqual([20, 19, 17, undefined]);
    expect(table.history.map(({ seat, move }) => [seat, move])).toEqual([
      [0, 'take 1'],
      [1, 'take 2'],
    ]);
    expect(table.opening).toEqual([{ kind: 'dealt', rule: 'P-DEAL' }]);
  });
});

describe('a record', () => {
  const played = () => {
    const table = opened('seed with "quotes" and ünïcode');
    for (const line of ['take 1', 'guess tails', 'take 3']) table.playLine(line);
    return table;
  };

  it('is text, and replays to the same position', () => {
    const table = played();
    const text = writeRecord(table.record());
    const record = readRecord(text, [game]);
    if (isProblem(record)) throw new Error(record.code);
    expect(record).toEqual(table.record());
    const again = replayRecord(record, [game]);
    expect(!isProblem(again) && again.hash()).toBe(table.hash());
  });

  it('leaves the shipped sheet out when a short one is wanted, and knows it again', () => {
    const text = writeRecord(played().record(), game.sheet);
    expect(text).toMatch(/^sheet standard [0-9a-f]{16}$/m);
    const record = readRecord(text.replaceAll('\n', '\r\n'), [game]);
    expect(!isProblem(record) && record.sheet).toEqual(game.sheet);
    const other = readRecord(text.replace(/standard \w+/, 'standard 0123456789abcdef'), [game]);
    expect(isProblem(other) && other.code).toBe('sheet-changed');
  });

  it('that was written with a sheet shipped earlier is read with that one', () => {
    const text = writeRecord(played().record(), game.sheet);
    const today = { ...game, version: 2, sheet: { name: 'new pennies' } };
    const lost = readRecord(text, [today]);
    expect(!isProblem(lost) && lost.sheet).toEqual(today.sheet);
    const kept = readRecord(text, [{ ...today, earlierSheets: { 'standard-1': game.sheet } }]);
    expect(!isProblem(kept) && kept.sheet).toBe(game.sheet);
  });

  it.each([
    ['', 'not-a-record'],
    ['cromford record 1\ngame chess\n\n', 'unknown-game'],
    ['cromford record 1\nnonsense\n\n', 'record-line'],
    ['cromford record 1\ngame pennies\nrules 1\nplayers 2\nseed no\nsheet {}\n\n', 'record-seed'],
    ['cromford record 1\ngame pennies\nrules x\nplayers 2\nseed "s"\nsheet {"name":"p"}\n\n', 'record-version'],
    ['cromford record 1\ngame pennies\nrules 2\nplayers 2\nseed "s"\nsheet {"name":"p"}\n\n', 'rules-version'],
    ['cromford record 1\ngame pennies\nrules 1\nplayers 9\nseed "s"\nsheet {"name":"p"}\n\n', 'players'],
    ['cromford record 1\ngame pennies\nrules 1\nplayers 2\nseed "s"\nsheet {\n\n', 'record-sheet'],
    ['cromford record 1\ngame pennies\nrules 1\nplayers 2\nseed "s"\nsheet {}\n\n', 'sheet'],
    [
      'cromford record 1\ngame pennies\nrules 1\nplayers 2\nseed "s"\noption coin\nsheet {"name":"p"}\n\n',
      'record-line',
    ],
    [
      'cromford record 1\ngame pennies\nrules 1\nplayers 2\nseed "s"\noption coin gold\nsheet {"name":"p"}\n\n',
      'option-value',
    ],
    ['x'.repeat(300_000), 'record-line-too-long'],
    ['\n'.repeat(200_000), 'record-too-long'],
  ])('that is damaged is refused with a reason (%#)', (text, code) => {
    const read = readRecord(text, [game]);
    expect(isProblem(read) && read.code).toBe(code);
  });

  it('says which move does not fit, and when the position differs', () => {
    const record = played().record();
    const bad = replayRecord({ ...record, moves: ['take 1', 'take 9'] }, [game]);
    expect(isProblem(bad) && [bad.code, bad.params.number, bad.params.code]).toEqual(['record-move', 2, 'pot']);
    const odd = replayRecord({ ...record, moves: ['dance'] }, [game]);
    expect(isProblem(odd) && odd.params.code).toBe('unreadable');
    const forged = replayRecord({ ...record, hash: '0000000000000000' }, [game]);
    expect(isProblem(forged) && forged.code).toBe('record-hash');
  });
});
