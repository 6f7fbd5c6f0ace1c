/** How the map was last drawn: its height is that at full size, however small it is drawn. */
export interface Fitted {
  readonly height: number;
  readonly room: number;
  readonly zoom: number;
}

/** What is too high is drawn smaller, down to the size at which it can just be read. */
export const SMALLEST = 0.78;

export function zoomFor(room: number, whole: number): number {
  return room > 0 && whole > room ? Math.max(SMALLEST, room / whole) : 1;
}

/** A map that fills this much of its room is large enough: one that grows and shrinks with every step is hard to look at. */
const FULL = 0.85;

/** To measure lays out the whole map twice, so it stays as it is while there is room for it and no room to grow. */
export function stillFits(fitted: Fitted, room: number, height: number): boolean {
  if (fitted.zoom === SMALLEST && zoomFor(room, height) === SMALLEST) return true;
  if (room !== fitted.room) return false;
  const drawn = height * fitted.zoom;
  return height === fitted.height || (drawn <= room && (fitted.zoom === 1 || drawn > room * FULL));
}
