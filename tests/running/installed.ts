import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pack } from '../../scripts/pack.mjs';

const run = promisify(execFile);

/** Makes the package and installs it into an empty folder, as whoever runs a server would. */
export async function install(folder: string): Promise<{ readonly command: string; readonly modules: string }> {
  mkdirSync(folder, { recursive: true });
  const quietly = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await run('npm', ['install', '--prefix', folder, ...quietly, await pack()], { cwd: folder });
  const modules = join(folder, 'node_modules');
  return { modules, command: join(modules, 'cromford/lib/cromford.js') };
}

export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

/** At exit a program started with this says on its error stream how much it has computed, in seconds: a busy machine does not count. */
const counted = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write('computed ' + (user + system) / 1e6);
})`;

export async function commandOf(
  command: string,
  args: readonly string[],
): Promise<{ readonly output: string; readonly computed: number }> {
  const env = {
    ...process.env,
    LC_ALL: 'C',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(counted)}`,
  };
  const { stdout, stderr } = await run(process.execPath, [command, ...args], { env });
  return { output: stdout, computed: Number(/computed ([\d.]+)$/.exec(stderr)?.[1]) };
}

/** What Linux knows of a process: seconds computed, and the most memory it has had, in bytes. Elsewhere nothing. */
export function usageOf(pid: number): { readonly computed: number; readonly memory: number } | undefined {
  if (!existsSync(`/proc/${pid}/status`)) return undefined;
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { computed: ticks / 100, memory: Number(kilobytes) * 1024 };
}
