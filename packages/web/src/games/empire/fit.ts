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

/** To measure lays out the whole map twice, so a map at full size stays as long as there is room for it. */
export function stillFits(fitted: Fitted, room: number, height: number): boolean {
  return room === fitted.room && (height === fitted.height || (fitted.zoom === 1 && height <= room));
}
