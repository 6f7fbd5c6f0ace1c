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

  it('stays small while it fills its room, and is measured again when it could be larger or must be smaller', () => {
    const small = { height: 500, room: 400, zoom: 0.8 };
    expect(stillFits(small, 400, 500)).toBe(true);
    expect(stillFits(small, 400, 380)).toBe(false);
    expect(stillFits(small, 400, 490)).toBe(true); // 392 of 400
    expect(stillFits(small, 400, 420)).toBe(false); // 336 of 400
    expect(stillFits(small, 400, 505)).toBe(false);
  });

  it('stays at its smallest as long as that is still too large', () => {
    const smallest = { height: 600, room: 400, zoom: SMALLEST };
    expect(stillFits(smallest, 420, 620)).toBe(true);
    expect(stillFits(smallest, 400, 430)).toBe(false);
  });
});
