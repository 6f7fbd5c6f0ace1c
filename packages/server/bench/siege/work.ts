import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'node:tls';
import { LIMITS } from '../../src/security/limits.ts';
import { certificate, certificateKey } from '../../src/testing/certificate.ts';
import { pushReceiver } from '../../src/testing/push-receiver.ts';
import { type Attack, count, often } from './attack.ts';
import { Stranger } from './stranger.ts';

const MEGABYTE = 1_000_000;

/** Attacks on the computing: what one asks for that others have to wait for. */
export const work: readonly Attack[] = [
  {
    name: 'a push service that answers without end',
    async run(here) {
      let bytes = 0;
      const piece = Buffer.alloc(64 * 1024, 'x');
      const endless = createServer({ cert: certificate, key: certificateKey }, (socket) => {
        socket.on('error', () => {});
        socket.once('data', () => {
          socket.write('HTTP/1.1 400 No\r\n\r\n');
          const more = () => {
            while (!socket.destroyed && socket.bytesWritten < 400 * MEGABYTE && socket.write(piece))
              bytes += piece.length;
            bytes += piece.length;
          };
          socket.on('drain', more);
          more();
        });
      });
      await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
      const address = endless.address();
      const endpoint = `https://push.example.com:${typeof address === 'object' && address ? address.port : 0}/`;
      const member = await Stranger.join(here.url, '203.0.113.30', 'Streamer');
      const before = (await here.usage()).rss;
      for (let n = 0; n < 5; n++) {
        const { body } = (await member?.post('/api/me/channels', {
          kind: 'push',
          endpoint,
          keys: pushReceiver().keys,
        })) ?? { body: {} };
        await member?.post(`/api/me/channels/${body.id}/test`);
      }
      const after = (await here.usage()).rss;
      endless.close();
      return [
        { what: 'megabytes taken from an endless answer', got: Math.round(bytes / MEGABYTE), most: 30 },
        { what: 'megabytes of memory by it', got: Math.round((after - before) / MEGABYTE), most: 100 },
      ];
    },
  },
  {
    name: 'a guest with fifty tables of the strongest bots, who plays and leaves',
    async run({ url }) {
      const guest = await Stranger.come(url, '203.0.113.31', 'Master');
      const bots = { 1: 'arkwright', 2: 'arkwright', 3: 'arkwright' };
      const wanted = { game: 'spinning-jenny', players: 4, access: 'solo', takeover: 'arkwright', bots };
      const ids = await often(
        50,
        (n) => guest?.open({ ...wanted, title: `Table ${n}` }).catch(() => '') ?? Promise.resolve(''),
      );
      await often(50, (n) => guest?.post(`/api/tables/${ids[n]}/leave`) ?? Promise.resolve(undefined));
      await often(25, (n) => guest?.post(`/api/tables/${ids[n]}/return`) ?? Promise.resolve(undefined));
      await sleep(8000);
      return [];
    },
  },
  {
    name: 'a tournament of many, started',
    async run({ url }) {
      const host = await Stranger.join(url, '203.0.113.32', 'Host');
      const cup = { name: 'Cup', game: 'spinning-jenny', players: 2 };
      const id = (await host?.post('/api/tournaments', cup))?.body.id;
      await often(
        40,
        async (n) => {
          const guest = await Stranger.come(url, `203.0.113.${33 + (n % 4)}`, `Entrant ${n}`);
          await guest?.post(`/api/tournaments/${id}/enter`);
        },
        { atOnce: 4 },
      );
      const began = performance.now();
      await host?.post(`/api/tournaments/${id}/start`);
      const got = Math.round(performance.now() - began);
      await sleep(8000);
      return [{ what: 'milliseconds that a start is answered after', got, most: 2000 }];
    },
  },
  {
    name: 'strangers ask for the stories of long games over and over',
    async run({ url, longGames }) {
      const ask = (n: number) =>
        new Stranger(url, `203.0.113.${41 + (n % 3)}`).get(`/api/tables/${longGames[n % longGames.length]}/story`);
      const asked = await often(220, ask, { atOnce: 55 });
      const got = count(asked, ({ status }) => status === 200);
      return [{ what: 'stories told to three addresses', got, most: 3 * LIMITS.story.most }];
    },
  },
  {
    name: 'a flood of requests from one address',
    async run({ url }) {
      const flood = new Stranger(url, '203.0.113.50');
      const paths = [
        '/api/me',
        '/api/tables',
        '/api/tables?stage=over',
        '/',
        '/api/games',
        '/api/tournaments',
        '/nowhere.js',
      ];
      const answers = await often(9000, (n) => flood.get(paths[n % paths.length] ?? '/'), { atOnce: 40, ms: 12_000 });
      return [
        {
          what: 'requests answered to one address in a minute',
          got: count(answers, ({ status }) => status === 200),
          most: LIMITS.request.most + LIMITS.asset.most,
        },
      ];
    },
  },
];
