import type { Analysis } from '@cromford/bots/arena';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../engine/protocol.ts';
import { apart, decisiveTurn, turnSaid } from './turn.ts';

const entry = (ply: number, seat: number | null, move: string, verb: string): Entry =>
  ({ ply, seat, move, played: { do: verb } }) as unknown as Entry;
const log = [
  entry(0, null, '', ''),
  entry(1, 0, 'Use workers on £2', 'use'),
  entry(2, 0, 'Hire 2 for food', 'hire'),
  entry(3, 0, 'Finish', 'done'),
  entry(4, 1, 'Use quality on £6', 'use'),
  entry(5, 1, 'Finish', 'done'),
  entry(6, 0, 'Finish', 'done'),
];
const closing = ({ do: verb }: { do: string }) => verb === 'done';

describe('a turn that is spoken of', () => {
  it('is what was done in it, by whom, and not the click that ended it', () => {
    expect(turnSaid(log, 0, 3, closing)).toEqual({ seat: 0, text: 'Use workers on £2, Hire 2 for food' });
    expect(turnSaid(log, 3, 5, closing)).toEqual({ seat: 1, text: 'Use quality on £6' });
  });

  it('is that click where nothing else was done, and three moves of many', () => {
    expect(turnSaid(log, 5, 6, closing).text).toBe('Finish');
    const many = [log[0] as Entry, ...[1, 2, 3, 4].map((ply) => entry(ply, 0, `Hire ${ply}`, 'hire'))];
    expect(turnSaid(many, 0, 4, closing).text).toBe('Hire 1, Hire 2, Hire 3 …');
  });

  it('decided the game as a whole', () => {
    const analysis = { decidedAt: 5, curve: [{ ply: 0 }, { ply: 3 }, { ply: 5 }, { ply: 6 }] } as unknown as Analysis;
    expect(decisiveTurn(analysis, log, closing)).toEqual({ seat: 1, text: 'Use quality on £6' });
  });

  const say = { less: 'less', more: (deeds: string) => `and ${deeds}` };
  const [food, clothes, cutlery] = ['Hire 1 for food', 'Hire 2 for clothes', 'Hire 3 for cutlery'];

  it('is told beside another by what differs, not by what both begin with in another order', () => {
    const own = [food, clothes, cutlery, 'Price 8'];
    expect(apart(own, [cutlery, food, clothes, 'Price 7'], say)).toEqual(['… Price 8', '… Price 7']);
    expect(apart([food], [], say)).toEqual([food, '']);
    expect(apart([food], [food], say)).toEqual([food, food]);
  });

  it('leaves nothing out of what differs, and names what was done twice once', () => {
    const many = ['Price 5', 'Price 6', 'Price 7', 'Take Patron', 'Raise food', 'Raise food'];
    expect(apart([food, ...many], [food, 'Buy 2 shares'], say)).toEqual([
      '… Price 5, Price 6, Price 7, Take Patron, 2 × Raise food',
      '… Buy 2 shares',
    ]);
  });

  it('is the same without it, or with more, where the other has done nothing else', () => {
    // What both have taken at the end is no difference, however late it comes.
    const own = ['Use workers', food, clothes, cutlery, 'Take Patron'];
    expect(apart(own, ['Use workers', food, 'Take Patron'], say)).toEqual([`… ${clothes}, ${cutlery}`, 'less']);
    expect(apart([food, clothes], [clothes, food, 'Price 7'], say)).toEqual([`${food}, ${clothes}`, 'and Price 7']);
  });
});
