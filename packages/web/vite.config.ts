import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { preloadFonts } from './plugins/preload-fonts.ts';
import { rules } from './plugins/rules.ts';
import { serviceWorker } from './plugins/service-worker.ts';
import { preloadsInPagesOnly, sharedWorkers } from './plugins/shared-workers.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [
    svelte(),
    rules(path('../../docs/rules'), path('src/rules/books.ts')),
    preloadFonts([/source-sans-3-latin-wght-normal/, /libre-caslon-text-latin-400-normal/]),
    sharedWorkers(),
    preloadsInPagesOnly(),
    serviceWorker(path('public')),
  ],
  build: { target: 'es2023', cssTarget: ['chrome111', 'firefox114', 'safari16.4'] },
});
