import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installed } from './house.ts';
import { hosting } from './house.ts';

export interface Machine {
  readonly state: string;
  readonly backups: string;
  /** What its console shows. */
  console(): string;
  /** Shuts it down in order, and waits for that. */
  halt(): Promise<void>;
}

/**
 * A machine with systemd of its own that is gone afterwards (systemd-nspawn): this computer's programs, an empty /etc and /var, its network. The
 * units lie in it as docs/operations.md puts them; only the folders of what is kept are outside, and the timer does not wait for the night.
 */
export function boot({ folder, app }: Pick<Installed, 'folder' | 'app'>, port: number): Machine {
  const [state, backups, soon, env] = ['state', 'backups', 'soon.conf', 'env'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  for (const kept of [state, backups]) mkdirSync(kept);
  writeFileSync(soon, '[Timer]\nOnActiveSec=1s\nOnUnitInactiveSec=1s\nRandomizedDelaySec=0\nAccuracySec=100ms\n');
  writeFileSync(env, `PORT=${port}\n`);
  const units = '/etc/systemd/system';
  const shown = [
    [app, '/opt/cromford'],
    [env, '/etc/cromford.env'],
    [soon, `${units}/cromford-backup.timer.d/soon.conf`],
    [hosting('systemd/cromford.sysusers.conf'), '/etc/sysusers.d/cromford.conf'],
    ...['cromford.service', 'cromford-backup.service', 'cromford-backup.timer'].map((unit) => [
      hosting(`systemd/${unit}`),
      `${units}/${unit}`,
    ]),
  ];
  const child = spawn('systemd-nspawn', [
    ...['--quiet', '--directory=/', '--volatile=yes', '--register=no', '--keep-unit', '--console=read-only'],
    ...shown.map(([here, there]) => `--bind-ro=${here}:${there}`),
    `--bind=${state}:/var/lib/cromford`,
    `--bind=${backups}:/var/lib/cromford-backups`,
    '--boot',
    ...['systemd.unit=cromford.service', 'systemd.wants=cromford-backup.timer'],
    ...['systemd.firstboot=off', 'systemd.journald.forward_to_console=1'],
  ]);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      text += error.message;
      resolve();
    });
  });
  return {
    state,
    backups,
    console: () => text,
    async halt() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
