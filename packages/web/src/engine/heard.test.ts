import { spinningJenny } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { type AnyGame, below, isProblem, openMoves, type Seat, seeded, Table, writeRecord } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { Desk } from './desk.ts';
import type { HeardEntry, Hearsay } from './heard.ts';
import type { Preview, Update } from './protocol.ts';

const seats = [
  { name: 'Ada', kind: 'person' },
  { name: 'Ben', kind: 'person' },
] as const;

function opened(game: AnyGame): Table {
  const table = Table.open(game, { players: 2, seed: 'heard' });
  if (isProblem(table)) throw new Error(table.code);
  return table;
}

/** One decision, and what a server would tell about it. */
function moved(table: Table, random: number[]): HeardEntry {
  const moves = openMoves(table.options());
  const refused = table.play(moves[below(random, moves.length)] ?? fail());
  if (refused) fail();
  const last = table.history[table.history.length - 1] ?? fail();
  return { kind: 'move', seat: last.seat, line: last.move, events: last.events };
}

function fail(): never {
  throw new Error('no move is open');
}

function told(table: Table, eyes: Seat | null, entries: readonly HeardEntry[]): Hearsay {
  const undo = eyes !== null && table.undoable(eyes) > 0;
  return { ply: table.state.ply, view: table.engine.rules.view(table.state, eyes), undo, told: entries };
}

function hear(desk: Desk, table: Table, eyes: Seat | null, news: Hearsay): Promise<Update> {
  const { game, players, options } = table.setup;
  return desk.answer({ do: 'hear', game, players, options, seats, seat: eyes, news }, 'en') as Promise<Update>;
}

async function here(table: Table, eyes: Seat | null): Promise<Update> {
  const desk = new Desk();
  await desk.answer({ do: 'load', text: writeRecord({ ...table.record(), seats }) }, 'en');
  await desk.answer({ do: 'look', seat: eyes }, 'en');
  return desk.answer({ do: 'read' }, 'en') as Promise<Update>;
}

describe.each([
  ['card-game', cardGame as AnyGame],
  ['spinning-jenny', spinningJenny as AnyGame],
])('%s heard from elsewhere', (_id, game) => {
  it.each([0, 1, null])('is shown to seat %s as if it stood here', async (eyes) => {
    const table = opened(game);
    const random = seeded('moves');
    const desk = new Desk();
    let update = await hear(desk, table, eyes, told(table, eyes, []));
    for (let i = 0; i < 40; i++) {
      const entry = moved(table, random);
      update = await hear(desk, table, eyes, told(table, eyes, [entry]));
    }
    const wanted = await here(table, eyes);
    const { undoable, ...scene } = update.scene;
    const { undoable: many, ...same } = wanted.scene;
    expect(scene).toEqual(same);
    expect(undoable > 0).toBe(many > 0);
    const read = (await desk.answer({ do: 'read' }, 'en')) as Update;
    expect(read.entries.slice(1)).toEqual(wanted.entries.slice(1));
  });

  it('previews every open choice without the generator', async () => {
    const table = opened(game);
    const random = seeded('previews');
    const desk = new Desk();
    let previewed = 0;
    for (let i = 0; i < 60; i++) {
      const entry = moved(table, random);
      const { scene } = await hear(desk, table, 0, told(table, 0, [entry]));
      for (const { refusal, presses } of scene.choices.slice(0, 12)) {
        if (refusal) continue;
        const preview = (await desk.answer({ do: 'preview', line: presses[0]?.line ?? '' }, 'en')) as Preview;
        expect(preview).toHaveProperty('view');
        previewed += 1;
      }
    }
    expect(previewed).toBeGreaterThan(50);
  });

  it('is known from its beginning to whoever comes late', async () => {
    const table = opened(game);
    const random = seeded('late');
    for (let i = 0; i < 30; i++) moved(table, random);
    const { rules } = table.engine;
    const views = Array.from({ length: 31 }, (_, ply) => rules.view(table.at(ply) ?? table.state, 1));
    const { game: id, players, options } = table.setup;
    const desk = new Desk();
    const story = { opening: table.opening, views, turns: table.history };
    const ask = { do: 'hear', game: id, players, options, seats, seat: 1, news: told(table, 1, []), story } as const;
    const update = (await desk.answer(ask, 'en')) as Update;
    expect(update.entries).toEqual((await here(table, 1)).entries);
  });

  it('files what it catches up with under its own turn and words, as if it had been there', async () => {
    const table = opened(game);
    const random = seeded('away');
    const desk = new Desk();
    await hear(desk, table, 0, told(table, 0, []));
    for (let away = 1; away < 30; away += 5) {
      const entries = Array.from({ length: away }, () => {
        const entry = moved(table, random);
        return { ...entry, view: table.engine.rules.view(table.state, 0) };
      });
      const { view: _latest, ...last } = entries.pop() ?? fail();
      await hear(desk, table, 0, told(table, 0, [...entries, last]));
    }
    const read = (await desk.answer({ do: 'read' }, 'en')) as Update;
    const wanted = await here(table, 0);
    expect(new Set(wanted.entries.map(({ chapter }) => chapter)).size).toBeGreaterThan(2);
    expect(read.entries.slice(1)).toEqual(wanted.entries.slice(1));
  });

  it('catches up with several decisions at once, and goes back with an undo', async () => {
    const table = opened(game);
    const random = seeded('catch up');
    for (let i = 0; i < 5; i++) moved(table, random);
    const desk = new Desk();
    // Whoever comes late is not told the beginning.
    const late = await hear(desk, table, 0, told(table, 0, []));
    expect([late.scene.ply, late.entries.length]).toEqual([5, 0]);
    const entries = [moved(table, random), moved(table, random), moved(table, random)];
    const update = await hear(desk, table, 0, told(table, 0, entries));
    expect([update.from, update.entries.map(({ ply }) => ply)]).toEqual([0, [6, 7, 8]]);
    table.takeBack();
    table.takeBack();
    const back: HeardEntry = { kind: 'back', seat: 0, line: '2', events: [] };
    const undone = await hear(desk, table, 0, told(table, 0, [back]));
    expect([undone.scene.ply, undone.from, undone.entries]).toEqual([6, 1, []]);
    expect(undone.scene.sections).toEqual((await here(table, 0)).scene.sections);
  });
});
