import { fileURLToPath } from 'node:url';
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { namedSizes, namedSizesInSheets } from './plugins/named-sizes.ts';
import { preloadFonts } from './plugins/preload-fonts.ts';
import { rules } from './plugins/rules.ts';
import { serviceWorker } from './plugins/service-worker.ts';
import { preloadsInPagesOnly, sharedWorkers } from './plugins/shared-workers.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * What many parts of the app share would be a hundred small files, each by those who use it, which compress badly. Three kinds of them are put
 * together: a game's rules (but for what is asked before they are fetched), the frame of every page, and what every table has. Whoever needs one
 * of these needs most of it; charts, what they measure, explanations and what a bar tells come when somebody wants to see one.
 */
const groups = [
  {
    name: (id: string) => /packages\/(arkwright|cards|empire)\/src\/(?!under-way)/.exec(id)?.[1] ?? null,
    minShareCount: 2,
  },
  { name: 'page', test: /web\/src\/(shell|icons|seats|saves)\//, minShareCount: 12 },
  {
    name: 'table',
    test: /web\/src\/(table|hint)\/(?![\w-]*[cC]hart|measures|totals|sums|ExplanationNote|TellingBar)/,
    minShareCount: 4,
  },
];

export default defineConfig({
  plugins: [
    svelte({ preprocess: [vitePreprocess(), namedSizes] }),
    namedSizesInSheets(),
    rules(path('../../docs/rules'), path('src/rules/books.ts')),
    preloadFonts([/source-sans-3-latin-wght-normal/, /libre-caslon-text-latin-400-normal/]),
    sharedWorkers(),
    preloadsInPagesOnly(),
    serviceWorker(path('src/offline/worker.ts'), path('public')),
  ],
  // `npm run dev`: the page is served as it is written, the server is one that `npm start` has opened beside it.
  server: { proxy: { '/api': { target: process.env.CROMFORD_SERVER ?? 'http://127.0.0.1:3000', ws: true } } },
  build: {
    target: 'es2023',
    cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
    rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } },
  },
});
