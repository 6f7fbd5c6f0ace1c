// npm run hosting: tests the files of hosting/ with the programs that they are for. On Debian, as root, it gets those itself.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isDebian } from './debian.mjs';
import { ensureDependencies, ensureNode } from './ensure.mjs';
import { run, runNode } from './run.mjs';

/** The programs, and Debian's packages that bring them. */
const NEEDED = {
  caddy: 'caddy',
  nginx: 'nginx-light',
  openssl: 'openssl',
  'systemd-analyze': 'systemd',
  'systemd-nspawn': 'systemd-container',
};

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
const missing = () =>
  Object.entries(NEEDED).filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))));

async function ensurePrograms() {
  if (process.getuid?.() !== 0) throw new Error('The machine in the test wants root: sudo npm run hosting');
  const packages = missing().map(([, name]) => name);
  if (packages.length > 0 && isDebian()) {
    console.log(`cromford: installing ${packages.join(', ')} with apt-get …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, quiet: true });
  }
  const left = missing().map(([program]) => program);
  if (left.length > 0) throw new Error(`Not here, and wanted: ${left.join(', ')}.`);
}

try {
  ensureNode();
  await ensureDependencies();
  await ensurePrograms();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const words = process.argv.slice(2);
const { ok } = await runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', 'hosting', ...words]);
process.exitCode = ok ? 0 : 1;
