/** Where to look for what a refusal lacks: parts of the board, by the refusal's code. */
export const helps: Readonly<Record<string, string>> = {
  ...parts('administration', [
    'must-act',
    'space-taken',
    'marker-stays',
    'taking-back',
    'not-on-chart',
    'marker-locked',
    'space-closed',
    'ship-needs-capacity',
    'fewer-machines',
    'fewer-increases',
    'not-enough-paid',
  ]),
  ...parts('display', ['not-your-marker', 'developer-not-here']),
  ...parts('timetable', ['level-not-yet', 'modernise-not-yet', 'finished-for-the-game', 'only-in-event-phase']),
  ...parts('labour', ['no-workers-left']),
  ...parts('shares', ['repay-first', 'bank-empty', 'not-that-many', 'must-cover']),
  ...parts('mine', ['no-factory', 'has-factory', 'additional-stay', 'needs-worker-on-machine-space', 'no-free-space']),
};

function parts(part: string, codes: readonly string[]): Record<string, string> {
  return Object.fromEntries(codes.map((code) => [code, part]));
}
