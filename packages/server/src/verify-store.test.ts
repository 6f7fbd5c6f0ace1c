import type { AnyGame } from '@cromford/kernel';
import { expect, test } from 'vitest';
import { onBoth } from './testing/both.ts';
import { anne, bert, tablesOn } from './testing/node.ts';
import { pennies } from './testing/pennies.ts';
import { verifyStore } from './verify-store.ts';

onBoth('verify-store', (ground) => {
  const played = async () => {
    const here = tablesOn(await ground.store());
    const id = await here.begun();
    const lines = ['take 1', 'guess heads', 'take 2', 'guess tails', 'take 1'];
    for (const [seq, line] of lines.entries()) await here.move(seq % 2 === 0 ? anne : bert, id, seq, line);
    await here.undo(anne, id, 5);
    return { ...here, id };
  };

  test('finds every stored game as it was played', async () => {
    const { store } = await played();
    expect(await verifyStore(store, [pennies])).toEqual({ tables: 1, entries: 6, different: [], stranded: [] });
  });

  test('says which move a new version would refuse, and which games it would strand', async () => {
    const { store, id } = await played();
    const stricter: AnyGame = {
      ...pennies,
      version: 2,
      rules: (setup) => {
        const rules = pennies.rules(setup);
        const { turn } = rules.steps;
        if (!turn || 'run' in turn) throw new Error('pennies has a turn');
        const options: typeof turn.options = (s, frame, offer) =>
          s.ply === 3 ? offer.open({ do: 'take', amount: 3 }) : turn.options(s, frame, offer);
        return { ...rules, steps: { turn: { ...turn, options, mustSee: true } } };
      },
    };
    const { different, stranded } = await verifyStore(store, [stricter]);
    expect(different).toMatchObject([
      { table: id, problem: { code: 'move', params: { seq: 4, line: 'guess tails' } } },
    ]);
    expect(stranded).toHaveLength(1);
  });

  test('notices a log that was tampered with', async () => {
    const { store, id } = await played();
    await store.database.query
      .updateTable('entries')
      .set({ line: 'take 3' })
      .where('table_id', '=', id)
      .where('seq', '=', 1)
      .execute();
    expect((await verifyStore(store, [pennies])).different).toMatchObject([{ problem: { code: 'position' } }]);
  });
});
