import { existsSync, readFileSync } from 'node:fs';

/** Debian itself: Ubuntu's packages of the same names are not always the same programs. */
export function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
