import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portProblem, readAddress } from './address.ts';
import { buildServer } from './app.ts';

function giveUp(message: string): never {
  console.error(message);
  process.exit(1);
}

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
if (!existsSync(join(webRoot, 'index.html'))) giveUp('The web app is not built yet. `npm start` builds and serves it.');

const address = readAddress(process.env);
if ('problem' in address) giveUp(address.problem);

const app = await buildServer({ webRoot, logLevel: 'warn' });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await app.close();
    process.exit(0);
  });
}

try {
  console.log(`Cromford is open at ${await app.listen(address)} (Ctrl+C closes it)`);
} catch (error) {
  const problem = portProblem(error, address.port);
  if (!problem) throw error;
  giveUp(problem);
}
