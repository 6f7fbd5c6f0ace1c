/** With its sign, and a true minus: +12, −9, ±0. */
export function points(by: number): string {
  const whole = Math.round(by);
  if (whole === 0) return '±0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}
