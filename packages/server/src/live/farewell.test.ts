import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { openSite } from '../testing/site.ts';

test('a server that closes tells its sockets to come back', async () => {
  const site = await openSite(':memory:');
  const anne = await Client.guest(site.url, 'Anne');
  const line = await anne.live();
  await site.close();
  await line.until(({ closed }) => closed !== undefined);
  expect(line.closed).toBe(1001);
});
