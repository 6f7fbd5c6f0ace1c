import type { Plugin } from 'vite';

/** The two faces that every page starts with are asked for before the style sheet is read. */
export function preloadFonts(names: readonly RegExp[]): Plugin {
  return {
    name: 'cromford-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => names.some((name) => name.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
