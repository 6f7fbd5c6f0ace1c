import { describe, expect, it } from 'vitest';
import { SMALLEST, stillFits, zoomFor } from './fit.ts';

describe('the size of the map', () => {
  it('is whole where there is room, else as large as the room allows, down to what can be read', () => {
    expect(zoomFor(400, 380)).toBe(1);
    expect(zoomFor(400, 500)).toBe(0.8);
    expect(zoomFor(400, 800)).toBe(SMALLEST);
    expect(zoomFor(0, 800)).toBe(1); // nothing is laid out yet
  });

  it('stays when it still fits at full size', () => {
    expect(stillFits({ height: 300, room: 400, zoom: 1 }, 400, 360)).toBe(true);
  });

  it('is measured again when the room changes or the map grows out of it', () => {
    expect(stillFits({ height: 300, room: 400, zoom: 1 }, 350, 300)).toBe(false);
    expect(stillFits({ height: 300, room: 400, zoom: 1 }, 400, 450)).toBe(false);
  });

  it('is measured again when it was made small and changes: it could be larger now', () => {
    const small = { height: 500, room: 400, zoom: 0.8 };
    expect(stillFits(small, 400, 500)).toBe(true);
    expect(stillFits(small, 400, 380)).toBe(false);
    expect(stillFits(small, 400, 490)).toBe(false);
  });
});
