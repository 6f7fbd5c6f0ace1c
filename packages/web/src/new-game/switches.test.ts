import { expect, test } from 'vitest';
import type { OptionAbout } from '../engine/protocol.ts';
import { switchesAmong } from './switches.ts';

const option = (id: string, ...values: string[]): OptionAbout => ({
  id,
  values,
  standard: values[0] ?? '',
  label: id,
  about: '',
  labels: [],
});
const three = [option('ships', 'no', 'yes'), option('draft', 'no', 'yes'), option('shares', 'no', 'yes')];

test('several rules that are only in use or not are gathered; others stay by themselves', () => {
  expect(switchesAmong([option('price', 'own', 'ten'), ...three]).map(({ id }) => id)).toEqual([
    'ships',
    'draft',
    'shares',
  ]);
});

test('one or two of them are options like any other', () => {
  expect(switchesAmong(three.slice(1))).toEqual([]);
});
