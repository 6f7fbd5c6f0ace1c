import { sql } from 'kysely';
import pg from 'pg';
import { type Bus, Listeners, type News } from './bus.ts';

const CHANNEL = 'cromford';
const AGAIN_AFTER_MS = 250;

/** A notice has room for 8,000 bytes, so it names the table and the number only. */
const write = ({ table, about, seq }: News) => `${about} ${seq} ${table}`;

function read(text: string | undefined): News | undefined {
  const [about, seq, table] = (text ?? '').split(' ');
  if (!table || (about !== 'log' && about !== 'room' && about !== 'chat')) return undefined;
  return { about, seq: Number(seq), table };
}

/** LISTEN on a connection of its own; it comes back by itself, and says that news may have been lost meanwhile. */
export async function postgresBus(url: string): Promise<Bus> {
  const listeners = new Listeners();
  let client: pg.Client | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
    fresh.on('error', () => {});
    fresh.on('end', () => {
      // Only a line that stood: an attempt that failed is tried again below, and each must not beget two.
      if (client !== fresh) return;
      client = undefined;
      if (!closed) setTimeout(reconnect, AGAIN_AFTER_MS).unref();
    });
    fresh.on('notification', ({ payload }) => {
      const news = read(payload);
      if (news) listeners.tell(news);
    });
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
  };
  const reconnect = (): void => {
    if (closed) return;
    connect().then(
      () => listeners.tell('lost'),
      () => setTimeout(reconnect, AGAIN_AFTER_MS).unref(),
    );
  };

  await connect();
  return {
    async enlist(trx, news) {
      await sql`select pg_notify(${CHANNEL}, ${write(news)})`.execute(trx);
    },
    publish: (news) => listeners.tell(news),
    subscribe: (listener) => listeners.add(listener),
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
