/** What to tell a person whose port cannot be had; nothing when the error is not about the port. */
export function portProblem(
  error: unknown,
  { host, port }: { readonly host: string; readonly port: number },
): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const advice = 'Choose another one by the setting PORT, for example PORT=8080.';
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. ${advice}`;
  if (code === 'EACCES') return `Port ${port} is not allowed for this user. ${advice}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EINVAL')
    return `HOST must be an address of this computer, not ${host}.`;
  return undefined;
}

/** Another program may let go of a port; everything else that is wrong with one stays wrong. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
