import { join } from 'node:path';
import { isPostgres } from './storage/store.ts';

/** Everything that an operator can set, read from the environment once. */
export interface Config {
  /** `postgres://…`, or the path of the SQLite file. */
  readonly database: string;
  /** How browsers reach the service, e.g. `https://club.example`. Needed behind a proxy, and for passkeys there. */
  readonly publicOrigin: string | undefined;
  /** Proxies in front, whose word on the client's address is taken. */
  readonly trustProxy: boolean;
  readonly smtp: string | undefined;
  readonly mailFrom: string;
  /** Who reads /metrics from elsewhere than this computer must show it. */
  readonly metricsToken: string | undefined;
  /** The name of the member who is made an administrator at the start. */
  readonly administrator: string | undefined;
  /** Widens all rate limits; for load tests. */
  readonly limitScale: number;
  /** False: bots and analyses are left to `cromford worker` on other machines. */
  readonly worksHere: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Environment, dataFolder: string): Config | { readonly problem: string } {
  const { DATABASE_URL, PUBLIC_ORIGIN, LIMIT_SCALE } = env;
  if (DATABASE_URL && !isPostgres(DATABASE_URL))
    return { problem: 'DATABASE_URL must begin with postgres:// (leave it out for SQLite in data/).' };
  if (PUBLIC_ORIGIN && (!URL.canParse(PUBLIC_ORIGIN) || new URL(PUBLIC_ORIGIN).origin !== PUBLIC_ORIGIN))
    return { problem: `PUBLIC_ORIGIN must look like https://club.example, without a path, not "${PUBLIC_ORIGIN}".` };
  const limitScale = Number(LIMIT_SCALE || 1);
  if (!(limitScale >= 1)) return { problem: `LIMIT_SCALE must be a number from 1 up, not "${LIMIT_SCALE}".` };
  if (env.WORKERS && env.WORKERS !== 'elsewhere')
    return { problem: `WORKERS must be "elsewhere" or left out, not "${env.WORKERS}".` };
  if (env.WORKERS && !DATABASE_URL)
    return { problem: 'WORKERS=elsewhere needs DATABASE_URL: workers take from PostgreSQL.' };
  return {
    database: DATABASE_URL || join(env.DATA_DIR || dataFolder, 'cromford.db'),
    publicOrigin: PUBLIC_ORIGIN || undefined,
    trustProxy: env.TRUST_PROXY === '1',
    smtp: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'cromford@localhost',
    metricsToken: env.METRICS_TOKEN || undefined,
    administrator: env.ADMINISTRATOR || undefined,
    limitScale,
    worksHere: env.WORKERS !== 'elsewhere',
  };
}
