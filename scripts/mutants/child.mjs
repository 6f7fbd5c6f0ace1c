import { readFileSync } from 'node:fs';
import { hunter } from './hunt.mjs';

process.once('message', async ({ mutants, all }) => {
  try {
    const hunt = await hunter(readFileSync(process.argv[2], 'utf8'), all);
    process.send({ ready: true });
    for (const mutant of mutants) process.send(await hunt(mutant));
  } catch (error) {
    process.send({ problem: error instanceof Error ? error.message : String(error) });
  }
});
