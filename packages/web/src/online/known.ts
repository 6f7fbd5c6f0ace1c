const REMEMBERED = 'cromford.together';

/** Whether somebody has signed in from this browser: only then is the server asked on the home page. */
export function hasPlayedTogether(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) !== null;
  } catch {
    return false;
  }
}

export function rememberTogether(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(REMEMBERED, 'yes');
    else localStorage.removeItem(REMEMBERED);
  } catch {
    // Storage may be closed to us; then the home page does not know.
  }
}
