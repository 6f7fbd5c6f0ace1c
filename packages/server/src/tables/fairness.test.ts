import { expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { anne, bert, must, tablesOn } from '../testing/node.ts';
import { Downtime } from './downtime.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

onBoth('nobody gains', (ground) => {
  const at = async () => {
    const clock = { at: 1_790_000_000_000 };
    const store = await ground.store();
    const here = tablesOn(store, () => clock.at);
    const bank = async (id: string, seat: number) => (await store.rooms.seats(id)).find((s) => s.seat === seat)?.bank;
    return { ...here, clock, bank };
  };
  const timed = { clock: { kind: 'bank', bank: 10 * MINUTE, increment: 0 }, takeover: 'any' };

  test('by leaving and coming back: the time that was used stays used', async () => {
    const { begun, seating, move, clock, bank } = await at();
    const id = await begun(timed);
    for (let n = 0; n < 3; n++) {
      clock.at += 3 * MINUTE;
      must(await seating.leave(anne, id));
      clock.at += 1000;
      must(await seating.comeBack(anne, id));
    }
    clock.at += 30_000;
    await move(anne, id, 0, 'take 1');
    expect(await bank(id, 0)).toBe(10 * MINUTE - 9 * MINUTE - 3000 - 30_000);
  });

  test('by leaving while the game is paused', async () => {
    const { begun, seating, consent, move, clock, bank } = await at();
    const id = await begun(timed);
    clock.at += 4 * MINUTE;
    must(await consent.propose(anne, id, { kind: 'pause' }));
    must(await consent.answer(bert, id, 'pause', true));
    must(await seating.leave(anne, id));
    clock.at += 5 * HOUR;
    must(await seating.comeBack(anne, id));
    must(await consent.propose(anne, id, { kind: 'resume' }));
    must(await consent.answer(bert, id, 'resume', true));
    clock.at += MINUTE;
    await move(anne, id, 0, 'take 1');
    expect(await bank(id, 0)).toBe(5 * MINUTE);
  });

  test('from a game that rested while its owner was away for days, nor loses by it', async () => {
    const { begun, seating, move, clock, bank } = await at();
    const id = await begun(timed);
    clock.at += MINUTE;
    must(await seating.leave(anne, id));
    clock.at += 48 * HOUR;
    must(await seating.comeBack(anne, id));
    clock.at += MINUTE;
    await move(anne, id, 0, 'take 1');
    expect(await bank(id, 0)).toBe(8 * MINUTE);
  });

  test('by taking back the moves of somebody who is away', async () => {
    const { begun, seating, consent, move, store } = await at();
    const id = await begun({ takeover: 'any' });
    await move(anne, id, 0, 'take 1');
    await move(bert, id, 1, 'take 3');
    await move(anne, id, 2, 'take 1');
    must(await seating.leave(bert, id));
    expect(await consent.propose(anne, id, { kind: 'undo', ply: 0 })).toMatchObject({
      code: 'undo-while-away',
      params: { seat: 1 },
    });
    must(await seating.comeBack(bert, id));
    // Nor if he leaves between the question and the answer.
    must(await consent.propose(anne, id, { kind: 'undo', ply: 0 }));
    must(await seating.leave(bert, id));
    expect(await consent.answer(anne, id, 'undo', true)).toMatchObject({ carried: false });
    expect((await store.rooms.find(id))?.ply).toBe(3);
  });

  test('loses a seat because the service was away, or its clock wrong', async () => {
    const { begun, store, clock } = await at();
    const downtime = new Downtime(store, () => clock.at);
    expect(await downtime.sign()).toBe(0);
    const id = await begun(timed);
    const since = async () => (await store.rooms.find(id))?.since ?? 0;
    clock.at += 2 * MINUTE;
    // Nothing was signed for so long: the service was stopped right after it had signed, or the computer's clock jumped.
    clock.at += 20 * HOUR;
    expect(await downtime.sign()).toBe(20 * HOUR + 2 * MINUTE);
    expect(clock.at - (await since())).toBe(0);
    clock.at += 4_000;
    expect(await downtime.sign()).toBe(0);
    expect(clock.at - (await since())).toBe(4_000);
    // Set back, and then right again.
    const right = clock.at;
    clock.at -= 300 * HOUR;
    expect(await downtime.sign()).toBe(0);
    clock.at = right + 4_000;
    expect(await downtime.sign()).toBe(0);
    expect(clock.at - (await since())).toBe(8_000);
    // An ordinary restart: stopped in good order, or killed up to five seconds after it had signed.
    clock.at += 20_000;
    expect(await downtime.sign()).toBe(20_000);
    expect(clock.at - (await since())).toBe(8_000);
  });

  test('loses a seat because the computer slept, and its clock is right again when it wakes', async () => {
    const { begun, store, clock, bank, move } = await at();
    let slept = 0;
    const sleep = {
      asleep: () => slept,
      wake: () => {
        clock.at += slept;
        slept = 0;
      },
    };
    const downtime = new Downtime(store, () => clock.at, sleep);
    await downtime.sign();
    const id = await begun(timed);
    clock.at += MINUTE;
    await downtime.sign();
    const evening = clock.at;
    clock.at += 2_000;
    slept = 9 * HOUR;
    expect(await downtime.sign()).toBe(9 * HOUR + 2_000);
    expect(clock.at - evening).toBe(9 * HOUR + 2_000);
    await store.known.fresh(id);
    expect(await move(anne, id, 0, 'take 1')).toMatchObject({ outcome: 'done' });
    expect(await bank(id, 0)).toBe(10 * MINUTE);
  });

  test('by nodes whose clocks do not agree', async () => {
    const { begun, store, clock } = await at();
    const ahead = new Downtime(store, () => clock.at + 5 * MINUTE);
    const behind = new Downtime(store, () => clock.at);
    await ahead.sign();
    const id = await begun(timed);
    for (let n = 0; n < 5; n++) {
      clock.at += 4_000;
      expect([await behind.sign(), await ahead.sign()]).toEqual([0, 0]);
    }
    expect(clock.at - ((await store.rooms.find(id))?.since ?? 0)).toBe(20_000);
  });

  test('twice from one downtime, when several nodes start together', async () => {
    const { begun, store, clock } = await at();
    const nodes = [1, 2, 3].map(() => new Downtime(store, () => clock.at));
    await nodes[0]?.sign();
    const id = await begun(timed);
    clock.at += 4_000;
    await nodes[0]?.sign();
    clock.at += HOUR;
    const given = await Promise.all(nodes.map((node) => node.sign()));
    expect(given.filter((ms) => ms > 0)).toEqual([HOUR]);
    expect(clock.at - ((await store.rooms.find(id))?.since ?? 0)).toBe(4_000);
  });
});
