import { readFileSync } from 'node:fs';
import { below, Engine, type RuleId, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { ArkwrightGame } from './game.ts';
import { anniversary, spinningJenny, spinningMule, waterFrame } from './games.ts';
import type { News } from './news.ts';
import { factory, jenny, jubilee, type Play, water } from './testing/position.ts';

/** The numbers that a checklist states, each with the versions it holds in. */
function stated(checklist: string): Map<RuleId, readonly string[]> {
  const text = readFileSync(new URL(`../../../docs/rules/${checklist}.md`, import.meta.url), 'utf8');
  const rules = new Map<RuleId, readonly string[]>();
  // First edition: `* **FE-ADM-05** [WF] …`; without a mark it is one of Water Frame's tiles and events.
  for (const [, id = '', tags = 'WF'] of text.matchAll(/^\* \*\*(FE-[A-Z]+-\d+)\*\*(?: \[(\w+)\])?/gm))
    rules.set(id, tags === 'both' ? ['SJ', 'WF'] : [tags]);
  // Anniversary edition: `| AE-ADM-05 | WF SM | …`; rulings have their weight there and hold wherever they apply.
  for (const [, id = '', tags = ''] of text.matchAll(/^\| (AE-[A-Z]+\d*-\d+) \| ([A-Z ]+) \|/gm))
    rules.set(id, /^[HML]$/.test(tags) ? ['WF', 'SM'] : tags.split(' '));
  return rules;
}

const firstEdition = stated('first-edition');
const anniversaryEdition = stated('anniversary-edition');
const MODULES = { EIC: 'east-india-company', ASYM: 'asymmetric-factories' } as const;

const versions = [
  { game: spinningJenny, version: 'SJ', rules: firstEdition },
  { game: waterFrame, version: 'WF', rules: firstEdition },
  { game: anniversary, version: 'WF', rules: anniversaryEdition },
  { game: spinningMule, version: 'SM', rules: anniversaryEdition },
] as unknown as { game: ArkwrightGame; version: string; rules: Map<RuleId, readonly string[]> }[];

describe('rules that are named', () => {
  it('are read from the checklists', () => {
    expect(firstEdition.get('FE-ADM-05')).toEqual(['SJ', 'WF']);
    expect(firstEdition.get('FE-DEV-10')).toEqual(['WF']);
    expect(anniversaryEdition.get('AE-SM-19')).toEqual(['SM']);
    expect(anniversaryEdition.get('AE-DEV06-4')).toEqual(['WF', 'SM']);
  });

  it.each(versions)('$game.id names no rule that its edition does not state for it', ({ game, version, rules }) => {
    const wrong = new Set<string>();
    for (let i = 0; i < 18; i++) {
      const on = (module: 'EIC' | 'ASYM') => (i & (module === 'EIC' ? 1 : 2)) !== 0;
      const options = {
        'set-up': i % 3 === 0 ? 'predetermined' : 'free',
        events: 'shuffled',
        [MODULES.EIC]: on('EIC') ? 'on' : 'off',
        [MODULES.ASYM]: on('ASYM') ? 'on' : 'off',
      };
      const held = new Set([version, ...(on('EIC') ? ['EIC'] : []), ...(on('ASYM') ? ['ASYM'] : [])]);
      const look = (rule: RuleId, where: string) => {
        if (!rules.get(rule)?.some((tag) => held.has(tag))) wrong.add(`${rule} ${where}`);
      };
      const engine = new Engine(game.rules({ players: 2 + (i % 3), options, sheet: game.sheet }));
      const random = seeded(`rules ${i}`);
      const hear = (event: News) => look(event.rule, `told as ${event.kind}`);
      const s = engine.start(`rules ${i}`, hear);
      for (let due = engine.due(s); due; due = engine.due(s)) {
        look(due.rule, `asks at ${due.step}`);
        for (const { refusal, range } of below(random, 3) === 0 ? engine.options(s) : [])
          for (const reason of [refusal, range?.limit, range?.floor])
            if (reason) look(reason.rule, `refuses ${reason.code} at ${due.step}`);
        const open = engine.open(s);
        const move = open[below(random, open.length)];
        if (move) engine.apply(s, move, hear);
      }
    }
    expect([...wrong].sort()).toEqual([]);
  });
});

describe('a question names the rule by which it is asked', () => {
  const seat = { cash: 100, factories: [factory('food')] };
  const asks = (t: Play) => t.engine.due(t.s)?.rule;

  it('for tiles that are assigned', () => {
    const take = (tile: 'foreman' | 'workshop', at: typeof water) =>
      asks(
        at({ seats: [{ cash: 100, factories: [factory('food'), factory('lamps')] }], onlyTiles: [tile] }).do(
          'use workers at 4',
          'done',
          `take tile ${tile}`,
        ),
      );
    expect([take('foreman', water), take('workshop', water)]).toEqual(['FE-DEV-10', 'FE-DEV-17']);
    expect([take('foreman', jubilee), take('workshop', jubilee)]).toEqual(['AE-DEV21-1', 'AE-DEV22-1']);
  });

  it('for Made in England, which nobody may decline', () => {
    const run = [{ step: 'event-turns', event: 'made-in-england', k: 0 }] as const;
    const seats = [{ cash: 100, factories: [factory('food'), factory('lamps')] }];
    const t = water({ seats, run });
    expect([asks(t), t.refused('done'), t.rule('done')]).toEqual(['FE-EVT-10', 'must-raise', 'FE-EVT-10']);
    expect(asks(jubilee({ seats, run }))).toBe('AE-EVT06-1');
  });

  it('for charisma, after a cycle and at the end of a decade; and the cycle is still the old one', async () => {
    const seats = [{ ...seat, tiles: ['charisma'] as const }, seat];
    const cycle = water({ seats, cycle: 'clothes', run: [{ step: 'end-cycle' }] });
    const decade = water({ seats, run: [{ step: 'start-player' }] });
    expect([asks(cycle), asks(decade)]).toEqual(['FE-EOC-03', 'FE-STP-05']);
    const words = await waterFrame.words('en', { players: 2, options: {}, sheet: waterFrame.sheet });
    expect(words.progress(cycle.s)).toContain('clothes');
    cycle.do('done');
    expect([cycle.s.cycle, cycle.told('cycle')[0]?.good]).toEqual([2, 'cutlery']);
  });

  it('for the last exchange, and warns of money that is left', () => {
    const run = [{ step: 'final-exchanges', k: 0 }] as const;
    const t = water({ seats: [{ cash: 45, space: 20, shares: 3 }], run });
    expect([asks(t), t.rule('sell shares 1')]).toEqual(['FE-END-02', 'FE-END-02']);
    expect(t.notes('done')).toEqual(['shares-left']);
    expect(t.do('buy 2').notes('done')).toEqual(['shares-left']);
    expect(asks(jubilee({ seats: [{ cash: 45 }], run }))).toBe('AE-END-01');
    const poor = water({ seats: [{ cash: 9, shares: 0, loans: 1, stored: { lamps: 1 } }], run });
    expect(poor.notes('done')).toEqual(['goods-left', 'loans-left']);
  });

  it('for storing: without a warehouse, beyond its room, and more than there is', () => {
    const run = [{ step: 'storage', seat: 0, good: 0, amount: 3 }] as const;
    const row = water({ seats: [{ edges: ['row-1'] }], run });
    expect([row.refused('store 3'), row.rule('store 3')]).toEqual(['no-room', 'FE-STO-07']);
    const small = water({ seats: [{ tiles: ['small-warehouse'], stored: { lamps: 4 } }], run });
    expect([small.refused('store 3'), small.rule('store 3')]).toEqual(['no-room', 'FE-STO-06']);
    const large = water({ seats: [{ edges: ['food'] }], run });
    expect([large.refused('store 4'), large.rule('store 4')]).toEqual(['not-that-many', 'FE-STO-10']);
    const own = jenny({ seats: [{ stored: { lamps: 4 } }], run });
    expect([own.refused('store 3'), own.rule('store 3')]).toEqual(['no-room', 'FE-STO-01']);
  });

  it('for firing more than there are', () => {
    const run = [{ step: 'workers', seat: 0 }] as const;
    const t = water({ seats: [{ factories: [{ good: 'food', workers: [2, 2] }] }], run });
    expect([t.refused('fire 3 food row 2'), t.rule('fire 3 food row 2')]).toEqual(['not-that-many', 'FE-WRK-09']);
  });

  it('for naming the start player', () => {
    const t = water({ seats: [seat, seat], run: [{ step: 'start-player' }] });
    expect([asks(t), t.refused('done'), t.rule('done')]).toEqual(['FE-STP-01', 'must-name', 'FE-STP-01']);
  });
});
