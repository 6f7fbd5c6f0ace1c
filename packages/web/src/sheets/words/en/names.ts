/** English reads the keys themselves. */
export const names: Readonly<Record<string, string>> = {};
