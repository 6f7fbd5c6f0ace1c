/** A number with a true minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A gain or a loss. */
export const gain = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
