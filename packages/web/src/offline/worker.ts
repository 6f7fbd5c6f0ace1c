import { noticeText } from './words/words.ts';

/** The service worker: everything of the build is kept, and every address of the app opens without a network. */

/** Put in by plugins/service-worker.ts when the app is built. */
declare const VERSION: string;
declare const PATHS: readonly string[];
declare const self: ServiceWorkerGlobalScope;

const CACHE = `cromford-${VERSION}`;

// Once everything is here it waits until the pages of the version before are gone, or until one of them asks for it.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...PATHS])));
});
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver().then(() => self.clients.claim()));
});

/** Pages of the version before may still be open when another page has asked for this one: what they have yet to fetch is kept. */
const BOOK = 'cromford-generations';
async function takeOver(): Promise<void> {
  const book = await caches.open(BOOK);
  const names = await caches.keys();
  const noted = await (await book.match('/active'))?.text();
  const before = noted ?? names.filter((name) => name !== CACHE && name !== BOOK).at(-1);
  await book.put('/active', new Response(CACHE));
  const stays = [CACHE, BOOK, before];
  await Promise.all(names.filter((name) => !stays.includes(name)).map((name) => caches.delete(name)));
}

/** A network that says nothing for this long, in milliseconds, is none: a tunnel, a server that hangs. */
const PATIENCE = 2500;

// What has a hash in its name never changes, so the cache goes first. The page itself comes from the network while there is one.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode !== 'navigate') event.respondWith(kept(request));
  else if (!url.pathname.startsWith('/api/')) event.respondWith(page(request));
});

async function kept(request: Request): Promise<Response> {
  return (await own(request)) ?? (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

async function own(request: Request | string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(request, { ignoreSearch: true });
}

async function page(request: Request): Promise<Response> {
  const answer = fetch(request).catch(() => own('/'));
  const silence = new Promise((over) => setTimeout(over, PATIENCE)).then(() => own('/'));
  return (await Promise.race([answer, silence])) ?? (await answer) ?? Response.error();
}

/** What the server sends with a notice. */
interface Notice {
  readonly code: string;
  readonly params: Readonly<Partial<Record<'name' | 'game' | 'title' | 'since' | 'table', string>>>;
}

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { code, params } = event.data.json() as Notice;
  const about = [params.name ?? params.game, params.title].filter(Boolean).join(': ');
  const body = [about, params.since].filter(Boolean).join('\n');
  const said = noticeText(code, navigator.language.slice(0, 2));
  const options = { body, tag: params.table ?? code, icon: '/icons/cromford-192.png', data: params.table };
  event.waitUntil(self.registration.showNotification(said, options));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table: unknown = event.notification.data;
  event.waitUntil(self.clients.openWindow(typeof table === 'string' ? `/play/${table}` : '/together'));
});
