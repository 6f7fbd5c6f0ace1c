/** A number with a true minus. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
