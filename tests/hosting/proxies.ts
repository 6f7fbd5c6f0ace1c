import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask.ts';
import { hosting } from './house.ts';

export interface Ports {
  readonly http: number;
  readonly https: number;
  /** Where the server is. */
  readonly server: number;
}

export interface Gate {
  stop(): Promise<void>;
}

/** The example as it is: what a machine of its own would have, and a test has not, is set around it. */
export async function startCaddy(folder: string, { http, https, server }: Ports): Promise<Gate> {
  const file = join(folder, 'Caddyfile');
  const around = [
    'admin off',
    // A certificate of its own making, which nobody is made to trust.
    'local_certs',
    'skip_install_trust',
    `storage file_system ${join(folder, 'caddy')}`,
    `http_port ${http}`,
    `https_port ${https}`,
  ];
  writeFileSync(file, `{\n\t${around.join('\n\t')}\n}\nimport ${hosting('caddy/Caddyfile')}\n`);
  const env = { ...process.env, HOME: folder, CROMFORD_SITE: 'localhost', CROMFORD_PORT: String(server) };
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env });
  return whenServing(child, https);
}

/** The example with other ports and a certificate made here. */
export async function startNginx(folder: string, { http, https, server }: Ports): Promise<Gate> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', ...kind, ...named, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const changes: readonly (readonly [string, string])[] = [
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${server};`],
    ['/etc/letsencrypt/live/club.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/club.example/privkey.pem', key],
    ['club.example', 'localhost'],
  ];
  let site = readFileSync(hosting('nginx/cromford.conf'), 'utf8');
  for (const [from, to] of changes) {
    if (!site.includes(from)) throw new Error(`hosting/nginx/cromford.conf no longer has "${from}"`);
    site = site.replaceAll(from, to);
  }
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const around = `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr; events {}
http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }
`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, around);
  return whenServing(spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file]), https);
}

async function whenServing(child: ChildProcess, port: number): Promise<Gate> {
  let said = '';
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let n = 0; n < 200 && child.exitCode === null && !failure; n++) {
    const there = await ask(`https://localhost:${port}/health`, {}).catch(() => undefined);
    if (there?.status === 200) return { stop };
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw failure ?? new Error(`the proxy does not serve:\n${said}`);
}
