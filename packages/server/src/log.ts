import { type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';

export type Log = Logger;

/** What must never be written down, wherever in a line it stands. */
const REDACTED = ['req.headers.cookie', 'req.headers.authorization'];

/** JSON lines on standard output, written before the process goes on: the last one before an end is not lost. */
export function makeLog(level: LogLevel): Log {
  const settings = { level, base: null, redact: REDACTED, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(settings, pino.destination({ dest: 1, sync: true }));
}

/** What Node itself would write as plain text becomes lines of the log, too. */
export function logProcess(log: Log): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn({ name }, message));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'an error that nobody caught ends the server');
    process.exit(1);
  });
}
