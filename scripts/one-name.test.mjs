import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What every game has one of its own of: the kernel's word, and each game's shape of it. */
const OF_EACH_GAME = ['Emit', 'Event', 'Frame', 'Move', 'State'];
/** The same thing in two packages that may not know of each other. */
const SAME_THING = ['Said'];

const files = execFileSync('git', ['ls-files', 'packages/*/src/*.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !/\.test\.ts$|\/(testing|proof)\//.test(file));

/** Names of exported types, and the packages that say what they mean. */
const packagesOf = new Map();
for (const file of files)
  for (const [, name, rest] of readFileSync(file, 'utf8').matchAll(/^export (?:interface|type|class) (\w+)(.*)$/gm)) {
    // `= wire.Door` is the protocol's word under the same name.
    if (rest.trim() === `= wire.${name};`) continue;
    const [, home] = file.split('/');
    packagesOf.set(name, (packagesOf.get(name) ?? new Set()).add(home));
  }

test('a word of the kernel or of the protocol means one thing in all packages', () => {
  const shared = [...packagesOf].filter(
    ([, homes]) => homes.size > 1 && (homes.has('kernel') || homes.has('protocol')),
  );
  const twice = shared.map(([name, homes]) => `${name}: ${[...homes].join(', ')}`);
  expect(twice.filter((line) => ![...OF_EACH_GAME, ...SAME_THING].some((name) => line.startsWith(`${name}:`)))).toEqual(
    [],
  );
  // What needs no exception has none.
  for (const name of SAME_THING) expect(packagesOf.get(name)?.size, name).toBeGreaterThan(1);
});

test('the words that once meant several things mean one', () => {
  for (const name of ['Company', 'Position', 'Standing', 'Told']) expect(packagesOf.get(name)?.size, name).toBe(1);
  // Each game has a component sheet of its own; no other sheet is called so.
  expect([...(packagesOf.get('Sheet') ?? [])].sort()).toEqual(['arkwright', 'cards', 'empire']);
  // What is a part, and who plays what, is said with the thing that it is of.
  for (const name of ['Part', 'Play']) expect(packagesOf.get(name), name).toBeUndefined();
});
