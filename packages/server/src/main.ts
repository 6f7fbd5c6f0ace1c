import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portProblem, readAddress } from './address.ts';
import { buildServer } from './app.ts';
import { readConfig } from './config.ts';
import { openHouse } from './open-house.ts';

function giveUp(message: string): never {
  console.error(message);
  process.exit(1);
}

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
if (!existsSync(join(webRoot, 'index.html'))) giveUp('The web app is not built yet. `npm start` builds and serves it.');

const address = readAddress(process.env);
if ('problem' in address) giveUp(address.problem);

const config = readConfig(process.env, fileURLToPath(new URL('../../../data', import.meta.url)));
if ('problem' in config) giveUp(config.problem);

const house = await openHouse(config).catch((error: Error) =>
  giveUp(`The database cannot be opened: ${error.message}`),
);
const app = await buildServer({ webRoot, logLevel: 'warn', house, config });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    // Requests and sockets first, so that nothing is asked of a database that has been let go.
    await app.close();
    await house.end();
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
// Whoever comes is served already while what is owed is found and the bots wake up.
await house.begin();
