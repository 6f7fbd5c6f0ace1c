import { isProblem, Table } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { components } from './components.ts';
import { empire } from './rules.ts';

const drawn = (sketch: object) => Table.sketched(empire, { players: 1, seed: 'a sketch' }, sketch);
const position = (sketch: object) => {
  const table = drawn(sketch);
  if (isProblem(table)) throw new Error(JSON.stringify(table.params));
  return table;
};
const refused = (sketch: object) => {
  const table = drawn(sketch);
  return isProblem(table) ? table.params : undefined;
};

/** A place where that side may be built beside the Central Factory. */
const { plates } = components(empire.sheet, { side: 'A' });
const PLACES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const places = plates.flatMap((_, plate) =>
  plate === 0 ? [] : PLACES.map(([x, y]) => ({ plate, x, y })).filter((site) => !refused({ sites: { 1: site } })),
);
const site = places[0] ?? { plate: 0, x: 0, y: 0 };

describe('a sketched position', () => {
  it('SE-CMP-01 SE-CMP-03 SE-BLD-06 SE-BLD-07: a card in play leaves the row, takes a spare marker and has one worker', () => {
    const { state } = position({ sites: { 1: site } });
    expect(state.row).toHaveLength(5);
    expect(state.spare).toBe(2);
    expect(state.sites[1]).toMatchObject({ ...site, workers: 1 });
    expect(state.sites[1]?.stock.filter((units) => units === 0)).toHaveLength(1);
  });

  it('SE-CMP-01 SE-CMP-03: a card twice, and more markers than there are, are refused with what is too many', () => {
    expect(refused({ sites: { 1: site }, row: { 0: site.plate } })?.reason).toMatch(/of 1, \d too many \(SE-CMP-01\)/);
    expect(refused({ spare: 4 })?.reason).toBe('markers: 8 of 7, 1 too many (SE-CMP-03)');
    expect(refused({ sites: { 1: { ...site, stock: [-1, -1, -1, -1] } } })).toMatchObject({ rule: 'SE-BLD-07' });
  });

  it('SE-BLD-03 SE-BLD-04: a card lies where it could be built', () => {
    expect(refused({ sites: { 1: { ...site, x: 2, y: 2 } } })).toMatchObject({ rule: 'SE-BLD-03' });
    expect(refused({ sites: { 1: { ...site, x: 0, y: 0 } } })).toMatchObject({ rule: 'SE-BLD-03' });
    const misfit = PLACES.map(([x, y]) => ({ ...site, x, y })).find((other) => refused({ sites: { 1: other } }));
    expect(misfit && refused({ sites: { 1: misfit } })).toMatchObject({ rule: 'SE-BLD-04' });
  });

  it('SE-TRN-03: the year follows from the turn', () => {
    expect(position({ turn: 7 }).state.year).toBe(12);
    expect(refused({ turn: 7, year: 20 })).toMatchObject({ rule: 'SE-TRN-03' });
    expect(refused({ turn: 16 })).toMatchObject({ rule: 'SE-TRN-02' });
  });

  it('SE-TRN-01 SE-MKT-01 SE-END-01: names a moment, tells what happened, and never stops in the middle', () => {
    const rolled = position({ turn: 3, agenda: 'turn' });
    expect(rolled.state).toMatchObject({ turn: 4, year: 6 });
    expect(rolled.opening).toMatchObject([{ kind: 'turn', turn: 4 }]);
    expect(position({ turn: 15, agenda: 'labour' }).due()).toBeUndefined();
    expect(refused({ agenda: [] })).toMatchObject({ rule: 'SE-END-01' });
    expect(refused({ agenda: [{ step: 'sell', sold: 0 }] })).toMatchObject({ rule: 'SE-TRN-01' });
  });

  it('SE-EVT-05 SE-EVT-04: an event happens once, and is not in force before', () => {
    expect(refused({ happened: [1, 1] })).toMatchObject({ rule: 'SE-EVT-05' });
    expect(refused({ inForce: [1] })).toMatchObject({ rule: 'SE-EVT-04' });
  });

  it('SE-TRN-01: an agenda in which a turn goes on twice is refused before it gets stuck', () => {
    const { state } = position({ turn: 3 });
    const agenda = [...state.agenda, { step: 'time' }, ...state.agenda];
    const loaded = Table.from(empire, { players: 1 }, { ...state, agenda });
    expect(isProblem(loaded) && loaded).toMatchObject({ params: { rule: 'SE-TRN-01', path: 'agenda.1' } });
  });
});
