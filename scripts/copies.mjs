// npm run copies: writes the copy of each game's state from its description. A test holds the two together.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { COPIES, sourceOf } from './copies/games.mjs';

for (const copy of COPIES) writeFileSync(copy.file, await sourceOf(copy));
execFileSync('node', ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...COPIES.map(({ file }) => file)]);
