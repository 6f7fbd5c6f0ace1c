import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from './app.ts';

const page = '<!doctype html><title>Cromford</title>';
const script = `console.log('${'mill '.repeat(1000)}');`;
const secret = 'the ledger of the house next door';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cromford-server-'));
  const webRoot = join(folder, 'dist');
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), secret);
  await writeFile(join(webRoot, 'index.html'), page);
  await writeFile(join(webRoot, 'sw.js'), '// service worker');
  await writeFile(join(webRoot, '.built-from'), 'stamp');
  await writeFile(join(webRoot, 'assets', 'main-4f2a.js'), script);
  app = await buildServer({ webRoot });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('health is answered, and never from a cache', async () => {
  const answer = await app.inject('/health');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

describe('pages', () => {
  test.each(['/', '/index.html', '/empire', '/empire/replay/12?theme=dark'])('%s is the app', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toBe(page);
  });

  test('only a GET or a HEAD can be a navigation', async () => {
    expect((await app.inject({ method: 'HEAD', url: '/empire' })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/empire' })).statusCode).toBe(404);
  });

  test('a page may load its own files only', async () => {
    const policy = (await app.inject('/')).headers['content-security-policy'];
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });
});

describe('files', () => {
  test('a hashed file is kept for ever', async () => {
    const answer = await app.inject('/assets/main-4f2a.js');
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  test('the service worker is asked for again each time', async () => {
    expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  test.each(['/assets/gone-77aa.js', '/favicon.ico', '/.built-from'])('%s is missing, not a page', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'not-found', path: url });
  });

  test('an address with a dot that somebody follows is the app’s to answer; what lies among the built files is not', async () => {
    const asPage = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
    const followed = await app.inject({ url: '/puzzles/daily/20775.0', ...asPage });
    expect(followed.statusCode).toBe(200);
    expect(followed.headers['content-type']).toContain('text/html');
    expect((await app.inject('/puzzles/daily/20775.0')).statusCode).toBe(404);
    for (const url of ['/assets/gone-77aa.js', '/favicon.ico', '/.built-from'])
      expect((await app.inject({ url, ...asPage })).statusCode).toBe(404);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('%s makes them smaller on the way', async (encoding, unpack) => {
    const answer = await app.inject({ url: '/assets/main-4f2a.js', headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.rawPayload.length).toBeLessThan(script.length / 10);
    expect(unpack(answer.rawPayload).toString()).toBe(script);
  });
});

describe('paths that leave the folder', () => {
  // Over a real socket, because `inject` tidies the address before the server sees it.
  const rawGet = (path: string) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo;
      get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode, body }));
      }).on('error', reject);
    });

  beforeAll(async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00/../secret.txt',
    '//etc/passwd.txt',
    '/%E0%A4%A.txt',
  ])('%s gives nothing away', async (path) => {
    const { status, body } = await rawGet(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain(secret);
  });
});
