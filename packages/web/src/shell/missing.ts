/** A part of the app that did not come: the program of a worker that could not be fetched. */
export class PartMissing extends Error {}

/** The same of an import, here or in a worker, in the words of Chromium and Firefox, and in those of WebKit. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed/i;

export const isMissing = (reason: unknown) =>
  reason instanceof PartMissing || (reason instanceof Error && NOT_FETCHED.test(reason.message));
