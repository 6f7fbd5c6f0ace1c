export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Where to listen: `PORT` and `HOST` of the environment, else port 3000 for this computer only. */
export function readAddress(env: Record<string, string | undefined>): Address | { readonly problem: string } {
  const { PORT, HOST } = env;
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return { problem: `PORT must be a whole number from 0 to 65535, not "${PORT}".` };
  }
  return { host: HOST || '127.0.0.1', port };
}

/** What to tell a person whose port cannot be had; nothing when the error is not about the port. */
export function portProblem(error: unknown, port: number): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const advice = 'Choose another one, for example: PORT=8080 npm start';
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. ${advice}`;
  if (code === 'EACCES') return `Port ${port} is not allowed for this user. ${advice}`;
  return undefined;
}
