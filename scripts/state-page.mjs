// npm run state-page: writes docs/state.md from the descriptions of states. A test holds the two together.
import { writeFileSync } from 'node:fs';
import { page } from './state-page/page.mjs';

writeFileSync('docs/state.md', await page());
