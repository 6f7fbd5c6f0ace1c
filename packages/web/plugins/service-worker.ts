import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Emits `sw.js`: everything of the build is kept, and every address of the app opens without a network. */
export function serviceWorker(publicFolder: string): Plugin {
  return {
    name: 'cromford-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.values(bundle)
          .map((file) => ({ name: file.fileName, content: file.type === 'chunk' ? file.code : file.source }))
          .filter(({ name }) => !name.endsWith('.map') && name !== 'index.html');
        const fixed = filesIn(publicFolder).map((name) => ({ name, content: readFileSync(join(publicFolder, name)) }));
        const version = createHash('sha256');
        for (const { name, content } of [...built, ...fixed]) version.update(name).update(content);
        const paths = ['/', ...[...built, ...fixed].map(({ name }) => `/${name}`)];
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: source(version.digest('hex').slice(0, 12), paths) });
      },
    },
  };
}

function filesIn(folder: string, inside = ''): string[] {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const name = inside ? `${inside}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesIn(folder, name) : [name];
  });
}

function source(version: string, paths: readonly string[]): string {
  return `// Made by packages/web/plugins/service-worker.ts.
const CACHE = 'cromford-${version}';
const PATHS = ${JSON.stringify(paths)};

// Once everything is here it waits until the pages of the version before are gone, or until one of them asks for it.
addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(PATHS)));
});
addEventListener('message', ({ data }) => {
  if (data === 'take-over') skipWaiting();
});

addEventListener('activate', (event) => {
  event.waitUntil(takeOver().then(() => clients.claim()));
});

// Pages of the version before may still be open when another page has asked for this one: what they have yet to fetch is kept.
const BOOK = 'cromford-generations';
async function takeOver() {
  const book = await caches.open(BOOK);
  const names = await caches.keys();
  const noted = await (await book.match('/active'))?.text();
  const before = noted ?? names.filter((name) => name !== CACHE && name !== BOOK).at(-1);
  await book.put('/active', new Response(CACHE));
  const kept = [CACHE, BOOK, before];
  await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
}

// A network that says nothing for this long, in milliseconds, is none: a tunnel, a server that hangs.
const PATIENCE = 2500;

// What has a hash in its name never changes, so the cache goes first. The page itself comes from the network while there is one.
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode !== 'navigate') event.respondWith(kept(request));
  else if (!url.pathname.startsWith('/api/')) event.respondWith(page(request));
});

async function kept(request) {
  return (await own(request)) ?? (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

async function own(request) {
  return (await caches.open(CACHE)).match(request, { ignoreSearch: true });
}

async function page(request) {
  const answer = fetch(request).catch(() => own('/'));
  const silence = new Promise((over) => setTimeout(over, PATIENCE)).then(() => own('/'));
  return (await Promise.race([answer, silence])) ?? answer;
}

// A notice of the server: it sends a code, the sentence is made here, in the language of the browser.
const SENTENCES = {
  en: {
    'your-turn': 'It is your turn',
    'game-over': 'The game is over',
    asked: 'A proposal waits for your answer',
    rematch: 'Somebody would like a rematch',
    account: 'Something about your account has changed',
    test: 'Notices arrive here',
  },
  de: {
    'your-turn': 'Du bist am Zug',
    'game-over': 'Die Partie ist zu Ende',
    asked: 'Ein Vorschlag wartet auf deine Antwort',
    rematch: 'Jemand möchte eine Revanche',
    account: 'An deinem Konto hat sich etwas geändert',
    test: 'Nachrichten kommen hier an',
  },
};
addEventListener('push', (event) => {
  const { code, params } = event.data.json();
  const sentences = SENTENCES[navigator.language.slice(0, 2)] ?? SENTENCES.en;
  const body = [params.game, params.title].filter(Boolean).join(': ');
  const options = { body, tag: params.table ?? code, icon: '/icons/cromford-192.png', data: params.table };
  event.waitUntil(registration.showNotification(sentences[code] ?? 'Cromford', options));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = event.notification.data;
  event.waitUntil(clients.openWindow(table ? '/play/' + table : '/together'));
});
`;
}
