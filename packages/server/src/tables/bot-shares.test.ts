import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { BotPlayer } from '../bots.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { until } from '../testing/until.ts';
import { BotShares, timeFor } from './bot-shares.ts';

const at = (account: string, network?: string) => [{ account, network }];

describe('what is owed for bots', () => {
  test('grows with every decision, and is forgiven in time', () => {
    const clock = { at: 0 };
    const shares = new BotShares(() => clock.at);
    for (let n = 0; n < 50; n++) shares.charge(at('flood'), 'arkwright');
    expect(shares.charge(at('anne'), 'arkwright')).toBe(0);
    const owed = shares.charge(at('flood'), 'arkwright');
    expect(owed).toBeGreaterThan(10_000);
    expect(timeFor(owed, 2000)).toBeLessThan(1000);
    expect(timeFor(500, 2000)).toBe(2000);
    clock.at += 120_000;
    expect(shares.charge(at('flood'), 'arkwright')).toBe(0);
  });

  test('is counted by what a level really takes', () => {
    const shares = new BotShares(() => 0);
    shares.took('arkwright', 2000);
    shares.took('apprentice', 10);
    for (let n = 0; n < 5; n++) {
      shares.charge(at('strong'), 'arkwright');
      shares.charge(at('quick'), 'apprentice');
    }
    expect(shares.charge(at('strong'), 'arkwright')).toBeGreaterThan(100 * shares.charge(at('quick'), 'apprentice'));
  });

  test('many accounts of one network owe together', () => {
    const shares = new BotShares(() => 0);
    for (let n = 0; n < 400; n++) shares.charge(at(`guest ${n}`, 'there'), 'arkwright');
    expect(shares.charge(at('one more', 'there'), 'arkwright')).toBeGreaterThan(5000);
    expect(shares.charge(at('anne', 'elsewhere'), 'arkwright')).toBe(0);
  });

  test('at a table of several the one who owes least is waited with', () => {
    const shares = new BotShares(() => 0);
    for (let n = 0; n < 50; n++) shares.charge(at('flood'), 'arkwright');
    expect(shares.charge([...at('flood'), ...at('anne')], 'arkwright')).toBe(0);
  });
});

describe('bots', () => {
  let site: Site;
  afterEach(() => site.close());
  /** How many decisions have been begun. */
  let begun = 0;
  /** Each decision takes so long. */
  const slow = (ms: number): BotPlayer => ({
    levels: ['any'],
    async choose({ table }) {
      begun++;
      await sleep(ms);
      return table.state.ply % 2 === 0 ? 'take 1' : 'take 2';
    },
  });
  const seqOf = async (id: string) => (await site.house.store.rooms.find(id))?.seq ?? 0;

  test('of others do not wait for one who keeps fifty tables going', async () => {
    site = await openSite(':memory:', { bots: slow(80) });
    const flood = await Client.guest(site.url, 'Flood');
    const anne = await Client.guest(site.url, 'Anne');
    const hers = await anne.open({ access: 'solo', bots: { 1: 'any' } });
    const tables: string[] = [];
    for (let n = 0; n < 45; n++)
      tables.push(await flood.open({ access: 'solo', players: 4, bots: { 1: 'any', 2: 'any', 3: 'any' } }));
    await Promise.all(tables.map((id) => flood.play(id, 0, 'take 1')));
    const asked = begun;
    await anne.play(hers, 0, 'take 1');
    expect(await until(async () => (await seqOf(hers)) === 2)).toBe(true);
    // Of the 135 that wait for the other one's bots, those that were begun before hers came up, and a few beside it.
    expect(begun - asked).toBeLessThan(20);
  });

  test('never all think for one person, however many tables he begins at once', async () => {
    const thinking: string[] = [];
    let goOn = () => {};
    const released = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const bots: BotPlayer = {
      levels: ['any'],
      async choose({ id }) {
        thinking.push(id);
        await released;
        return 'take 1';
      },
    };
    site = await openSite(':memory:', { bots });
    const flood = await Client.guest(site.url, 'Flood');
    const anne = await Client.guest(site.url, 'Anne');
    for (let n = 0; n < 4; n++) await flood.play(await flood.open({ access: 'solo', bots: { 1: 'any' } }), 0, 'take 1');
    await until(() => thinking.length > 0);
    const hers = await anne.open({ access: 'solo', bots: { 1: 'any' } });
    await anne.play(hers, 0, 'take 1');
    // None of the others has come to its end.
    const isBegun = await until(() => thinking.includes(hers), 10_000);
    goOn();
    expect(isBegun).toBe(true);
  });

  test('rest where no person is left, and go on when one comes back', async () => {
    site = await openSite(':memory:', { bots: slow(5) });
    const anne = await Client.guest(site.url, 'Anne');
    const id = await anne.open({ access: 'solo', players: 3, takeover: 'any', bots: { 1: 'any', 2: 'any' } });
    await anne.post(`/api/tables/${id}/leave`);
    await sleep(300);
    const rested = await seqOf(id);
    expect(rested).toBeLessThanOrEqual(1);
    await site.house.sweep();
    await sleep(200);
    expect(await seqOf(id)).toBe(rested);
    await anne.post(`/api/tables/${id}/return`);
    if (rested === 0) await anne.play(id, 0, 'take 1');
    expect(await until(async () => (await seqOf(id)) >= 3)).toBe(true);
  });
});
