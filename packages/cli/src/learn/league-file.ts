import { readFileSync } from 'node:fs';
import { bots } from '@cromford/bots';
import type { FindNet, Learner, Member } from '@cromford/bots/arena';
import { readNet } from '@cromford/bots/arena';
import { isProblem, type Problem, problem } from '@cromford/kernel';
import { z } from 'zod';
import { readText, reasonOf } from '../files.ts';

const count = z.number().int().min(0).max(1_000_000);

const learner = z.strictObject({
  nodes: count,
  width: count,
  branch: count,
  plans: count,
  rounds: count,
  care: count.exactOptional(),
  finding: count.exactOptional(),
  deals: count.exactOptional(),
  variety: count.exactOptional(),
  rivalry: count.exactOptional(),
  spite: count.exactOptional(),
  prices: count.exactOptional(),
  everyKind: z.boolean().exactOptional(),
  refine: z.boolean().exactOptional(),
  wander: count.exactOptional(),
  net: z.string().exactOptional(),
  trust: z.number().min(0).max(2).exactOptional(),
  caution: z.number().min(0).max(2).exactOptional(),
  lean: z.string().exactOptional(),
  asTaught: z.boolean().exactOptional(),
});

const member = z.union([
  z.strictObject({ bot: z.string().refine((name) => bots.has(name), { error: 'no such bot' }) }),
  learner,
]);

const members = z.array(z.tuple([z.number().int().min(1).max(10_000), member])).min(1);

const league = z
  .strictObject({
    players: z.array(z.number().int().min(1).max(20)).min(1),
    options: z.array(z.record(z.string(), z.string())).min(1),
    /** Rounds, first and last, of which one is drawn for each game: those who wander do so before it, and only what comes from it on is learned. */
    until: z.tuple([count, count]).exactOptional(),
    /** Who may take a seat from that round on, and how often; without any all go on as they are. */
    afterwards: members.exactOptional(),
    /** How many ways to play a turn from that round on are all played to the end, and who finds them. */
    fork: z.strictObject({ ways: z.number().int().min(2).max(12), finder: learner }).exactOptional(),
    /** Who may sit at a seat, and how often. */
    members,
  })
  .refine(({ fork, afterwards }) => !fork || afterwards, {
    path: ['fork'],
    error: 'needs afterwards: who play every way with the same dice',
  });

/** Who may be drawn, and how often. */
export type Members = readonly (readonly [number, Member])[];

export interface LeagueFile {
  readonly players: readonly number[];
  readonly options: readonly Readonly<Record<string, string>>[];
  readonly until?: readonly [number, number];
  readonly afterwards?: Members;
  readonly fork?: { readonly ways: number; readonly finder: Learner };
  readonly members: Members;
}

export async function readLeague(file: string): Promise<LeagueFile | Problem> {
  const read = await readText(file);
  if (isProblem(read)) return read;
  try {
    const checked = league.safeParse(JSON.parse(read.text));
    if (checked.success) return checked.data;
    const [first] = checked.error.issues;
    return problem('league-form', { file, reason: `${first?.path.join('.')}: ${first?.message}` });
  } catch (error) {
    return problem('league-form', { file, reason: reasonOf(error) });
  }
}

export function readMember(text: string): Member | Problem {
  try {
    const checked = member.safeParse(JSON.parse(text));
    if (checked.success) return checked.data;
  } catch {
    // A name alone is a bot of the house.
    if (bots.has(text)) return { bot: text };
  }
  return problem('league-form', { file: text, reason: 'neither a bot nor the settings of one' });
}

/** Nets from files, each read once. */
export function netsFromFiles(): FindNet {
  const known = new Map<string, ReturnType<FindNet>>();
  return (file) => {
    let weights = known.get(file);
    if (!weights) {
      const bytes = readFileSync(file);
      weights = readNet(
        bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
      ).weights;
      known.set(file, weights);
    }
    return weights;
  };
}
