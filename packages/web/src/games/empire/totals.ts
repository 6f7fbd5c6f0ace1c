import type { EmpireState, Frame, Kind } from '@cromford/empire';

/** All units of a kind, on whatever card. */
export function total(s: EmpireState, kind: Kind): number {
  return s.sites.reduce((sum, { stock }) => sum + Math.max(0, stock[kind] ?? 0), 0);
}

/** The same once what is owed is paid and what came in is put away. Only from and on which tracks is still asked, not how much. */
export function settledTotal(s: EmpireState, kind: Kind): number {
  const owed = (frame: Frame) =>
    (frame.step === 'pay' || frame.step === 'store') && frame.kind === kind
      ? frame.units * (frame.step === 'pay' ? -1 : 1)
      : 0;
  return s.agenda.reduce((sum, frame) => sum + owed(frame), total(s, kind));
}
