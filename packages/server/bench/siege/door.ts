import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '../../src/security/limits.ts';
import { QUOTAS } from '../../src/security/quotas.ts';
import type { LiveLine } from '../../src/testing/client.ts';
import { type Attack, count, often } from './attack.ts';
import { Stranger } from './stranger.ts';

/** Attacks on the door: accounts, passphrases, mailboxes, sockets. */
export const door: readonly Attack[] = [
  {
    name: 'a crowd of guests from one address, each with another address of its own invention',
    async run({ url }) {
      const come = (n: number) =>
        new Stranger(url, `10.0.${n >> 8}.${n & 255}, 203.0.113.1`).post('/api/guests', { name: `Guest ${n}` });
      const answers = await often(300, come);
      return [
        {
          what: 'guests of one address at once',
          got: count(answers, ({ status }) => status === 200),
          most: LIMITS.guest.most,
        },
      ];
    },
  },
  {
    name: 'passphrases tried out, at one name and at many, by guests and by nobody',
    async run({ url }) {
      await Stranger.join(url, '203.0.113.2', 'Victim');
      const guest = await Stranger.come(url, '203.0.113.3', 'Guesser');
      const spellings = ['Victim', 'VICTIM', 'ｖictim', 'vｉctim', 'ＶＩＣＴＩＭ', 'victiｍ'];
      const guess = (n: number) => {
        const who = n % 2 === 0 && guest ? guest : new Stranger(url, `203.0.113.${10 + (n % 40)}`);
        return who.post('/api/sign-in', { name: spellings[n % spellings.length], passphrase: `guess ${n}` });
      };
      const atOne = await often(120, guess);
      const one = new Stranger(url, '203.0.113.4');
      const atMany = await often(120, (n) => one.post('/api/sign-in', { name: `Name ${n}`, passphrase: 'guess' }));
      const tried = ({ status }: { status: number }) => status === 401;
      return [
        { what: 'passphrases tried at one name, by all', got: count(atOne, tried), most: LIMITS['sign-in-at'].most },
        { what: 'passphrases tried from one address', got: count(atMany, tried), most: LIMITS['sign-in-from'].most },
      ];
    },
  },
  {
    name: 'mail to a mailbox that is somebody else’s',
    async run(here) {
      const before = here.mails.length;
      const bombers = await often(6, (n) => Stranger.join(here.url, '203.0.113.5', `Bomber ${n}`), { atOnce: 2 });
      const bomb = async (n: number) => {
        const bomber = bombers[n % bombers.length];
        const mail = n % 2 === 0 ? 'victim@example.com' : `Other${n}+x@example.com`;
        const added = await bomber?.post('/api/me/channels', { kind: 'mail', mail });
        if (added?.body.id) await bomber?.ask('DELETE', `/api/me/channels/${added.body.id}`);
      };
      await often(150, bomb, { atOnce: 6 });
      await sleep(500);
      const sent = here.mails.slice(before);
      return [
        {
          what: 'mails to one mailbox in a day',
          got: count(sent, ({ to }) => to.startsWith('victim')),
          most: LIMITS['mail-code-to'].most,
        },
        { what: 'mails caused by one address in a day', got: sent.length, most: LIMITS['mail-code-from'].most },
      ];
    },
  },
  {
    name: 'sockets, and more frames than anybody watches tables',
    async run(here) {
      const guests = (
        await often(30, (n) => Stranger.come(here.url, '203.0.113.6', `Socket ${n}`), { atOnce: 5 })
      ).flatMap((guest) => guest ?? []);
      const ids = await often(30, async (n) => (await guests[n % 8]?.open({ delay: 5 }).catch(() => '')) ?? '', {
        atOnce: 4,
      });
      const before = await here.gauge('cromford_watched_tables');
      const others = await here.gauge('cromford_sockets');
      const lines: LiveLine[] = [];
      await often(360, async (n) => {
        const line = await guests[n % guests.length]?.live().catch(() => undefined);
        if (line) lines.push(line);
      });
      await sleep(300);
      const sockets = (await here.gauge('cromford_sockets')) - others;
      const open = lines.filter(({ closed }) => closed === undefined);
      for (const line of open.slice(0, 40)) for (let n = 0; n < 90; n++) line.watch(ids[n % ids.length] ?? '');
      await sleep(1500);
      for (const line of lines) line.socket.terminate();
      await sleep(700);
      const after = await here.gauge('cromford_watched_tables');
      return [
        { what: 'sockets of one address', got: sockets, most: QUOTAS.socketsAtAddress },
        { what: 'tables still watched when the sockets are gone', got: Math.max(0, after - before), most: 4 },
      ];
    },
  },
];
