/** Equal names once, with their number: `3 × Patent`. */
export function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const n = names.filter((other) => other === name).length;
    return n === 1 ? name : `${n} × ${name}`;
  });
}
