import { describe, expect, it } from 'vitest';
import { packRecord, unpackRecord } from './share-link.ts';

describe('a game in a link', () => {
  const text = `cromford record 1\ngame empire\n\n${'action produce\nend\n'.repeat(60)}`;

  it('comes back as it was', async () => {
    expect(await unpackRecord(await packRecord(text))).toBe(text);
  });

  it('is short and uses only letters that addresses allow', async () => {
    const packed = await packRecord(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 4);
  });

  it('is nothing when damaged', async () => {
    const packed = await packRecord(text);
    expect(await unpackRecord(packed.slice(0, -8))).toBeUndefined();
    expect(await unpackRecord('%%%')).toBeUndefined();
    expect(await unpackRecord('')).toBeUndefined();
  });
});
