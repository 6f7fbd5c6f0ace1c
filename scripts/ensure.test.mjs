import { expect, test } from 'vitest';
import { sourcesOf } from './ensure.mjs';

test('the web app is built again when the rules that it shows have changed', () => {
  expect(sourcesOf('web')).toContain('docs/rules/solo-empire.md');
  expect(sourcesOf('web')).toContain('packages/protocol/src/live.ts');
});

test('tests and what tools leave behind build nothing again', () => {
  const idle = sourcesOf('server').filter((path) => /\.test\.ts$|\/dist\/|node_modules/.test(path));
  expect(idle).toEqual([]);
});
