import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { until } from '../testing/until.ts';

onBoth('live tables', (ground) => {
  let site: Site;
  /** A second node on the same database where there can be one. */
  let other: Site;
  let anne: Client;
  let bert: Client;
  beforeAll(async () => {
    const place = await ground.place();
    site = await openSite(place);
    other = ground.kind === 'postgres' ? await openSite(place) : site;
    anne = await Client.guest(site.url, 'Anne');
    bert = await Client.guest(other.url, 'Bert');
  }, 60_000);
  afterAll(async () => {
    if (other !== site) await other.close();
    await site.close();
  });

  afterEach(() => {
    for (const who of [anne, bert]) who.hangUp();
  });

  const begun = async (wanted: object = {}) => {
    const id = await anne.open(wanted);
    await bert.post(`/api/tables/${id}/join`);
    return id;
  };

  test('two play, a third watches, and all see each move', async () => {
    const id = await begun();
    const lines = await Promise.all(
      [anne, bert, new Client(other.url)].map(async (who) => (await who.live()).watch(id)),
    );
    await Promise.all(lines.map((line) => line.reached(0)));
    const [mine, theirs] = lines;
    mine?.send({
      type: 'command',
      id: 1,
      table: id,
      command: { key: 'first-move', expected: 0, do: { kind: 'move', line: 'take 2' } },
    });
    for (const line of lines) {
      const { position } = await line.reached(1);
      expect(position.told.at(-1)).toMatchObject({ seq: 1, line: 'take 2', events: [{ kind: 'took', amount: 2 }] });
    }
    expect(mine?.told.find(({ type }) => type === 'answer')).toEqual({
      type: 'answer',
      id: 1,
      outcome: 'done',
      seq: 1,
    });
    theirs?.send({
      type: 'command',
      id: 7,
      table: id,
      command: { key: 'second-move', expected: 0, do: { kind: 'move', line: 'take 1' } },
    });
    const stale = await theirs?.until((line) => line.told.find((message) => message.type === 'answer'));
    expect(stale).toMatchObject({ id: 7, outcome: 'stale', seq: 1 });
    expect(lines.map((line) => line.positions().at(-1)?.seat)).toEqual([0, 1, null]);
  });

  test('a command that cannot be read is answered by its number, other frames without one', async () => {
    const id = await begun();
    const line = (await anne.live()).watch(id);
    line.send({ type: 'command', id: 5, table: id, command: { key: 'short', expected: 0, do: { kind: 'undo' } } });
    line.send({ type: 'command', id: -1, table: id, command: {} });
    const numbered = await line.until(({ told }) => told.find(({ type }) => type === 'answer'));
    expect(numbered).toMatchObject({ id: 5, code: 'invalid', params: { path: 'command.key' } });
    const bare = await line.until(({ told }) => told.find(({ type }) => type === 'problem'));
    expect(bare).toMatchObject({ code: 'invalid' });
  });

  test('a lost connection catches up from where it was, also at another node', async () => {
    const id = await begun();
    const first = (await bert.live()).watch(id);
    await first.reached(0);
    await anne.play(id, 0, 'take 1');
    await first.reached(1);
    first.socket.terminate();
    await bert.play(id, 1, 'take 1');
    await anne.play(id, 2, 'take 2');
    bert.url = site.url;
    const again = (await bert.live()).watch(id, 1);
    bert.url = other.url;
    const { position } = await again.reached(3);
    expect(position.told.map(({ seq }) => seq)).toEqual([2, 3]);
    expect(position.whole).toBe(true);
  });

  test('a table opened on two devices stays in step', async () => {
    const id = await begun();
    const devices = await Promise.all([anne, anne].map(async (who) => (await who.live()).watch(id)));
    for (let seq = 0; seq < 6; seq++) await (seq % 2 === 0 ? anne : bert).play(id, seq, 'take 1');
    const seen = await Promise.all(devices.map(async (line) => (await line.reached(6)).position));
    expect(JSON.stringify(seen[0]?.view)).toBe(JSON.stringify(seen[1]?.view));
  });

  test('a client that acknowledges nothing gets the latest position when it does, not a flood', async () => {
    const id = await begun();
    const line = await anne.live();
    line.acks = false;
    line.watch(id);
    await line.reached(0);
    for (let seq = 0; seq < 14; seq++) {
      await (seq % 2 === 0 ? anne : bert).play(id, seq, 'take 1');
      await sleep(20);
    }
    expect(line.positions().length).toBeLessThanOrEqual(8);
    line.send({ type: 'ack', table: id, seq: 14 });
    const { position } = await line.reached(14);
    expect(position.seq).toBe(14);
  });

  test('spectators lag behind as long as the table wants, players do not', async () => {
    const id = await begun({ delay: 1 });
    const spectator = (await new Client(site.url).live()).watch(id);
    const at = performance.now();
    await anne.play(id, 0, 'take 3');
    const player = (await anne.live()).watch(id);
    await player.reached(1);
    const seen = await spectator.reached(1);
    expect(performance.now() - at).toBeGreaterThan(990);
    expect(seen.position.told.map(({ line }) => line)).toEqual(['take 3']);
    const room = spectator.told.find((message) => message.type === 'room');
    expect(room).toMatchObject({ room: { due: null, seq: 0 } });
  });

  test('the open choices are sent to those who want them', async () => {
    const id = await begun();
    const [program, page] = await Promise.all([anne.live(), anne.live()]);
    program.watch(id);
    page.send({ type: 'watch', table: id, options: false });
    expect((await program.reached(0)).position.options).not.toHaveLength(0);
    expect((await page.reached(0)).position.options).toHaveLength(0);
  });

  test('talk reaches the others at the table', async () => {
    const id = await begun();
    const line = (await bert.live()).watch(id);
    await line.reached(0);
    await anne.post(`/api/tables/${id}/messages`, { text: 'Good luck!' });
    const heard = await line.until(({ told }) => told.find((message) => message.type === 'chat'));
    expect(heard).toMatchObject({ messages: [{ number: 1, text: 'Good luck!', account: anne.account }] });
  });

  test('proposals and seats are told as they change', async () => {
    const id = await begun();
    const line = (await bert.live()).watch(id);
    await anne.post(`/api/tables/${id}/proposals`, { kind: 'pause' });
    const room = await line.until(({ told }) =>
      told.find((message) => message.type === 'room' && message.room.proposals.length > 0),
    );
    expect(room).toMatchObject({ room: { proposals: [{ kind: 'pause', seat: 0, agreed: [0] }] } });
    await bert.post(`/api/tables/${id}/proposals/pause`, { agree: true });
    await line.until(({ told }) => told.find((message) => message.type === 'room' && message.room.stage === 'paused'));
  });

  describe('bots and leavers', () => {
    test('a bot answers in its seat until the game is over', async () => {
      const id = await anne.open({ access: 'solo', bots: { 1: 'any' } });
      const line = (await anne.live()).watch(id);
      for (;;) {
        const latest = await line.until((l) => {
          const last = l.positions().at(-1);
          return last && (last.position.due === null || last.position.due.seat === 0) ? last : undefined;
        }, 15_000);
        if (latest.position.due === null) break;
        const { seq } = latest.position;
        await anne.play(id, seq, 'take 1');
        await line.reached(seq + 1);
      }
      const { body } = await anne.get(`/api/tables/${id}`);
      expect(body.room.stage).toBe('over');
      expect(body.room.result.places).toHaveLength(2);
    });

    test('a leaver’s seat is played by the table’s bot and given back on return', async () => {
      const id = await begun({ takeover: 'any' });
      const line = (await anne.live()).watch(id);
      await bert.post(`/api/tables/${id}/leave`);
      await anne.play(id, 0, 'take 1');
      await line.reached(2);
      const { body } = await bert.post(`/api/tables/${id}/return`);
      expect(body).toEqual({ seat: 1 });
      const due = (
        await line.until((l) => l.positions().find((m) => m.position.due?.seat === 0 && m.position.seq >= 2))
      ).position;
      await anne.play(id, due.seq, 'take 1');
      await sleep(800);
      expect((await bert.get(`/api/tables/${id}/position`)).body.position.seq).toBe(due.seq + 1);
    });

    test('a standing order does not answer again what its owner has taken back', async () => {
      const id = await begun();
      await bert.post(`/api/tables/${id}/orders`, { step: 'turn', line: 'take 3', times: 9 });
      const line = (await anne.live()).watch(id);
      await anne.play(id, 0, 'take 1');
      await line.reached(2);
      await bert.post(`/api/tables/${id}/commands`, { key: 'back-again-1', expected: 2, do: { kind: 'undo' } });
      await sleep(800);
      const { position } = (await bert.get(`/api/tables/${id}/position`)).body;
      expect([position.seq, position.due?.seat]).toEqual([3, 1]);
      await bert.play(id, 3, 'take 1');
      await anne.play(id, 4, 'take 1');
      await line.reached(6);
    });

    test('a standing order answers, and says why it ended', async () => {
      const id = await begun();
      await bert.post(`/api/tables/${id}/orders`, { step: 'turn', line: 'take 3', times: 9 });
      const line = (await anne.live()).watch(id);
      for (let seq = 0; seq < 6; seq += 2) {
        await anne.play(id, seq, seq === 4 ? 'take 3' : 'take 3');
        await line.reached(seq + 2).catch(() => {});
      }
      await anne.play(id, 6, 'take 1');
      const order = async () => (await bert.get(`/api/tables/${id}/orders`)).body.orders[0];
      expect(await until(async () => Boolean((await order()).cancelled))).toBe(true);
      expect(await order()).toMatchObject({ line: 'take 3', cancelled: 'pot' });
    });
  });
});
