import type { CreateTableBuilder, Kysely } from 'kysely';

/** A migration sees the database as it was then, not as the program's types describe it now. */
export type Past = Kysely<Record<string, never>>;

export interface Migration {
  readonly name: string;
  up(db: Past): Promise<void>;
}

type Column = 'text' | 'text?' | 'whole' | 'whole?' | 'time' | 'time?' | 'real';

const TYPES = { text: 'text', whole: 'integer', time: 'bigint', real: 'double precision' } as const;

/** A table from a list of columns; the key comes first by convention. */
export async function createTable(
  db: Past,
  name: string,
  columns: Readonly<Record<string, Column>>,
  key: readonly string[],
  unique: readonly (readonly string[])[] = [],
): Promise<void> {
  let table: CreateTableBuilder<string, never> = db.schema.createTable(name);
  for (const [column, kind] of Object.entries(columns)) {
    const optional = kind.endsWith('?');
    const type = TYPES[(optional ? kind.slice(0, -1) : kind) as keyof typeof TYPES];
    table = table.addColumn(column as never, type, (c) => (optional ? c : c.notNull()));
  }
  table = table.addPrimaryKeyConstraint(`${name}_key`, key as never[]);
  for (const group of unique) {
    table = table.addUniqueConstraint(`${name}_${group.join('_')}`, group as never[]);
  }
  await table.execute();
}

export async function createIndex(db: Past, table: string, columns: readonly string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns([...columns])
    .execute();
}
