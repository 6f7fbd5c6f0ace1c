// npm run soak: random games of every game, seat count and setting, checked on the way. For the night, not for every change.
//   npm run soak -- --games 500 --seed friday anniversary spinning-mule
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isProblem } from '@cromford/kernel';
import { findGame, shelf } from '../shelf.ts';
import { Progress } from '../terminal/progress.ts';
import { complain, print, processTerminal } from '../terminal/terminal.ts';
import { Lanes } from './lanes.ts';
import type { Tally } from './soak.ts';

const terminal = processTerminal();
const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '20000' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    out: { type: 'string', default: '.cache/soak' },
  },
  allowPositionals: true,
});

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} must be a whole number above 0, not “${text}”`);
}

/** The record of each game in which something broke is kept; the first fault of it is printed. */
function report({ broken }: Tally): void {
  if (broken.length > 0) mkdirSync(values.out, { recursive: true });
  for (const { name, setting, faults, record } of broken) {
    const file = join(values.out, `${name}.txt`);
    writeFileSync(file, record);
    print(terminal, `  ${file} (${setting}): ${faults[0]}`);
  }
}

async function main(): Promise<boolean> {
  const games = wholeNumber('games', values.games);
  const ids = positionals.length > 0 ? positionals : shelf.map(({ id }) => id);
  for (const id of ids) if (isProblem(findGame(shelf, id))) throw new Error(`no game is called ${id}`);
  const lanes = new Lanes(wholeNumber('jobs', values.jobs));
  let sound = true;
  print(terminal, `seed ${values.seed}`);
  for (const id of ids) {
    const started = performance.now();
    const progress = new Progress(terminal, games);
    const tally = await lanes.run(id, `${values.seed} ${id}`, games, (done) => progress.show(done));
    progress.clear();
    const seconds = Math.round((performance.now() - started) / 1000);
    const { finished, decisions, broken } = tally;
    sound &&= broken.length === 0 && finished === games;
    print(
      terminal,
      `${id}: ${finished} of ${games} games finished, ${decisions} decisions, ${broken.length} broken, ${seconds} s`,
    );
    report(tally);
  }
  await lanes.close();
  return sound;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  complain(terminal, error instanceof Error ? error.message : String(error));
  process.exit(1);
}
