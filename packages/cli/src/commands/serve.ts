import { serve as serveHere } from '@cromford/server/serve';
import { type Context, DONE } from '../context.ts';

const LOOK_EVERY_MS = 200;

/** `cromford serve`: the web app and its tables, until it is told to stop. Its settings are those of the environment. */
export async function serve({ places }: Context): Promise<number> {
  if (process.env.npm_command === 'exec') endWithParent();
  await serveHere(places);
  return DONE;
}

/** A signal sent to npx ends npx alone, and the server would go on, hold its port, and belong to nobody: so it takes the loss of its parent for the signal. */
function endWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
