/** Decisions after which a game is worth asking for. */
const WORTH_IT = 4;
let isAsked = false;

/**
 * Asks the browser, once a visit, to keep what is saved also when space runs short. Some pass the question on to the person, so it
 * waits until there is a game to lose.
 */
export async function askToLast(ply: number): Promise<void> {
  if (isAsked || ply < WORTH_IT) return;
  isAsked = true;
  // Only pages that come encrypted, or from this device, may ask.
  const storage = 'storage' in navigator ? navigator.storage : undefined;
  try {
    if (storage && !(await storage.persisted())) await storage.persist();
  } catch {
    // Refused: the game is saved all the same.
  }
}
