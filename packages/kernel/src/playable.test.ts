import { describe, expect, it } from 'vitest';
import { isProblem } from './record.ts';
import { Table } from './table.ts';
import { pennies } from './testing/pennies.ts';

function position() {
  const table = Table.open(pennies(), { players: 2, seed: 'from outside' });
  if (isProblem(table)) throw new Error(table.code);
  return table.state;
}
const load = (change: object, game = pennies()) => Table.from(game, { players: 2 }, { ...position(), ...change });

describe('a position from outside', () => {
  it('is played on before it is taken, and stays as it was', () => {
    const state = position();
    expect(load({})).toMatchObject({ state });
  });

  it('is refused where its agenda gets stuck, however late, with the step', () => {
    const agenda = [{ step: 'tea' }, { step: 'turn', seat: 0 }];
    expect(load({ agenda })).toEqual({ code: 'state-agenda', params: { step: 'tea' } });
    expect(load({ agenda: [{ step: 'turn' }, { step: 'turn', seat: 0 }] })).toMatchObject({ code: 'state-agenda' });
  });

  it('is refused where the game would not come to its end', () => {
    expect(
      load(
        {},
        pennies(() => ({ longest: 2 })),
      ),
    ).toEqual({ code: 'state-endless', params: {} });
  });

  it('is refused where nothing leads on to the end of the game', () => {
    const leading = pennies(() => ({ leadsOn: { steps: ['deal'], rule: 'P-DEAL' } }));
    expect(load({}, leading)).toMatchObject({ code: 'state-rules', params: { rule: 'P-DEAL', path: 'agenda' } });
  });

  it('is refused where what leads on does so twice: what lies below would have nothing left to do', () => {
    const leading = pennies(() => ({ leadsOn: { steps: ['turn'], rule: 'P-TURN' } }));
    const turn = { step: 'turn', seat: 0 };
    expect(load({ agenda: [turn] }, leading)).toMatchObject({ state: {} });
    expect(load({ agenda: [turn, turn] }, leading)).toMatchObject({
      code: 'state-rules',
      params: { rule: 'P-TURN', path: 'agenda.1' },
    });
  });

  it('is refused where a step is left to run, as a view, and with a barrier that is still to come', () => {
    expect(load({ agenda: [{ step: 'turn', seat: 0 }, { step: 'deal' }] })).toMatchObject({ code: 'state-unsettled' });
    expect(load({ random: [] })).toMatchObject({ code: 'state-view' });
    expect(load({ barrier: 7 })).toMatchObject({ code: 'state-form', params: { path: 'barrier', most: 0 } });
  });
});
