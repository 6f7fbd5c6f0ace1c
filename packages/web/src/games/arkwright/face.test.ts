import { readFileSync } from 'node:fs';
import type { Event } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { Desk } from '../../engine/desk.ts';
import type { Entry, Update } from '../../engine/protocol.ts';
import { summedUp } from '../../table/summed-up.ts';
import { anniversaryFace, waterFrameFace } from './face.ts';

const cash = (why: string) => ({ kind: 'cash', rule: '', seat: 0, by: -8, why }) as Event;

it('tells what is paid unasked, and not the price of a choice', () => {
  const told = ['wages', 'harbor-wages', 'social-unrest', 'administration', 'action'].filter((why) =>
    anniversaryFace.tells?.(cash(why)),
  );
  expect(told).toEqual(['wages', 'harbor-wages', 'social-unrest']);
});

describe('the sheet of a production', () => {
  const RECORDS = ['water-frame-2-free-thrifty', 'water-frame-3-patrons-thrifty', 'anniversary-2-free-plain-thrifty'];

  /** The log of a recorded game, move by move. */
  async function logOf(record: string): Promise<readonly Entry[]> {
    const file = new URL(`../../../../arkwright/records/${record}.txt`, import.meta.url);
    const loaded = await new Desk().answer({ do: 'load', text: readFileSync(file, 'utf8') }, 'en');
    return (loaded as Update).entries;
  }

  const begins = ({ events }: Entry) => events.some(({ kind }) => kind === 'market');

  it.each(RECORDS)('comes once, when nobody is asked about it any more, and has all of it: %s', async (record) => {
    const log = await logOf(record);
    const sheets = log
      .map((entry, i) => summedUp(waterFrameFace, log.slice(0, i), [entry], 'always', 0))
      .filter((sheet) => sheet.length > 0);
    expect(sheets.map(([first]) => first)).toEqual(log.filter(begins));
    // Patrons, contracts, what is stored: each decision from the market to the storage is in it.
    const asked = log.flatMap((entry, i) => (log[i - 1]?.isUnderWay ? [entry] : []));
    expect(asked.some(({ events }) => events.some(({ kind }) => kind === 'shipped' || kind === 'patron'))).toBe(true);
    expect(sheets.flatMap((sheet) => sheet.slice(1))).toEqual(asked);
  });
});
