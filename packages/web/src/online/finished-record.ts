/** The record of a table, which the server gives out once the game is over: until then the seed in it is a secret. */
export async function finishedRecord(table: string): Promise<string | undefined> {
  const response = await fetch(`/api/tables/${table}/record`).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}
