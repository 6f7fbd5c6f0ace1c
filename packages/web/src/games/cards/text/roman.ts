/** A decade as the boards print it. */
export const roman = (decade: number): string => 'I'.repeat(decade);
