import { sql } from 'kysely';
import pg from 'pg';
import { newId } from '../ids.ts';
import { type Bus, isSubject, Listeners, type News } from './bus.ts';

const CHANNEL = 'cromford';
const AGAIN_AFTER_MS = 250;
/** While the line is down, so many announcements wait; whoever missed more looks for itself. */
const MOST_WAITING = 10_000;

/** LISTEN on a connection of its own; it comes back by itself, and says that news may have been lost meanwhile. */
export async function postgresBus(url: string): Promise<Bus> {
  const listeners = new Listeners();
  const node = newId();
  let client: pg.Client | undefined;
  let closed = false;
  let waiting: string[] = [];
  let sending: Promise<void> | undefined;

  /** A notice has room for 8,000 bytes, so it names the table, the number and the node only. */
  const write = ({ table, about, seq }: News) => `${about} ${seq} ${table} ${node}`;
  const read = (text: string | undefined): News | undefined => {
    const [about, seq, table, from] = (text ?? '').split(' ');
    // What this node did, it has told itself already.
    if (!table || from === node || !isSubject(about)) return undefined;
    return { about, seq: Number(seq), table };
  };

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
    // What is announced is on the disk already: the notice itself need not be.
    await fresh.query(`set synchronous_commit = off; listen ${CHANNEL}`);
    client = fresh;
  };
  const reconnect = (): void => {
    if (closed) return;
    connect().then(
      () => {
        listeners.tell('lost');
        send();
      },
      () => setTimeout(reconnect, AGAIN_AFTER_MS).unref(),
    );
  };

  /** Everything that has come up while the last batch was on its way goes with the next. */
  const send = (): void => {
    const line = client;
    if (!line || sending || waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    sending = line
      .query({
        name: 'announce',
        text: `select pg_notify('${CHANNEL}', news) from unnest($1::text[]) as news`,
        values: [batch],
      })
      .then(
        () => 0,
        () => {
          waiting = [...batch, ...waiting].slice(-MOST_WAITING);
          return AGAIN_AFTER_MS;
        },
      )
      .then((pause) => {
        sending = undefined;
        if (pause === 0) send();
        else setTimeout(send, pause).unref();
      });
  };

  await connect();
  return {
    async enlist(trx, news) {
      await sql`select pg_notify(${CHANNEL}, ${write(news)})`.execute(trx);
    },
    publish: (news) => listeners.tell(news),
    announce(news) {
      listeners.tell(news);
      waiting.push(write(news));
      if (waiting.length > MOST_WAITING) waiting.shift();
      send();
    },
    subscribe: (listener) => listeners.add(listener),
    async close() {
      closed = true;
      await sending;
      await client?.end();
    },
  };
}
