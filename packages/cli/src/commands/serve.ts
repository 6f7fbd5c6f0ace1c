import { endWithParent } from '@cromford/server/end-with-parent';
import { serve as serveHere } from '@cromford/server/serve';
import { type Context, DONE } from '../context.ts';

/** `cromford serve`: the web app and its tables, until it is told to stop. Its settings are those of the environment. */
export async function serve({ places }: Context): Promise<number> {
  // Under npx.
  if (process.env.npm_command === 'exec') endWithParent();
  await serveHere(places);
  return DONE;
}
