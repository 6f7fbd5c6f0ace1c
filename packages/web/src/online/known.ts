import { forget, recalled, remember } from '../shell/memory.ts';

const REMEMBERED = 'cromford.together';

/** Whether somebody has signed in from this browser: only then is the server asked on the home page. */
export function hasPlayedTogether(): boolean {
  return recalled(REMEMBERED) !== null;
}

export function rememberTogether(isSignedIn: boolean): void {
  if (isSignedIn) remember(REMEMBERED, 'yes');
  else forget(REMEMBERED);
}
