import { type State, waterFrame } from '@cromford/arkwright';
import { completeOptions, Engine } from '@cromford/kernel';
import { expect, it } from 'vitest';
import type { Entry } from '../../../engine/protocol.ts';
import { wageThen } from './wage-then.ts';

it('is the wage before others hired, and none where the own move led to the production', () => {
  const rules = waterFrame.rules({
    players: 2,
    options: completeOptions(waterFrame, { 'set-up': 'predetermined' }),
    sheet: waterFrame.sheet,
  });
  const start: State = { ...new Engine(rules).start('wages'), ply: 3 };
  const { wage, marketSpaces } = rules.ruleset;
  const dearer = wage.findIndex((pounds) => pounds > (wage[0] ?? 0));
  // Before the rival hired the last three of them, it was a pound less.
  const before = { ...start, lasting: [], market: marketSpaces - start.gap - dearer };
  const entry = (ply: number, seat: number, hired = 0) =>
    ({ ply, seat, events: [{ event: { kind: 'workers', amount: hired, from: 'market', to: 'factory' } }] }) as never;
  const log: readonly Entry[] = [entry(1, 0, 9), entry(2, 1, 1), entry(3, 1, 2), entry(4, 1)];
  expect(wageThen(rules.ruleset, before, 0, log)).toBe(wage[dearer - 3]);
  expect(wageThen(rules.ruleset, before, 0, log)).toBeLessThan(wage[dearer] ?? 0);
  expect(wageThen(rules.ruleset, before, 1, log)).toBeUndefined();
  expect(wageThen(rules.ruleset, before, 2, log)).toBeUndefined();
});
