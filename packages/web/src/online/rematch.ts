import { isProblem } from '@cromford/kernel';
import { router } from '../shell/router.svelte.ts';
import { post } from './client.ts';
import type { RemoteTable } from './remote-table.svelte.ts';
import { problemText } from './words.ts';

/** The same again: whoever asks comes to the same new table. */
export async function rematch(table: RemoteTable): Promise<void> {
  const made = await post('tables/:id/rematch', { id: table.line.id });
  if (isProblem(made)) table.notice = problemText(made);
  else router.go(`/play/${made.id}`);
}
