import { CROWD, LIMITS } from '../../src/security/limits.ts';
import { QUOTAS } from '../../src/security/quotas.ts';
import { type Attack, count, often } from './attack.ts';
import { Stranger } from './stranger.ts';

const MEGABYTE = 1_000_000;

/** Attacks on the disk and the memory. */
export const hoard: readonly Attack[] = [
  {
    name: 'one address piles up whatever can be kept: tables, sheets, notes, talk, links, moves',
    async run(here) {
      const { url } = here;
      const before = { disk: here.disk(), heap: (await here.usage()).heap };
      const guests = (
        await often(60, (n) => Stranger.come(url, '203.0.113.20', `Hoarder ${n}`), { atOnce: 5 })
      ).flatMap((guest) => guest ?? []);
      const sheet = { name: 'x'.repeat(60_000) };
      const opened = await often(
        900,
        async (n) => {
          const own = n % 3 === 0 ? { sheet: { name: `${n} ${sheet.name}` } } : {};
          const wanted = { key: `hoard-${n}-hoard`, game: 'pennies', players: 2, access: 'public', ...own };
          return (await guests[n % guests.length]?.post('/api/tables', wanted))?.body.id as string | undefined;
        },
        { ms: 25_000 },
      );
      const tables = opened.flatMap((id) => id ?? []);
      const hers = (n: number) => tables[n % Math.max(1, tables.length)] ?? '';
      const text = 'x'.repeat(QUOTAS.notes);
      await often(
        1500,
        (n) => guests[n % guests.length]?.ask('PUT', `/api/tables/${hers(n)}/notes`, { text }) ?? sleepless,
        { ms: 15_000 },
      );
      await often(600, (n) => guests[n % guests.length]?.post(`/api/tables/${hers(n)}/invitations`) ?? sleepless, {
        ms: 8000,
      });
      await goBackAndForth(guests[0], guests[1]);
      const after = { disk: here.disk(), heap: (await here.usage()).heap };
      return [
        {
          what: 'tables opened from one address in an hour',
          got: tables.length,
          most: LIMITS['open-table'].most * CROWD,
        },
        {
          what: 'megabytes on the disk, from one address at once',
          got: Math.round((after.disk - before.disk) / MEGABYTE),
          most: 100,
        },
        {
          what: 'megabytes of memory, from one address at once',
          got: Math.round((after.heap - before.heap) / MEGABYTE),
          most: 150,
        },
      ];
    },
  },
  {
    name: 'one guest opens as many tables as he can',
    async run({ url }) {
      const guest = await Stranger.come(url, '203.0.113.21', 'Opener');
      const opened = await often(120, async (n) =>
        guest?.post('/api/tables', { key: `opener-${n}-opener`, game: 'pennies', players: 2, access: 'public' }),
      );
      const got = count(opened, (answer) => answer?.status === 200);
      return [{ what: 'tables of one guest that are not over', got, most: QUOTAS.tables + 20 }];
    },
  },
];

/** A log that grows though the game does not. */
async function goBackAndForth(anne?: Stranger, bert?: Stranger): Promise<void> {
  const id = await anne?.open().catch(() => undefined);
  if (!anne || !bert || id === undefined) return;
  await bert.post(`/api/tables/${id}/join`);
  for (let seq = 0; seq < 300; seq += 2) {
    await anne.play(id, seq, 'take 1');
    const undo = { key: `undo-${seq}-undo`, expected: seq + 1, do: { kind: 'undo' } };
    if ((await anne.post(`/api/tables/${id}/commands`, undo)).status !== 200) return;
  }
}

const sleepless = Promise.resolve(undefined);
