import { describe, expect, it } from 'vitest';
import type { Player } from './protocol.ts';
import { readSeats, withSeats } from './seat-lines.ts';

const record = 'cromford record 1\ngame water-frame\nplayers 2\nseed "x"\n\nmove\n';
const players: Player[] = [
  { name: 'Ada', kind: 'person' },
  { name: '', kind: 'bot', bot: 'foreman' },
];

describe('who sits where', () => {
  it('travels with the record', () => {
    expect(readSeats(withSeats(record, players))).toEqual(players);
  });

  it('is not said where there is nothing to say', () => {
    expect(withSeats(record, [{ name: '', kind: 'person' }])).toBe(record);
    expect(readSeats(record)).toBeUndefined();
  });

  it('is not believed when damaged', () => {
    expect(readSeats(record.replace('seed', 'seats {"a"\nseed'))).toBeUndefined();
    expect(readSeats(record.replace('seed', 'seats [7,{"kind":"king","name":5}]\nseed'))).toEqual([
      { name: '', kind: 'person' },
      { name: '', kind: 'person' },
    ]);
  });
});
