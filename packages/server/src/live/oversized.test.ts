import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { openSite } from '../testing/site.ts';
import { until } from '../testing/until.ts';

test('frames that are too large end their lines, and all of them are one line of the log without a stack', async () => {
  const written: string[] = [];
  const log = pino({ base: null }, { write: (line) => written.push(line) });
  const site = await openSite(':memory:', {}, {}, { log });
  const anne = await Client.guest(site.url, 'Anne');
  for (let n = 0; n < 3; n++) {
    const line = await anne.live();
    line.send({ type: 'watch', table: 'x'.repeat(20_000), seq: 0 });
    expect(await line.until(({ closed }) => closed)).toBe(1009);
  }
  expect(await until(() => written.some((text) => text.includes('a frame was refused')))).toBe(true);
  const about = written.filter((text) => !text.includes('Server listening'));
  expect(about).toHaveLength(1);
  expect(about[0]).not.toContain('stack');
  await site.close();
});
