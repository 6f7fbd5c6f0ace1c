// Runs other programs. Built-ins only: this file works before anything is installed.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program to its end. Its output goes to the terminal, or is kept for later when `quiet`.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, shell?: boolean }} [options]
 * @returns {Promise<{ ok: boolean, output: string, seconds: number }>}
 */
export function run(program, args, { quiet = false, env = {}, shell = false } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const end = (ok) => {
      process.off('SIGTERM', passOn);
      resolve({ ok, output, seconds: (performance.now() - started) / 1000 });
    };
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      shell,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    // Whoever ends this program means what it has started, too.
    const passOn = () => {
      child.kill('SIGTERM');
      process.kill(process.pid, 'SIGTERM');
    };
    process.once('SIGTERM', passOn);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs a script of ours, or of a dependency, with the Node that runs this one. */
export const runNode = (args, options) => run(process.execPath, args, options);

// On Windows npm is a batch file, which only a shell can start.
export const runNpm = (args, options) => run('npm', args, { ...options, shell: process.platform === 'win32' });

export const inSeconds = (seconds) => `${seconds.toFixed(1)} s`;

/** True when the file was started by name, false when another one imported it. */
export const isMain = (moduleUrl) => process.argv[1] !== undefined && fileURLToPath(moduleUrl) === process.argv[1];
