/** What this browser remembers of earlier visits. Storage may be closed to us: then nothing is known, and a choice lasts as long as the page. */

export function recalled(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Closed: see above.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Closed: see above.
  }
}

/** Calls when something else is remembered by another tab: a setting is in effect there as well. */
export function onRememberedElsewhere(key: string, changed: () => void): void {
  // All of it may have been cleared. Where there is no window there are no tabs.
  globalThis.addEventListener?.('storage', (event) => (event.key ?? key) === key && changed());
}
