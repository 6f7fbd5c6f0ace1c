import { type AnyGame, Table } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { findGame, shelf } from '../shelf.ts';
import { Protocol } from './protocol.ts';

/** What a stranger tried with `load`, and what he is told. */

const protocol = new Protocol(shelf);
const ask = async (request: object): Promise<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(await protocol.answer(JSON.stringify({ id: 1, ...request }))));

type Node = Record<string, unknown>;

/** A position of the game in its second decade or round, at somebody's turn, with a change somewhere in it. */
function spoilt(id: string, players: number, change: (s: Node) => unknown, options: object = {}) {
  const game = findGame(shelf, id) as AnyGame;
  const works = { cash: 60, factories: { 0: {}, 1: {} } };
  const sketch =
    id === 'empire' || id === 'card-game'
      ? {}
      : { decade: id === 'spinning-mule' ? 1790 : 1780, agenda: 'turn 0', players: { 0: works, 1: works } };
  const table = Table.sketched(game, { players, seed: 'strange', options: options as Record<string, string> }, sketch);
  if (!('state' in table)) throw new Error(JSON.stringify(table));
  const state = JSON.parse(JSON.stringify(table.state)) as Node;
  change(state);
  return { do: 'load', game: id, players, options, state };
}
const player = (s: Node, seat = 0) => (s.players as Node[])[seat] as Node;
const push = (s: Node, ...frames: object[]) => (s.agenda as object[]).push(...frames);
const eic = { 'east-india-company': 'on' };
const alone = { 'random-factories': 'yes' };

it.each<[string, object, string, string]>([
  [
    'more shifts without a factory',
    spoilt('anniversary', 2, (s) => push(s, { step: 'more-shifts', seat: 0, good: 3 })),
    'state-agenda',
    'more-shifts',
  ],
  [
    'a factory without a marker',
    spoilt('water-frame', 2, (s) => push(s, { step: 'factory', seat: 0 })),
    'state-rules',
    'FE-ADM-02',
  ],
  [
    'a building placed twice',
    spoilt('empire', 1, (s) =>
      push(s, { step: 'place', by: 'action', plate: 1 }, { step: 'place', by: 'action', plate: 1 }),
    ),
    'state-agenda',
    'place',
  ],
  [
    'a commodity off its track',
    spoilt('anniversary', 2, (s) => Object.assign(s, { commodities: [0, 0, 0, 19] }), eic),
    'state-rules',
    'AE-EIC-03',
  ],
  [
    'a commodity far off its track',
    spoilt('anniversary', 2, (s) => Object.assign(s, { commodities: [0, 0, 0, 77] }), eic),
    'state-form',
    'must be 19 or less',
  ],
  [
    'an appeal of 99',
    spoilt('card-game', 2, (s) => (player(s).appeal as number[]).splice(0, 1, 99)),
    'state-rules',
    'CG-CMP-01',
  ],
  [
    'too many goods while workers are hired',
    spoilt('spinning-mule', 2, (s) => {
      player(s).stored = [999_999_999, 0, 0, 0];
      Object.assign(s.turn as Node, { marker: 'workers' });
      push(s, { step: 'workers', seat: 0 });
    }),
    'state-form',
    'must be 99 or less',
  ],
  [
    'many goods while workers are hired',
    spoilt('spinning-mule', 2, (s) => {
      player(s).stored = [99, 0, 0, 0];
      Object.assign(s.turn as Node, { marker: 'workers' });
      push(s, { step: 'workers', seat: 0 });
    }),
    'state-rules',
    'AE-WRK-12',
  ],
  ['a mat too short', spoilt('water-frame', 2, (s) => (s.mat as number[]).pop()), 'state-form', 'needs 20 entries'],
  [
    'loans without end',
    spoilt('water-frame', 2, (s) => Object.assign(player(s), { loans: 9_999_999, shares: 0 })),
    'state-form',
    'must be 999 or less',
  ],
  [
    'a sale far away',
    spoilt('water-frame', 2, (s) => Object.assign(s.sale as Node, { tokens: 1e9 })),
    'state-form',
    'must be 99 or less',
  ],
  [
    'a winner in the middle',
    spoilt('water-frame', 2, (s) => Object.assign(s, { winners: [0] })),
    'state-rules',
    'FE-END-07',
  ],
  [
    'an event that is not in the game',
    spoilt('water-frame', 2, (s) => (s.events as string[]).splice(0, 1, 'opium-war')),
    'state-rules',
    'FE-SET-07',
  ],
  [
    'a ship on the chart only',
    spoilt('water-frame', 2, (s) => (player(s).chart as string[]).splice(0, 1, 'ship-2')),
    'state-rules',
    'FE-ADM-19',
  ],
  [
    'a workshop without its tile',
    spoilt('anniversary', 2, (s) => Object.assign(player(s), { workshop: 0 })),
    'state-rules',
    'AE-TIL-07',
  ],
  ['decisions below 0', spoilt('empire', 1, (s) => Object.assign(s, { ply: -999 })), 'state-form', 'must be 0 or more'],
  ['a barrier ahead', spoilt('empire', 1, (s) => Object.assign(s, { barrier: 9 })), 'state-form', 'must be 0 or less'],
  ['half a generator', spoilt('empire', 1, (s) => (s.random as number[]).pop()), 'state-form', 'needs 4 entries'],
  [
    'profit beyond the track',
    spoilt('empire', 1, (s) => Object.assign(s, { profit: 123_456 })),
    'state-form',
    'must be 999 or less',
  ],
  ['no agenda', spoilt('empire', 1, (s) => Object.assign(s, { agenda: {} })), 'state-form', 'must be a list'],
  ['nothing but a number', { do: 'load', game: 'empire', state: 7 }, 'state-form', 'must be an object'],
  [
    'an end without winners',
    spoilt('water-frame', 2, (s) =>
      Object.assign(s, { decade: 1810, cycle: -1, agenda: [], shownEconomy: 20, shownEvents: 4 }),
    ),
    'state-rules',
    'FE-END-07',
  ],
  [
    'an award before the end',
    spoilt('card-game', 1, (s) => (s.awards as string[]).push('tycoon'), alone),
    'state-rules',
    'CG-AWD-16',
  ],
])('%s is refused with a reason', async (_, request, code, part) => {
  const { error } = (await ask(request)) as { error: { code: string; message: string } };
  expect(error.code).toBe(code);
  expect(error.message).toContain(part);
  expect(error.message).not.toMatch(/undefined|NaN|Cannot|internal|Invalid/);
});

it.each([
  ['goods without a warehouse', { players: { 0: { stored: { 0: 2 } } } }, 'state-rules', 'CG-WH-03'],
  ['an end in the first decade', { decade: 1, good: 0, agenda: 'scoring' }, 'state-rules', 'CG-END-01'],
  ['an agenda that is none', { agenda: {} }, 'state-form', 'a list of frames or the name of a moment'],
  ['a place with a nought before it', { players: { '01': { cash: 3 } } }, 'state-form', 'no such place'],
])('a sketch with %s is refused with a reason', async (_, sketch, code, part) => {
  const { error } = (await ask({ do: 'load', game: 'card-game', players: 2, seed: 's', sketch })) as never as {
    error: { code: string; message: string };
  };
  expect([error.code, error.message]).toEqual([code, expect.stringContaining(part)]);
});

it('alone, a card that lies under a disc can be given to the player: another makes room', async () => {
  const game = findGame(shelf, 'card-game') as AnyGame;
  const base = Table.open(game, { players: 1, options: alone, seed: 'discs' });
  if (!('state' in base)) throw new Error(base.code);
  const { display, discs } = base.state as unknown as { display: number[]; discs: number[] };
  const wanted = discs.map((place) => display[place] as number).find((card, _, all) => all.indexOf(card) >= 0);
  const load = { do: 'load', game: 'card-game', players: 1, options: alone, seed: 'discs' };
  expect(await ask({ ...load, sketch: { players: { 0: { cards: [wanted] } } } })).toMatchObject({ ok: true });
});
