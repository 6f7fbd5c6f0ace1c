import type { PeopleSchema } from './schema-people.ts';
import type { SocialSchema } from './schema-social.ts';
import type { TableSchema } from './schema-tables.ts';
import type { WorkSchema } from './schema-work.ts';

/** The database, column by column. One description serves both SQLite and PostgreSQL. */
export type Schema = TableSchema & PeopleSchema & SocialSchema & WorkSchema;

/** Milliseconds since 1970. */
export type Time = number;

/** A plain value as JSON text. Text in both databases: nothing is searched inside it. */
export type Json = string;
