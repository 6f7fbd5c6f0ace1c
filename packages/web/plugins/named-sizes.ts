import type { Plugin } from 'vite';
import { SIZES } from '../src/shell/sizes.ts';

/** In `@container page (narrow)` the name becomes the lengths that it stands for. A name that nobody knows ends the build, and so does a length. */
function withSizes(css: string): string {
  return css.replace(/@container page ([^{]+)/g, (_, query: string) => {
    if (/\d/.test(query))
      throw new Error(`@container page ${query}: a size of the window has a name in shell/sizes.ts`);
    const lengths = query.replace(/\(([a-z]+)\)/g, (_whole, name: string) => {
      const size = SIZES[name];
      if (!size) throw new Error(`@container page (${name}): no such size in shell/sizes.ts`);
      return size;
    });
    return `@container page ${lengths}`;
  });
}

/** For the style of a component. */
export const namedSizes = {
  name: 'named-sizes',
  style: ({ content }: { content: string }) => ({ code: withSizes(content) }),
};

/** For style sheets of their own. */
export function namedSizesInSheets(): Plugin {
  return {
    name: 'named-sizes-in-sheets',
    enforce: 'pre',
    transform(code, id) {
      // The style of a component comes by here as well, with its sizes written in.
      return id.includes('/src/') && id.endsWith('.css') && !id.includes('?')
        ? { code: withSizes(code), map: null }
        : undefined;
    },
  };
}
