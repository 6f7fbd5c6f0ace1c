import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { endInTime } from './end-in-time.ts';
import { faultTeller } from './faults.ts';
import { tellFirstLink } from './first-link.ts';
import { folderProblem } from './folder-problem.ts';
import type { House } from './house.ts';
import { keepGoing } from './keep-going.ts';
import { logProcess, makeLog } from './log.ts';
import { openHouse } from './open-house.ts';
import { isTaken, portProblem } from './port-problem.ts';
import { beOnlyServer, ServedAlready } from './storage/only-server.ts';
import { isPostgres } from './storage/store.ts';

export interface Places {
  /** The folder of the built web app. */
  readonly webRoot: string;
  /** Where SQLite keeps its file, unless the settings say otherwise. */
  readonly dataFolder: string;
}

/** As in sysexits.h: a service manager can tell a setting that stays wrong from trouble that passes. */
const WRONG_SETTING = 78;
const FAILED = 1;

/** Serves until it is told to stop. What keeps it from serving ends the process, with a line that says why. */
export async function serve({ webRoot, dataFolder }: Places): Promise<void> {
  if (!existsSync(join(webRoot, 'index.html')))
    giveUp('The web app is not built yet. `npm start` builds and serves it.', FAILED);
  const config = readConfig(process.env, dataFolder);
  if ('problem' in config) giveUp(config.problem, WRONG_SETTING);

  // Who watches on a terminal wants to hear what goes wrong, unless he has asked for more.
  const log = makeLog(forPeople && !process.env.LOG_LEVEL ? 'warn' : config.logLevel);
  logProcess(log);
  const tellFault = faultTeller(log);
  const house = await openAlone(config, (error) => tellFault(error, 'behind the scenes')).catch((error: Error) => {
    if (error instanceof ServedAlready) return giveUp(error.message, FAILED);
    const wrong = folderProblem(error, config);
    return giveUp(
      wrong ?? `The database ${nameOf(config)} cannot be opened: ${error.message}`,
      wrong ? WRONG_SETTING : FAILED,
    );
  });
  const app = await buildServer({ webRoot, log, tellFault, house, config });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      // Requests and sockets first, so that nothing is asked of a database that has been let go.
      const ended = await endInTime(async () => {
        await app.close();
        await house.end();
      }).catch((err: unknown) => {
        log.error({ err }, 'at the end');
        return false;
      });
      if (ended) log.info({ signal }, 'closed');
      else log.error({ signal }, 'closed before everything was finished');
      process.exit(ended ? 0 : FAILED);
    });
  }

  const address = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    const wrong = portProblem(error, config);
    return giveUp(wrong ?? String(error), wrong && !isTaken(error) ? WRONG_SETTING : FAILED);
  });
  // Elsewhere the log has said it by now.
  if (forPeople) console.log(`Cromford is open at ${address} (Ctrl+C closes it)`);
  await tellFirstLink(house.welcome, (link) => tellAdministrator(`${config.publicOrigin ?? address}/welcome#${link}`), {
    onError: (error) => tellFault(error, 'the first link'),
  });
  keepGoing((error) => tellFault(error, 'nobody caught this'));
  // Whoever comes is served already while what is owed is found and the bots wake up.
  await house.begin().catch((error: Error) => giveUp(`The house cannot begin: ${error.message}`, FAILED));
}

/** Before the database is opened: a newer program would bring it up to date under an older one that serves it. */
async function openAlone(config: Config, onError: (error: unknown) => void): Promise<House> {
  if (!isPostgres(config.database)) await beOnlyServer(config.database);
  return openHouse(config, onError);
}

function tellAdministrator(url: string): void {
  if (forPeople) console.log(`It has no administrator yet: whoever opens ${url} becomes one.`);
  // However little is logged otherwise: there is no other way to know it.
  else makeLog('info').info({ url }, 'no administrator yet: whoever opens this link becomes one');
}

/** On a terminal people read; anywhere else it is the log. */
const forPeople = process.stdout.isTTY === true;

function giveUp(message: string, code: number): never {
  const log = makeLog('info');
  for (const line of message.split('\n'))
    if (forPeople) console.error(line);
    else log.fatal(line);
  process.exit(code);
}

/** Without the password. */
function nameOf({ database }: Config): string {
  if (!URL.canParse(database)) return database;
  const { protocol, host, pathname } = new URL(database);
  return `${protocol}//${host}${pathname}`;
}
