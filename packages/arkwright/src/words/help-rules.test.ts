import { readFileSync } from 'node:fs';
import { completeOptions } from '@cromford/kernel';
import { expect, it } from 'vitest';
import type { StepName } from '../frames.ts';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '../games.ts';
import { helpRule } from './help-rules.ts';

const known = ['first-edition', 'anniversary-edition']
  .map((name) => readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8'))
  .join('\n');
const STEPS: readonly StepName[] = [
  'found',
  'found-price',
  'turn',
  'workers',
  'machinery',
  'prices',
  'shipment',
  'name-start',
];

it.each([spinningJenny, waterFrame, anniversary, spinningMule])(
  'the rule beside a line of help of $id is one of its own rulebook',
  (game) => {
    const { ruleset } = game.rules({
      players: 3,
      options: completeOptions(game as never, {}),
      sheet: game.sheet as never,
    });
    const rules = STEPS.flatMap((step) => helpRule(ruleset, step) ?? []);
    expect(rules.length).toBeGreaterThan(3);
    for (const rule of rules) {
      expect(known).toContain(rule);
      if (game === anniversary || game === spinningMule) expect(rule).toMatch(/^AE-/);
    }
  },
);
