import { Engine, hash } from '@cromford/kernel';
import { openingSchema } from '@cromford/protocol/wanted';
import { expect, test, vi } from 'vitest';
import { openStore } from '../storage/store.ts';
import { onBoth } from '../testing/both.ts';
import { anne, bert, carl, must, said, tablesOn } from '../testing/node.ts';
import { orderKey } from './orders.ts';

onBoth('play', (ground) => {
  const node = async () => tablesOn(await ground.store());

  test('a move is played by the seat that is due, and by nobody else', async () => {
    const here = await node();
    const id = await here.begun();
    expect(said(await here.move(carl, id, 0, 'take 1'))).toBe('not-your-table');
    expect(said(await here.move(bert, id, 0, 'take 1'))).toBe('refused not-your-turn');
    expect(said(await here.move(anne, id, 0, 'take 9'))).toBe('refused pot');
    expect(said(await here.move(anne, id, 0, 'dance'))).toBe('refused unreadable');
    expect(said(await here.move(anne, id, 0, 'take 2'))).toBe('done 1');
    expect(said(await here.move(bert, id, 1, 'take 1'))).toBe('done 2');
    expect((await here.store.log.entries(id, 0)).map(({ seat, line }) => `${seat} ${line}`)).toEqual([
      '0 take 2',
      '1 take 1',
    ]);
  });

  test('a move is worked out once on its way, and what is kept is what a replay comes to', async () => {
    const here = await node();
    const id = await here.begun();
    await here.move(anne, id, 0, 'take 2');
    const apply = vi.spyOn(Engine.prototype, 'apply');
    expect(said(await here.move(bert, id, 1, 'take 1'))).toBe('done 2');
    expect(apply).toHaveBeenCalledTimes(1);
    apply.mockRestore();
    const row = (await here.store.rooms.find(id))!;
    const [known, replayed] = [must(await here.loader.now(row)), must(await here.loader.whole(row))];
    expect(known.table.state).toEqual(replayed.table.state);
    expect(known.table.history).toEqual(replayed.table.history);
  });

  test('a stale or repeated command gets the present position and has no second effect', async () => {
    const here = await node();
    const id = await here.begun();
    expect(said(await here.move(anne, id, 0, 'take 2', 'my-intention'))).toBe('done 1');
    expect(said(await here.move(anne, id, 0, 'take 2', 'my-intention'))).toBe('repeated 1');
    expect(said(await here.move(anne, id, 0, 'take 3', 'another-one'))).toBe('stale 1');
    expect(said(await here.move(bert, id, 1, 'take 1'))).toBe('done 2');
    expect(said(await here.move(anne, id, 0, 'take 2', 'my-intention'))).toBe('repeated 2');
    expect(said(await here.move(anne, id, 7, 'take 2', 'from-the-future'))).toBe('stale 2');
    expect(await here.store.log.entries(id, 0)).toHaveLength(2);
  });

  test('of two nodes that play at once one wins and the other gives the present position', async () => {
    const place = await ground.place();
    const stores = [await openStore(place), await openStore(place)];
    const [a, b] = stores.map((store) => tablesOn(store));
    if (!a || !b) throw new Error('two nodes');
    const id = await a.begun();
    for (let seq = 0; seq < 6; seq++) {
      const actor = seq % 2 === 0 ? anne : bert;
      const answers = await Promise.all([
        a.move(actor, id, seq, 'take 1', `from-node-a-${seq}`),
        b.move(actor, id, seq, 'take 2', `from-node-b-${seq}`),
      ]);
      expect(answers.map(said).sort()).toEqual([`done ${seq + 1}`, `stale ${seq + 1}`]);
    }
    const states = await Promise.all(
      [a, b].map(async (n) => must(await n.loader.whole((await n.store.rooms.find(id))!)).table.hash()),
    );
    expect(states[0]).toBe(states[1]);
    for (const store of stores) await store.close();
  });

  test('undo goes back over one’s own decisions up to the barrier, as the kernel says', async () => {
    const here = await node();
    const id = await here.begun();
    await here.move(anne, id, 0, 'take 2');
    expect(said(await here.undo(bert, id, 1))).toBe('refused undo-other-seat');
    expect(said(await here.undo(anne, id, 1))).toBe('done 2');
    expect(said(await here.undo(anne, id, 2))).toBe('refused nothing-to-undo');
    await here.move(anne, id, 2, 'guess heads');
    expect(said(await here.undo(anne, id, 3))).toBe('refused undo-barrier');
    const log = await here.store.log.entries(id, 0);
    expect(log.map(({ kind, line, ply }) => `${kind} ${line} ${ply}`)).toEqual([
      'move take 2 1',
      'undo 1 0',
      'move guess heads 1',
    ]);
  });

  test('undo works the same on a node that has only just seen the table', async () => {
    const here = await node();
    const id = await here.begun();
    for (let seq = 0; seq < 6; seq++) await here.move(seq % 2 === 0 ? anne : bert, id, seq, 'take 1');
    for (const [seq, actor] of [bert, anne, bert, anne].entries())
      expect(said(await tablesOn(here.store).undo(actor, id, 6 + seq))).toBe(`done ${7 + seq}`);
    const row = (await here.store.rooms.find(id))!;
    expect(must(await here.loader.now(row)).table.hash()).toBe(
      must(await tablesOn(here.store).loader.whole(row)).table.hash(),
    );
  });

  test('what a node knows of a table is never more than the database has', async () => {
    const here = await node();
    const { query } = here.store.database;
    const id = await here.begun();
    expect(said(await here.move(anne, id, 0, 'take 1'))).toBe('done 1');
    // Behind its back, and without news: another move, then another owner of the seat.
    const move = {
      table_id: id,
      seq: 2,
      kind: 'move',
      seat: 1,
      line: 'take 1',
      ply: 2,
      account: 'bert',
      key: 'x',
      at: 1,
    } as const;
    await query.insertInto('entries').values(move).execute();
    await query.updateTable('tables').set({ seq: 2, ply: 2, due: 0 }).where('id', '=', id).execute();
    expect(said(await here.move(bert, id, 1, 'take 2'))).toBe('stale 2');
    expect(said(await here.move(anne, id, 2, 'take 1'))).toBe('done 3');
    await query
      .updateTable('seats')
      .set({ account: 'carl' })
      .where('table_id', '=', id)
      .where('seat', '=', 1)
      .execute();
    await query.updateTable('tables').set({ revision: 99 }).where('id', '=', id).execute();
    expect(said(await here.move(bert, id, 3, 'take 1'))).toBe('not-your-table');
    expect(said(await here.move(carl, id, 3, 'take 1'))).toBe('done 4');
  });

  test('whoever is out of time is not asked whether the others may stop waiting', async () => {
    const clock = { at: 1_790_000_000_000 };
    const here = tablesOn(await ground.store(), () => clock.at);
    const id = await here.begun({ clock: { kind: 'bank', bank: 60_000, increment: 0 } });
    await here.move(anne, id, 0, 'take 1');
    clock.at += 59_000;
    expect(must(await here.consent.propose(anne, id, { kind: 'close' }))).toEqual({ carried: false });
    clock.at += 2000;
    expect(must(await here.consent.propose(anne, id, { kind: 'pause' }))).toEqual({ carried: false });
    expect(must(await here.consent.propose(anne, id, { kind: 'close' }))).toEqual({ carried: true });
    expect((await here.store.rooms.find(id))?.stage).toBe('closed');
  });

  test('the others may call a bot for whoever is out of time, until he moves', async () => {
    const clock = { at: 1_790_000_000_000 };
    const here = tablesOn(await ground.store(), () => clock.at);
    const id = await here.begun({ clock: { kind: 'bank', bank: 60_000, increment: 0 } });
    const botOfBert = async () => (await here.store.rooms.seats(id))[1]?.bot;
    await here.move(anne, id, 0, 'take 1');
    expect(await here.consent.propose(anne, id, { kind: 'replace' })).toMatchObject({ code: 'not-late' });
    clock.at += 61_000;
    await here.move(bert, id, 1, 'take 1');
    expect(await here.consent.propose(anne, id, { kind: 'replace' })).toMatchObject({ code: 'not-late' });
    await here.move(anne, id, 2, 'take 1');
    expect(must(await here.consent.propose(anne, id, { kind: 'replace' }))).toEqual({ carried: true });
    expect(await botOfBert()).toBe('any');
    must(await here.seating.comeBack(bert, id));
    expect(await botOfBert()).toBeNull();
  });

  test('nobody gains time by taking back and playing again', async () => {
    const clock = { at: 1_790_000_000_000 };
    const here = tablesOn(await ground.store(), () => clock.at);
    const id = await here.begun({ clock: { kind: 'bank', bank: 600_000, increment: 20_000 } });
    const banks = async () => (await here.store.rooms.seats(id)).map(({ bank }) => bank);
    clock.at += 5000;
    await here.move(anne, id, 0, 'take 1');
    expect(await banks()).toEqual([615_000, 600_000]);
    clock.at += 3000;
    expect(said(await here.undo(anne, id, 1))).toBe('done 2');
    expect(await banks()).toEqual([592_000, 600_000]);
    clock.at += 1000;
    await here.move(anne, id, 2, 'take 2');
    expect(await banks()).toEqual([611_000, 600_000]);
  });

  test('nobody takes a turn back for which he has no time left', async () => {
    const clock = { at: 1_790_000_000_000 };
    const here = tablesOn(await ground.store(), () => clock.at);
    const id = await here.begun({ clock: { kind: 'bank', bank: 60_000, increment: 0 } });
    await here.move(anne, id, 0, 'take 1');
    clock.at += 61_000;
    expect(said(await here.undo(anne, id, 1))).toBe('refused undo-no-time');
  });

  test('a daily clock: a turn taken back goes on, the next one begins anew', async () => {
    const HOUR = 3_600_000;
    const clock = { at: 1_790_000_000_000 };
    const here = tablesOn(await ground.store(), () => clock.at);
    const id = await here.begun({ clock: { kind: 'daily', turn: 24 * HOUR } });
    const banks = async () => (await here.store.rooms.seats(id)).map(({ bank }) => bank / HOUR);
    clock.at += 5 * HOUR;
    await here.move(anne, id, 0, 'take 1');
    expect(await banks()).toEqual([19, 24]);
    clock.at += 2 * HOUR;
    expect(said(await here.undo(anne, id, 1))).toBe('done 2');
    expect(await banks()).toEqual([17, 24]);
    await here.move(anne, id, 2, 'take 1');
    clock.at += HOUR;
    await here.move(bert, id, 3, 'take 1');
    expect(await banks()).toEqual([24, 23]);
  });

  test('after an agreed undo the time that was used stays used', async () => {
    const clock = { at: 1_790_000_000_000 };
    const here = tablesOn(await ground.store(), () => clock.at);
    const id = await here.begun({ clock: { kind: 'bank', bank: 600_000, increment: 20_000 } });
    await here.move(anne, id, 0, 'guess heads');
    await here.move(bert, id, 1, 'guess tails');
    clock.at += 30_000;
    await here.consent.propose(anne, id, { kind: 'undo', ply: 0 });
    clock.at += 10_000;
    expect(must(await here.consent.answer(bert, id, 'undo', true))).toEqual({ carried: true });
    expect((await here.store.rooms.seats(id)).map(({ bank }) => bank)).toEqual([560_000, 600_000]);
    expect((await here.store.rooms.find(id))!.due).toBe(0);
  });

  test('beyond the barrier undo needs the consent of all', async () => {
    const here = await node();
    const id = await here.begun();
    await here.move(anne, id, 0, 'guess heads');
    await here.move(bert, id, 1, 'guess tails');
    expect(must(await here.consent.propose(anne, id, { kind: 'undo', ply: 0 }))).toEqual({ carried: false });
    expect(must(await here.consent.answer(bert, id, 'undo', true))).toEqual({ carried: true });
    const row = (await here.store.rooms.find(id))!;
    expect([row.seq, row.ply, row.due]).toEqual([3, 0, 0]);
    expect(said(await here.move(anne, id, 3, 'take 1'))).toBe('done 4');
    expect(must(await here.loader.now(row)).table.hash()).toBe(must(await here.loader.whole(row)).table.hash());
  });

  test('what a standing order has decided is not what its owner asks to take back', async () => {
    const here = await node();
    const id = await here.begun();
    await here.move(anne, id, 0, 'take 1');
    await here.move(bert, id, 1, 'take 2');
    await here.move(anne, id, 2, 'take 1');
    await here.play.forSeat(id, 1, orderKey(3), 3, 'take 3');
    await here.consent.propose(bert, id, { kind: 'undo', ply: 3 });
    expect(must(await here.consent.answer(anne, id, 'undo', true))).toEqual({ carried: true });
    const row = (await here.store.rooms.find(id))!;
    expect([row.seq, row.ply, row.due]).toEqual([5, 1, 1]);
  });

  test('a move withdraws the proposal to undo', async () => {
    const here = await node();
    const id = await here.begun();
    await here.move(anne, id, 0, 'guess heads');
    await here.consent.propose(anne, id, { kind: 'undo', ply: 0 });
    await here.move(bert, id, 1, 'take 1');
    expect(await here.consent.answer(bert, id, 'undo', true)).toMatchObject({ code: 'no-such-proposal' });
  });

  test('a pause stops moves until all agree to go on', async () => {
    const here = await node();
    const id = await here.begun({ clock: { kind: 'bank', bank: 600_000, increment: 0 } });
    await here.consent.propose(anne, id, { kind: 'pause' });
    expect(said(await here.move(anne, id, 0, 'take 1'))).toBe('done 1');
    await here.consent.answer(bert, id, 'pause', true);
    expect(said(await here.move(bert, id, 1, 'take 1'))).toBe('not-playing');
    await here.consent.propose(bert, id, { kind: 'resume' });
    await here.consent.answer(anne, id, 'resume', true);
    expect(said(await here.move(bert, id, 1, 'take 1'))).toBe('done 2');
  });

  test('the end of a game is noted with its result, and nothing follows it', async () => {
    const here = await node();
    const id = await here.begun();
    for (let seq = 0; seq < 6; seq++) await here.move(seq % 2 === 0 ? anne : bert, id, seq, 'take 3');
    expect(said(await here.move(anne, id, 6, 'take 2'))).toBe('done 7');
    const row = (await here.store.rooms.find(id))!;
    expect([row.stage, row.due, JSON.parse(row.result ?? '')]).toEqual([
      'over',
      null,
      { scores: [11, 9], winners: [0], places: [1, 2] },
    ]);
    expect(said(await here.move(bert, id, 7, 'take 1'))).toBe('not-playing');
  });

  test('each kept hash is that of the replay, and a table is rebuilt from the latest position that was kept', async () => {
    const here = await node();
    const id = await here.begun();
    for (let seq = 0; seq < 16; seq++)
      await here.move(seq % 2 === 0 ? anne : bert, id, seq, seq % 3 === 0 ? 'guess heads' : 'take 1');
    const row = (await here.store.rooms.find(id))!;
    for (const { seq, hash: kept } of await here.store.log.hashes(id))
      expect(hash(must(await here.loader.at(row, seq)).table.state)).toBe(kept);
    const fresh = tablesOn(here.store);
    const read = vi.spyOn(here.store.log, 'entries');
    must(await fresh.loader.now(row));
    expect(Math.min(...read.mock.calls.map(([, from]) => from))).toBeGreaterThan(0);
    read.mockRestore();
  });

  test('a set-up that the game does not know is refused with the kernel’s reason', async () => {
    const here = await node();
    const wrong = async (wanted: object) => {
      const opening = openingSchema.parse({
        key: 'opening-x',
        game: 'pennies',
        players: 2,
        access: 'public',
        ...wanted,
      });
      return here.openings.open(anne, opening);
    };
    expect(await wrong({ players: 7 })).toMatchObject({ code: 'players' });
    expect(await wrong({ options: { coin: 'square' } })).toMatchObject({ code: 'option-value' });
    expect(await wrong({ sheet: {} })).toMatchObject({ code: 'sheet' });
    expect(await wrong({ game: 'chess' })).toMatchObject({ code: 'unknown-game' });
    expect(await wrong({ access: 'solo' })).toMatchObject({ code: 'solo-seat-open' });
  });
});
