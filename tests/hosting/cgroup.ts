import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Cage {
  /** A command line that runs the rest of its words inside. */
  readonly enter: readonly string[];
  /** How many processes had to be ended because there was no memory left. */
  killed(): number;
  remove(): void;
}

/** A control group with so much memory and no more, swapping included; for root only. Both layouts of Linux are known. */
export function memoryCage(bytes: number): Cage {
  const old = '/sys/fs/cgroup/memory';
  const isOld = existsSync(join(old, 'memory.limit_in_bytes'));
  const folder = join(isOld ? old : '/sys/fs/cgroup', `cromford-test-${process.pid}`);
  if (!isOld) writeFileSync('/sys/fs/cgroup/cgroup.subtree_control', '+memory');
  mkdirSync(folder);
  for (const [name, value] of isOld
    ? [['memory.limit_in_bytes', bytes] as const]
    : [['memory.max', bytes] as const, ['memory.swap.max', 0] as const])
    if (existsSync(join(folder, name))) writeFileSync(join(folder, name), String(value));
  return {
    enter: ['sh', '-c', `echo $$ > ${join(folder, 'cgroup.procs')} && exec "$@"`, 'sh'],
    killed() {
      const counted = readFileSync(join(folder, isOld ? 'memory.oom_control' : 'memory.events'), 'utf8');
      return Number(/^oom_kill (\d+)$/m.exec(counted)?.[1]);
    },
    remove: () => rmdirSync(folder),
  };
}
