import { join } from 'node:path';
import * as z from 'zod';
import { DOORS, type Door } from './people/house-settings.ts';
import { isPostgres } from './storage/store.ts';

/** Everything that an operator can set, read from the environment once. */
export interface Config {
  /** Where to listen. */
  readonly host: string;
  readonly port: number;
  /** `postgres://…`, or the path of the SQLite file. */
  readonly database: string;
  /** How browsers reach the service, e.g. `https://club.example`. Needed behind a proxy, and for passkeys there. */
  readonly publicOrigin: string | undefined;
  /** Proxies in front, whose word on the client's address is taken. */
  readonly trustProxy: number;
  readonly smtp: string | undefined;
  readonly mailFrom: string;
  /** Who reads /metrics must show it; without it there are none to read. */
  readonly metricsToken: string | undefined;
  /** The name of the member who is made an administrator at the start. */
  readonly administrator: string | undefined;
  /** Who may come in, until the administrator sets it in the app. */
  readonly door: Door;
  /** Widens all rate limits; for load tests. */
  readonly limitScale: number;
  /** False: bots and analyses are left to `cromford worker` on other machines. */
  readonly worksHere: boolean;
  readonly logLevel: LogLevel;
}

const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/**
 * An address that ends where it was meant to: a / in a password that is not written as %2F ends the host within it, and what is left of the
 * password would be named as host and path wherever the address is.
 */
function isWhole(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { pathname, search, hash } = new URL(text);
  return !`${pathname}${search}${hash}`.includes('@');
}

/** The settings by name. The description completes "NAME must be …"; one marked secret is never shown. */
const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(65_535))
    .default(3000)
    .describe('a whole number from 0 to 65535'),
  HOST: z
    .string()
    .regex(/^[\w.:%-]{1,253}$/)
    .default('127.0.0.1')
    .describe('an address or a name of this computer, such as 127.0.0.1 or 0.0.0.0'),
  DATABASE_URL: z
    .string()
    .refine((text) => isPostgres(text) && isWhole(text) && !text.endsWith('//'))
    .optional()
    .meta({
      description:
        'postgres://user:password@host/database, with %2F for a / in the password and %40 for an @ (leave it out for SQLite)',
      secret: true,
    }),
  DATA_DIR: z
    .string()
    .regex(/^\P{Cc}{1,4096}$/u)
    .optional()
    .describe('the path of a folder'),
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin)
    .optional()
    .describe('how browsers reach the service, like https://club.example, without a path'),
  TRUST_PROXY: z
    .string()
    .regex(/^[1-9]$/)
    .transform(Number)
    .optional()
    .describe('how many proxies stand in front, from 1 to 9, or left out'),
  ADMINISTRATOR: z
    .string()
    .regex(/^\P{Cc}{1,100}$/u)
    .optional()
    .describe('the name of a member'),
  DOOR: z
    .enum(DOORS)
    .default('open')
    .describe(`one of ${DOORS.join(', ')}`),
  SMTP_URL: z
    .string()
    .refine((text) => /^smtps?:\/\/./.test(text) && isWhole(text))
    .optional()
    .meta({
      description: 'smtp://user:password@host or smtps://…, with %2F for a / in the password and %40 for an @',
      secret: true,
    }),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>]{1,64}@[^\s@<>]{1,190}$/)
    .default('cromford@localhost')
    .describe('a mail address, like club@club.example'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/)
    .optional()
    .meta({ description: 'a secret of 16 to 200 letters, digits and signs without spaces', secret: true }),
  WORKERS: z.literal('elsewhere').optional().describe('"elsewhere", or left out'),
  LIMIT_SCALE: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(1).max(1_000_000))
    .default(1)
    .describe('a number from 1 to 1000000'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default('info')
    .describe(`one of ${LOG_LEVELS.join(', ')}`),
});

export type SettingName = keyof typeof settings.shape;
export const SETTING_NAMES = Object.keys(settings.shape) as SettingName[];

type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong is said of all settings at once, a line for each: its name, and what was expected. */
export function readConfig(env: Environment, dataFolder: string): Config | { readonly problem: string } {
  // An empty one is the usual way to say "not set" in unit files and containers.
  const given = Object.fromEntries(SETTING_NAMES.map((name) => [name, env[name] || undefined]));
  const { data: read, error } = settings.safeParse(given);
  if (error) {
    const wrong = new Set(error.issues.map(({ path }) => path[0]));
    const complaints = SETTING_NAMES.filter((name) => wrong.has(name)).map((name) => complaint(name, env));
    return { problem: complaints.join('\n') };
  }
  if (read.WORKERS && !read.DATABASE_URL)
    return { problem: 'WORKERS=elsewhere needs DATABASE_URL: workers take from PostgreSQL.' };
  return {
    host: read.HOST,
    port: read.PORT,
    database: read.DATABASE_URL ?? join(read.DATA_DIR ?? dataFolder, 'cromford.db'),
    publicOrigin: read.PUBLIC_ORIGIN,
    trustProxy: read.TRUST_PROXY ?? 0,
    smtp: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    metricsToken: read.METRICS_TOKEN,
    administrator: read.ADMINISTRATOR,
    door: read.DOOR,
    limitScale: read.LIMIT_SCALE,
    worksHere: read.WORKERS === undefined,
    logLevel: read.LOG_LEVEL,
  };
}

function complaint(name: SettingName, env: Environment): string {
  const { description, secret } = settings.shape[name].meta() ?? {};
  const found = secret ? '' : `, not ${JSON.stringify(env[name]?.slice(0, 100))}`;
  return `${name} must be ${description}${found}.`;
}
