/** Less than this is the way of the answer, not a wrong clock. */
const NOTICED_MS = 3000;

let ahead = 0;

/** What an answer of the server says about its clock. */
export function hearServerDate(date: string | null): void {
  const difference = date === null ? Number.NaN : Date.parse(date) - Date.now();
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) > NOTICED_MS ? difference : 0;
}

/** Clocks and visits are told in the server's time, whatever this device believes. */
export function serverNow(): number {
  return Date.now() + ahead;
}
