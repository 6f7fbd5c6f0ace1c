import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Config, readConfig, SETTING_NAMES, type SettingName } from './config.ts';

const problemOf = (env: Record<string, string>) => {
  const read = readConfig(env, 'data');
  return 'problem' in read ? read.problem : undefined;
};

/** For every setting something that an operator might write by mistake. */
const WRONG: Readonly<Record<SettingName, readonly string[]>> = {
  PORT: ['80a', '65536', '-1', '0x50', ' '],
  HOST: ['http://0.0.0.0', 'a b'],
  DATABASE_URL: [
    'mysql://db/cromford',
    'data/cromford.db',
    'postgres://',
    'postgres://me:sword@fi/sh@db/cromford',
    'postgres://me:77/fish@db/cromford',
    'postgres://me:77#fish@db/cromford',
  ],
  DATA_DIR: ['da\0ta'],
  PUBLIC_ORIGIN: ['club.example', 'https://club.example/', 'https://club.example/games', 'ftp://club.example'],
  TRUST_PROXY: ['yes', 'true'],
  ADMINISTRATOR: ['Anne\nBert', 'a'.repeat(101)],
  DOOR: ['closed', 'Open'],
  SMTP_URL: ['mail.example', 'http://mail.example', 'smtp://', 'smtp://me:77/fish@mail.example'],
  MAIL_FROM: ['club', 'Club <club@club.example>'],
  METRICS_TOKEN: ['short', 'with a space in the middle'],
  WORKERS: ['here', '2'],
  LIMIT_SCALE: ['0', '-3', 'many', 'Infinity'],
  LOG_LEVEL: ['verbose', 'INFO'],
};

describe.each(SETTING_NAMES)('%s', (name) => {
  test.each(WRONG[name])('%j is refused by its name and with what was expected', (value) => {
    expect(problemOf({ [name]: value })).toMatch(new RegExp(`^${name} must be .{5,}\\.$`));
  });

  test('left empty is left out', () => expect(problemOf({ [name]: '' })).toBeUndefined());

  test('stands in the handbook', () => {
    const handbook = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    expect(new RegExp(`^\\| .*\`${name}[=\`]`, 'm').test(handbook)).toBe(true);
  });
});

test('all that is wrong is said at once, a line for each', () => {
  const lines = problemOf({ LIMIT_SCALE: '0', PORT: 'x', SMTP_URL: 'a b' })?.split('\n');
  expect(lines?.map((line) => line.split(' ')[0])).toEqual(['PORT', 'SMTP_URL', 'LIMIT_SCALE']);
});

test('what is secret is not repeated', () => {
  const secrets = { DATABASE_URL: 'mysql://me:swordfish@db', SMTP_URL: 'swordfish', METRICS_TOKEN: 'swordfish' };
  expect(problemOf(secrets)).not.toContain('swordfish');
  expect(problemOf({ DATABASE_URL: 'postgres://me:a@b/swordfish@db/cromford' })).not.toContain('swordfish');
});

test('workers elsewhere need a PostgreSQL to take from', () => {
  expect(problemOf({ WORKERS: 'elsewhere' })).toContain('DATABASE_URL');
});

test('without any setting it serves this computer from SQLite, and with all of them as they say', () => {
  expect(readConfig({}, 'data')).toMatchObject({ host: '127.0.0.1', port: 3000, database: 'data/cromford.db' });
  const config = readConfig(
    {
      PORT: '8080',
      HOST: '::',
      DATABASE_URL: 'postgres://me:sword%2Ffish%40@db/cromford?sslmode=require',
      PUBLIC_ORIGIN: 'https://club.example',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtps://me:secret@mail.example:465',
      METRICS_TOKEN: '0123456789abcdef',
      WORKERS: 'elsewhere',
      LIMIT_SCALE: '2.5',
      LOG_LEVEL: 'warn',
    },
    'data',
  ) as Config;
  expect(config).toMatchObject({
    host: '::',
    port: 8080,
    database: 'postgres://me:sword%2Ffish%40@db/cromford?sslmode=require',
    trustProxy: 1,
    limitScale: 2.5,
    worksHere: false,
    logLevel: 'warn',
  });
});
