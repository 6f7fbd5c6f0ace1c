/** A passkey belongs to a name, not to an address, and is given only where nobody listens: over https, or at `localhost`. */
export function canHavePasskeys(host: string, isSecure: boolean): boolean {
  return isSecure && !/^[\d.]+$|^\[/.test(host);
}
