import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as pool from '@cromford/bots/pool';
import { empire } from '@cromford/empire';
import { hash } from '@cromford/kernel';
import { engineFailure, engineResults, LONGEST_TIME } from '@cromford/protocol/engine';
import { expect, it } from 'vitest';
import { shelf } from '../shelf.ts';
import { runHere } from '../testing/run-here.ts';

/** After a change of the game, `npx vitest run packages/cli/src/engine/documented.test.ts -u` writes the new answers into the page. */
const page = fileURLToPath(new URL('../../../../docs/engine-protocol.md', import.meta.url));

it('answers as its documentation says, to the letter', async () => {
  const text = readFileSync(page, 'utf8');
  const [before, session, after] = text.split(/(?<=```session\n)|(?=```\s*$)/) as [string, string, string];
  const requests = session.split('\n').flatMap((line) => (line.startsWith('> ') ? [current(line.slice(2))] : []));
  const { output } = await runHere(['engine'], requests, shelf);
  const answers = output.trimEnd().split('\n');
  expect(answers).toHaveLength(requests.length);
  for (const [index, answer] of answers.entries()) isAsPromised(requests[index] ?? '', JSON.parse(answer));
  const played = requests.flatMap((request, index) => [`> ${request}`, `< ${answers[index]}`]);
  await expect(`${before}${played.join('\n')}\n${after}`).toMatchFileSnapshot(page);
});

/** Nothing missing, nothing besides. */
function isAsPromised(request: string, answer: { id: unknown; ok: boolean }): void {
  const { id: _id, ok, ...result } = answer;
  const verb = /"do":"(\w+)"/.exec(request)?.[1] as keyof typeof engineResults;
  const read = ok ? engineResults[verb].safeParse(result) : engineFailure.safeParse(answer);
  expect(read.data, `${verb}: ${read.error?.message}`).toEqual(ok ? result : answer);
}

it('lets a bot think as long as bots may', () => {
  expect(LONGEST_TIME).toBe(pool.LONGEST_TIME);
});

/** The record in the session names the sheet that the game ships now. */
function current(request: string): string {
  return request.replace(/sheet standard [0-9a-f]{16}/, `sheet standard ${hash(empire.sheet)}`);
}

it('documents every code that an error can have', async () => {
  const text = readFileSync(page, 'utf8');
  const { codes } = await import('./answers.ts');
  const missing = codes.filter((code) => !text.includes(`\`${code}\``));
  // These belong to commands, not to the protocol.
  expect(missing).toEqual([
    'which-game',
    'opponent-count',
    'bot-count',
    'not-a-level',
    'nothing-to-tune',
    'not-a-puzzle',
    'unknown-weights',
    'not-a-tuning',
    'not-results',
    'other-tournament',
    'nothing-to-merge',
    'option-form',
    'file-unreadable',
    'file-unwritable',
    'league-form',
    'no-features',
    'candidates-form',
    'no-such-value',
    'not-ours',
    'sheet-not-json',
    'no-store',
    'not-a-store',
    'store-damaged',
    'store-newer',
    'store-older',
    'store-in-use',
    'store-not-empty',
    'backup-postgres',
    'move-direction',
    'no-queue',
    'queue-away',
    'part-failed',
    'queue-engine',
    'log-length',
    'log-gap',
    'position',
    'kept-position',
    'table-part',
    'table-seats',
    'table-unreadable',
    'ply',
    'save-there',
    'resume-saved',
    'resume-other-game',
  ]);
});
