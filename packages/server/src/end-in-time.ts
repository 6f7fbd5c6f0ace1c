/** Less than a service manager waits before it kills. */
export const LONGEST_END_MS = 15_000;

/**
 * Ends what is given, and says whether that came to its end. What waits for a database whose line has fallen silent would wait as long as it is
 * silent; whoever told the process to end does not.
 */
export async function endInTime(end: () => Promise<void>, longest = LONGEST_END_MS): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, longest, false);
  });
  const ended = await Promise.race([end().then(() => true), late]);
  clearTimeout(timer);
  return ended;
}
