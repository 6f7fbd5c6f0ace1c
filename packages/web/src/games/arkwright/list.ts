/** 0, 1, … up to n − 1: for drawing n things alike. */
export const upTo = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);
