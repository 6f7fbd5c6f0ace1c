import { spinningJenny } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { empire } from '@cromford/empire';
import { type AnyGame, hash, type State } from '@cromford/kernel';
import { beforeEach, expect, it } from 'vitest';
import { type CoalState, coal } from '../testing/coal.ts';
import { randomGame } from '../testing/random-game.ts';
import { Protocol } from './protocol.ts';

let protocol: Protocol;
let nextId = 0;

beforeEach(() => {
  protocol = new Protocol([empire, coal]);
});

/** Sends a request; the id of the answer is checked here, and taken off. */
async function ask(request: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const { id, ...answer } = await protocol.answer(JSON.stringify({ id: ++nextId, ...request }));
  expect(id).toBe(nextId);
  return JSON.parse(JSON.stringify(answer));
}

const newCoal = { do: 'new', game: 'coal', players: 2, seed: 'pit' };

it('lists the games and the version of the protocol', async () => {
  expect(await ask({ do: 'games' })).toMatchObject({
    ok: true,
    protocol: 1,
    games: [{ id: 'empire' }, { id: 'coal' }],
  });
});

it('starts a game and says whose decision it is and what is open', async () => {
  expect(await ask(newCoal)).toEqual({
    ok: true,
    decision: { seat: 0, step: 'turn', rule: 'CG-TURN-01' },
    moves: ['take 1', 'take 2', 'take 3', 'dig'],
  });
});

it('refuses to set up what cannot be set up', async () => {
  expect(await ask({ ...newCoal, game: 'chess' })).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
  expect(await ask({ ...newCoal, players: 7 })).toMatchObject({ ok: false, error: { code: 'players' } });
  expect(await ask({ ...newCoal, options: { heap: 'huge' } })).toMatchObject({ error: { code: 'option-value' } });
  expect(await ask({ ...newCoal, sheet: { heap: 3 } })).toMatchObject({
    error: { code: 'sheet', params: { path: 'heap' } },
  });
  expect(await ask({ do: 'hash' })).toMatchObject({ ok: false, error: { code: 'no-game' } });
});

it('says what is wrong with a set-up in its own words, not in flags and commands of the terminal', async () => {
  const said = async (wanted: object) => ((await ask({ ...newCoal, ...wanted })).error as { message: string }).message;
  expect(await said({ players: 7 })).toBe('`players` can be 2, 3; not 7.');
  const each = [{ players: 7 }, { game: 'chess' }, { options: { heap: 'huge' } }, { options: { hill: 'huge' } }];
  for (const wanted of each) expect(await said(wanted)).not.toMatch(/--|cromford/);
});

it('lists all choices with notes, ranges and reasons', async () => {
  await ask(newCoal);
  expect(await ask({ do: 'moves' })).toEqual({
    ok: true,
    decision: { seat: 0, step: 'turn', rule: 'CG-TURN-01' },
    open: [
      {
        move: 'take {amount}',
        amount: {
          from: 1,
          to: 3,
          step: 1,
          limit: { code: 'hands-full', rule: 'CG-TAKE-01', params: { heap: 9, most: 3 } },
        },
      },
      { move: 'dig', notes: [{ code: 'digs', params: { most: 3 } }] },
    ],
    refused: [{ move: 'burn', refusal: { code: 'nothing-to-burn', rule: 'CG-BURN-01', params: {} } }],
  });
  expect(await ask({ do: 'moves', language: 'en' })).toMatchObject({
    open: [{ text: 'Take 1 coal' }, {}],
    refused: [{ text: 'Burn one', reason: 'You have no coal to burn.' }],
  });
});

it('plays a move, with its events when they are wanted', async () => {
  await ask(newCoal);
  expect(await ask({ do: 'play', move: 'take 3', events: true })).toMatchObject({
    ok: true,
    decision: { seat: 1 },
    events: [{ kind: 'took', seat: 0, by: 3 }],
  });
});

it('refuses a move and changes nothing', async () => {
  await ask(newCoal);
  const before = await ask({ do: 'hash' });
  const refusal = (code: string) => ({ ok: false, refusal: { code } });
  expect(await ask({ do: 'play', move: 'burn' })).toMatchObject(refusal('nothing-to-burn'));
  expect(await ask({ do: 'play', move: 'take 4' })).toMatchObject(refusal('hands-full'));
  expect(await ask({ do: 'play', move: 'castle' })).toMatchObject(refusal('unreadable'));
  expect(await ask({ do: 'hash' })).toEqual(before);
});

it('shows the state whole, as a seat, and as a bystander', async () => {
  await ask(newCoal);
  const { state } = (await ask({ do: 'state' })) as { state: CoalState };
  expect(state.random).toHaveLength(4);
  expect(await ask({ do: 'state', seat: 1 })).toMatchObject({ state: { random: [], stones: [-1, state.stones[1]] } });
  expect(await ask({ do: 'state', seat: null })).toMatchObject({ state: { random: [], stones: [-1, -1] } });
  expect(await ask({ do: 'state', seat: 2 })).toMatchObject({ error: { code: 'no-such-seat' } });
  expect(hash(state)).toBe((await ask({ do: 'hash' })).hash);
});

it('takes back a decision of the seat that made it, but not a draw', async () => {
  await ask(newCoal);
  const { hash: start } = await ask({ do: 'hash' });
  await ask({ do: 'play', move: 'take 1' });
  expect(await ask({ do: 'undo', seat: 1 })).toMatchObject({ ok: false, refusal: { code: 'undo-other-seat' } });
  expect(await ask({ do: 'undo' })).toMatchObject({ ok: true, decision: { seat: 0 } });
  expect((await ask({ do: 'hash' })).hash).toBe(start);
  expect(await ask({ do: 'undo' })).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } });
  await ask({ do: 'play', move: 'dig' });
  expect(await ask({ do: 'undo' })).toMatchObject({ ok: false, refusal: { code: 'undo-barrier' } });
});

it('forecasts where the game has a forecast', async () => {
  await ask(newCoal);
  expect(await ask({ do: 'forecast', seat: 1 })).toMatchObject({ ok: true, forecast: [{ kind: 'stones', seat: 1 }] });
  expect(await ask({ do: 'forecast', seat: null })).toMatchObject({ ok: true, forecast: [] });
  await ask({ do: 'new', game: 'empire', players: 1 });
  expect(await ask({ do: 'forecast' })).toMatchObject({ ok: false, error: { code: 'no-forecast' } });
});

it('writes the game down and loads it again', async () => {
  await ask(newCoal);
  await ask({ do: 'play', move: 'take 2' });
  const { hash: before } = await ask({ do: 'hash' });
  for (const short of [true, false]) {
    const { record } = await ask({ do: 'record', short });
    await ask({ ...newCoal, seed: 'another' });
    expect(await ask({ do: 'load', record })).toMatchObject({ ok: true, decision: { seat: 1 } });
    expect((await ask({ do: 'hash' })).hash).toBe(before);
  }
});

it('refuses a record that does not hold', async () => {
  await ask(newCoal);
  await ask({ do: 'play', move: 'take 2' });
  const { record } = (await ask({ do: 'record' })) as { record: string };
  const { hash: before } = await ask({ do: 'hash' });
  const load = async (text: string) => (await ask({ do: 'load', record: text })).error;
  expect(await load('hello')).toMatchObject({ code: 'not-a-record' });
  expect(await load(record.replace('take 2', 'take 3'))).toMatchObject({ code: 'record-hash' });
  expect(await load(record.replace('take 2', 'take 4'))).toMatchObject({ code: 'record-move' });
  expect((await ask({ do: 'hash' })).hash).toBe(before);
});

it('loads a whole state, of the game in progress or of one that it names', async () => {
  await ask(newCoal);
  await ask({ do: 'play', move: 'take 2' });
  const { state } = await ask({ do: 'state' });
  const { hash: before } = await ask({ do: 'hash' });
  await ask({ do: 'play', move: 'take 2' });
  expect(await ask({ do: 'load', state })).toMatchObject({ ok: true, decision: { seat: 1 } });
  expect((await ask({ do: 'hash' })).hash).toBe(before);
  await ask({ do: 'new', game: 'empire', players: 1 });
  expect(await ask({ do: 'load', game: 'coal', players: 2, state })).toMatchObject({ ok: true });
  expect((await ask({ do: 'hash' })).hash).toBe(before);
  await ask({ do: 'play', move: 'take 1' });
  const { hash: after } = await ask({ do: 'hash' });
  const { record } = await ask({ do: 'record' });
  expect(await ask({ do: 'load', record })).toMatchObject({ ok: true });
  expect((await ask({ do: 'hash' })).hash).toBe(after);
});

it('plays on from a loaded state, and takes back to it', async () => {
  await ask(newCoal);
  await ask({ do: 'play', move: 'dig' });
  await ask({ do: 'play', move: 'take 1' });
  const { state } = await ask({ do: 'state' });
  await ask({ do: 'load', state });
  const { hash: before } = await ask({ do: 'hash' });
  expect(await ask({ do: 'undo' })).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } });
  await ask({ do: 'play', move: 'take 1' });
  expect(await ask({ do: 'undo' })).toMatchObject({ ok: true });
  expect((await ask({ do: 'hash' })).hash).toBe(before);
});

it('refuses a state that is none, with the place and the reason', async () => {
  await ask(newCoal);
  const { hash: before } = await ask({ do: 'hash' });
  const { state } = (await ask({ do: 'state' })) as { state: CoalState };
  const load = async (value: unknown) => (await ask({ do: 'load', state: value })).error;
  expect(await load({ ...state, heap: 'much' })).toMatchObject({ code: 'state-form', params: { path: 'heap' } });
  expect(await load({ ...state, heap: 1.5 })).toMatchObject({ code: 'state-form' });
  expect(await load({ ...state, heap: -1 })).toMatchObject({ code: 'state-rules' });
  expect(await load({ ...state, agenda: [{ step: 'weigh' }] })).toMatchObject({ code: 'state-unsettled' });
  expect(await load({ ...state, agenda: [{ step: 'dance' }] })).toMatchObject({ code: 'state-agenda' });
  expect(await load(null)).toMatchObject({ code: 'state-form' });
  expect(await ask({ do: 'load' })).toMatchObject({ error: { code: 'load-what' } });
  expect(await ask({ do: 'load', state, record: '' })).toMatchObject({ error: { code: 'load-what' } });
  expect((await ask({ do: 'hash' })).hash).toBe(before);
});

it('does not take a view for a whole state', async () => {
  await ask({ do: 'new', game: 'empire', players: 1, seed: 'x' });
  const { state } = await ask({ do: 'state', seat: 0 });
  expect((await ask({ do: 'load', state })).error).toMatchObject({ code: 'state-view' });
});

it('loads every position of a game of Empire, and stands there as the game did', async () => {
  const game = randomGame(empire, 1, 'positions', { side: 'B' });
  for (let ply = 0; ply <= game.history.length; ply++) {
    const state = game.at(ply) as State;
    expect(await ask({ do: 'load', game: 'empire', players: 1, options: { side: 'B' }, state })).toMatchObject({
      ok: true,
    });
    expect((await ask({ do: 'hash' })).hash).toBe(hash(state));
  }
  expect(await ask({ do: 'score' })).toMatchObject({ over: true, winners: [0] });
  expect(await ask({ do: 'play', move: 'end' })).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
});

it('keeps several tables apart', async () => {
  await ask({ ...newCoal, table: 'one' });
  await ask({ ...newCoal, table: 'two' });
  await ask({ do: 'play', move: 'take 3', table: 'one' });
  expect(await ask({ do: 'score', table: 'one' })).toMatchObject({ score: [3, 0] });
  expect(await ask({ do: 'score', table: 'two' })).toMatchObject({ score: [0, 0] });
  expect(await ask({ do: 'score' })).toMatchObject({ error: { code: 'no-game' } });
  for (let i = 0; i < 98; i++) await ask({ ...newCoal, table: `table ${i}` });
  expect(await ask({ ...newCoal, table: 'one too many' })).toMatchObject({ error: { code: 'too-many-tables' } });
  expect(await ask({ ...newCoal, table: 'one' })).toMatchObject({ ok: true });
});

it('answers a wrong request with its id where it has one', async () => {
  const answer = async (line: string) => protocol.answer(line);
  expect(await answer('{"id":"a","do":"fly"}')).toMatchObject({ id: 'a', ok: false, error: { code: 'request' } });
  expect(await answer('{"do":"hash"}')).toMatchObject({ id: null, error: { code: 'request', params: { path: 'id' } } });
  expect(await answer('{"id":{},"do":"hash"}')).toMatchObject({ id: null, error: { params: { path: 'id' } } });
  expect(await answer('[1')).toMatchObject({ id: null, error: { code: 'not-json' } });
  expect(await answer('null')).toMatchObject({ id: null, error: { code: 'request' } });
  expect(await answer('{"id":1,"do":"hash","__proto__":{}}')).toMatchObject({
    id: null,
    error: { code: 'forbidden-key' },
  });
  expect(await answer(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toMatchObject({ error: { code: 'too-deep' } });
});

it('tells what happened before the first decision, and in a record, when that is wanted', async () => {
  protocol = new Protocol([spinningJenny]);
  const begun = { do: 'new', game: 'spinning-jenny', players: 2, seed: 'events' };
  expect(await ask(begun)).not.toHaveProperty('events');
  const opened = (await ask({ ...begun, events: true })) as unknown as { events: object[]; moves: string[] };
  expect(opened.events.length).toBeGreaterThan(0);
  await ask({ do: 'play', move: opened.moves[0] });
  const { record } = (await ask({ do: 'record' })) as unknown as { record: string };
  const loaded = (await ask({ do: 'load', record, events: true })) as unknown as { events: object[] };
  expect(loaded.events.length).toBeGreaterThan(opened.events.length);
});

it.each([spinningJenny, cardGame])('refuses a forecast for what there is not: $id', async (game) => {
  protocol = new Protocol([game as AnyGame]);
  await ask({ do: 'new', game: game.id, players: 2, seed: 'forecast' });
  expect(await ask({ do: 'forecast', subject: 'hats' })).toMatchObject({
    ok: false,
    error: { code: 'unknown-subject', params: { subject: 'hats' } },
  });
});

it('plays nobody else’s move for whoever names a seat', async () => {
  protocol = new Protocol([spinningJenny]);
  const { moves } = (await ask({ do: 'new', game: 'spinning-jenny', players: 2, seed: 'seats' })) as unknown as {
    moves: string[];
  };
  const due = ((await ask({ do: 'moves' })) as unknown as { decision: { seat: number } }).decision.seat;
  expect(await ask({ do: 'play', move: moves[0], seat: 1 - due })).toMatchObject({
    ok: false,
    error: { code: 'other-seat', params: { seat: 1 - due, due } },
  });
  expect(await ask({ do: 'play', move: moves[0], seat: due })).toMatchObject({ ok: true });
});
