import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PARTS as board } from './arkwright/notes/notes.ts';
import { PARTS as cards } from './cards/notes/notes.ts';
import { PARTS as empire } from './empire/notes/notes.ts';

const rules = ['first-edition', 'anniversary-edition', 'card-game', 'solo-empire']
  .map((name) => readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8'))
  .join('\n');

it('names rules that there are beside every part of a board', () => {
  const named = [
    ...Object.values(board)
      .flat()
      .filter((rule) => rule !== undefined),
    ...Object.values(cards),
    ...Object.values(empire),
  ];
  for (const rule of named) expect(rules, rule).toMatch(new RegExp(`(\\*\\*|\\| )${rule}\\b`));
});
