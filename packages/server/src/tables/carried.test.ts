import { type AnyGame, isProblem } from '@cromford/kernel';
import { expect, test } from 'vitest';
import type { TableRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import { onBoth } from '../testing/both.ts';
import { anne, bert, must, said, tablesOn } from '../testing/node.ts';
import { pennies, stricter } from '../testing/pennies.ts';
import { verifyStore } from '../verify-store.ts';

const LINES = ['take 1', 'guess heads', 'take 2', 'guess tails', 'take 1'];

async function rowOf(store: Store, id: string): Promise<TableRow> {
  const row = await store.rooms.find(id);
  if (!row) throw new Error('the table is gone');
  return row;
}

onBoth('a table of older rules', (ground) => {
  /** Played for a while by version 1, then the node plays `games`. */
  const played = async (games: readonly AnyGame[]) => {
    const store = await ground.store();
    const first = tablesOn(store);
    const id = await first.begun();
    for (const [seq, line] of LINES.entries())
      expect(said(await first.move(seq % 2 === 0 ? anne : bert, id, seq, line))).toBe(`done ${seq + 1}`);
    const before = must(await first.loader.whole(await rowOf(store, id)));
    const here = tablesOn(store, undefined, games);
    const row = () => rowOf(store, id);
    return { ...here, id, row, before: before.table };
  };

  test('goes on without a word where the rules of today come to the same', async () => {
    const { id, move, row, loader, before } = await played([{ ...pennies, version: 2 }]);
    expect(said(await move(bert, id, 5, 'take 2'))).toBe('done 6');
    expect((await row()).version).toBe(2);
    const held = must(await loader.whole(await row()));
    expect(held.table.at(5)).toEqual(before.state);
  });

  test('is shown as it was played, and moves at it are refused with the place where the rules part', async () => {
    const { id, move, undo, row, loader, before } = await played([stricter]);
    expect(await move(bert, id, 5, 'take 2')).toMatchObject({ code: 'carry-refused', params: { number: 2 } });
    expect(await undo(anne, id, 5)).toMatchObject({ code: 'carry-refused' });
    const held = must(await loader.whole(await row()));
    expect(held.table.history.map((turn) => turn.move)).toEqual(LINES);
    for (const ply of LINES.keys()) expect(held.table.at(ply)).toEqual(before.at(ply));
    expect(await loader.older(await row())).toMatchObject({ code: 'carry-refused' });
    expect((await row()).version).toBe(1);
  });

  test('goes on from its last position once everybody has agreed, and stays as it was before that', async () => {
    const { id, consent, move, row, loader, before, store } = await played([stricter]);
    expect(await consent.propose(anne, id, { kind: 'take-up' })).toEqual({ carried: false });
    expect(said(await move(bert, id, 5, 'take 2'))).toBe('carry-refused');
    expect(await consent.answer(bert, id, 'take-up', true)).toEqual({ carried: true });
    expect((await row()).version).toBe(2);
    expect(said(await move(bert, id, 5, 'guess heads'))).toBe('refused poor-pot');
    expect(said(await move(bert, id, 5, 'take 2'))).toBe('done 6');
    // Also for a node that knows nothing of it yet.
    const other = tablesOn(store, undefined, [stricter]);
    const held = must(await other.loader.whole(await row()));
    expect(held.older).toBeUndefined();
    expect(held.table.at(5)).toEqual(before.state);
    expect(held.table.history.map((turn) => turn.move)).toEqual([...LINES, 'take 2']);
    expect(said(await other.move(anne, id, 6, 'take 1'))).toBe('done 7');
    expect(must(await loader.now(await row())).table.state).toEqual(
      must(await other.loader.whole(await row())).table.state,
    );
    expect(await verifyStore(store, [stricter])).toMatchObject({ asked: [], different: [] });
    expect(await consent.propose(anne, id, { kind: 'take-up' })).toMatchObject({ code: 'nothing-to-take-up' });
  });

  test('of which only the moves were kept goes on from where the rules of today come to', async () => {
    const { id, consent, move, row, loader, store } = await played([stricter]);
    await store.database.query.updateTable('entries').set({ change: null }).execute();
    expect((await loader.older(await row()))?.code).toBe('move');
    expect(await consent.propose(anne, id, { kind: 'take-up' })).toEqual({ carried: false });
    expect(await consent.answer(bert, id, 'take-up', true)).toEqual({ carried: true });
    expect(await row()).toMatchObject({ version: 2, seq: 6, ply: 1, due: 1 });
    expect(said(await move(bert, id, 6, 'take 2'))).toBe('done 7');
    const held = must(await loader.whole(await row()));
    expect(held.table.history.map((turn) => turn.move)).toEqual(['take 1', 'take 2']);
    expect(await verifyStore(store, [stricter])).toMatchObject({ asked: [], different: [] });
  });

  test('of rules that are yet to come here is refused', async () => {
    const { loader, row } = await played([{ ...pennies, version: 0 }]);
    const held = await loader.now(await row());
    expect(isProblem(held) && held.code).toBe('rules-version');
  });
});
