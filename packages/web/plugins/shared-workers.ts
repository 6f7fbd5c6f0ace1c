import type { Plugin } from 'vite';

const WORKER = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url\s*\)(?=,\s*\{\s*type: 'module')/g;

/**
 * Builds workers together with the page instead of each by itself: rules and words that both need are one file, fetched once and kept
 * once for play without a network.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'cromford-shared-workers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: 'new Worker(' },
      async handler(code, importer) {
        const replaced: string[] = [];
        for (const [, path = ''] of code.matchAll(WORKER)) {
          const worker = await this.resolve(path, importer);
          if (!worker) throw new Error(`${importer} starts ${path}, which is not there`);
          const file = this.emitFile({ type: 'chunk', id: worker.id, name: `${nameOf(worker.id)}-worker` });
          replaced.push(`import.meta.ROLLUP_FILE_URL_${file}`);
        }
        return code.replace(WORKER, () => replaced.shift() ?? '');
      },
    },
  };
}

/** Vite's help for imports looks for style sheets and preloads in the document; a worker has neither. */
export function preloadsInPagesOnly(): Plugin {
  return {
    name: 'cromford-preloads-in-pages-only',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        const helped = code.replace('deps && deps.length > 0', `deps && deps.length > 0 && 'document' in globalThis`);
        if (helped === code) throw new Error('the preload helper of Vite has changed');
        return helped.replaceAll('window.', 'globalThis.');
      },
    },
  };
}

/** The folder a worker is in says what it is for: every worker's file is called the same. */
function nameOf(id: string): string {
  return id.split('/').at(-2) ?? 'nameless';
}
