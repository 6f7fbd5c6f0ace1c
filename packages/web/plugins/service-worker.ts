import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Emits `sw.js`, the service worker of src/offline, which knows every file of the build and a version made from them. */
export function serviceWorker(entry: string, publicFolder: string): Plugin {
  return {
    name: 'cromford-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const made = Object.values(bundle)
          .map((file) => ({ name: file.fileName, content: file.type === 'chunk' ? file.code : file.source }))
          .filter(({ name }) => !name.endsWith('.map') && name !== 'index.html');
        const fixed = filesIn(publicFolder).map((name) => ({ name, content: readFileSync(join(publicFolder, name)) }));
        const version = createHash('sha256');
        for (const { name, content } of [...made, ...fixed]) version.update(name).update(content);
        const paths = ['/', ...[...made, ...fixed].map(({ name }) => `/${name}`)];
        const source = await built(entry, version.digest('hex').slice(0, 12), paths);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
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

/** The worker as one script, with what it keeps put in. */
async function built(entry: string, version: string, paths: readonly string[]): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    define: { VERSION: JSON.stringify(version), PATHS: JSON.stringify(paths) },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2023',
      rollupOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = [made].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not built');
  return chunk.code;
}
