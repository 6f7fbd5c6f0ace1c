import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Beside the sockets: the database, its log, pipes, what Node itself has open, and requests on their way. */
const BESIDE = 300;

/** Why so many sockets cannot be opened here; nothing where they can. Both ends of a socket are files, each in its own process. */
export function fewFiles(sockets: number): string | undefined {
  const most = mostFiles();
  const wanted = sockets + BESIDE;
  if (most === undefined || wanted <= most) return undefined;
  return `A process may have ${most} files open here, and ${sockets} sockets take ${wanted}: ulimit -n ${wanted}, then again.`;
}

function mostFiles(): number | undefined {
  const file = '/proc/self/limits';
  if (!existsSync(file)) return undefined;
  const soft = /^Max open files\s+(\S+)/m.exec(readFileSync(file, 'utf8'))?.[1];
  return soft === undefined || soft === 'unlimited' ? undefined : Number(soft);
}

/** Milliseconds of all cores since the start of the computer. */
export function machineTimes(): { all: number; idle: number } {
  let all = 0;
  let idle = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.user + times.nice + times.sys + times.irq + times.idle;
  }
  return { all, idle };
}

interface Shares {
  readonly wanted: number;
  readonly reached: number;
  /** Of a core, each. */
  readonly nodes: readonly number[];
  readonly people: number;
  /** Of the whole computer, by whomever it is used. */
  readonly idle: number;
}

/** More than this of a core is a thread that has no time left. */
const FULL = 0.9;
/** Less than this of the computer is none. */
const NO_IDLE = 0.05;

/** What kept it from more. A limit of the people or of the computer is none of the server's. */
export function limitOf({ wanted, reached, nodes, people, idle }: Shares): string {
  if (nodes.length > 0 && nodes.every((share) => share > FULL)) return 'the nodes: each has used up its thread';
  if (people > FULL) return 'the people of this test: their process has used up its thread';
  if (idle < NO_IDLE) return 'this computer: nothing of it was idle';
  return reached >= 0.98 * wanted
    ? 'none: all that was wanted was played'
    : 'waiting: neither a thread nor the computer was used up';
}
