/**
 * From here on no error ends the process, wherever it was thrown: one member's broken address, socket or game must not cost all the others
 * theirs. What was promised to anybody is in the database; what failed is logged, and tried again by whoever sweeps.
 */
export function keepGoing(onError: (error: unknown) => void): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    // Until it served, an error ended it.
    process.removeAllListeners(event);
    process.on(event, onError);
  }
}
