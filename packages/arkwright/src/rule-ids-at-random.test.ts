import { readFileSync } from 'node:fs';
import { below, Engine, type RuleId, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { ArkwrightGame } from './game.ts';
import { anniversary, spinningJenny, spinningMule, waterFrame } from './games.ts';
import type { News } from './news.ts';

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
