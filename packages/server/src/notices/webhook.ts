import { request } from 'node:https';
import type { Carrier } from './notice.ts';
import { publicWay, urlProblem, type Way } from './public-address.ts';

const PATIENCE_MS = 5000;

/** POSTs the notice as JSON. Follows no redirect and reads no answer: nothing of what is behind the address comes back to its owner. */
export const webhook = webhookBy(publicWay);

export function webhookBy({ lookup, ca }: Way): Carrier {
  return (address, notice) =>
    new Promise((resolve, reject) => {
      const url = String(address.url);
      const wrong = urlProblem(url);
      if (wrong) return reject(new Error(wrong));
      const body = JSON.stringify(notice);
      const outgoing = request(
        url,
        {
          method: 'POST',
          lookup: lookup as never,
          ...(ca !== undefined && { ca }),
          agent: false,
          timeout: PATIENCE_MS,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'cromford',
          },
        },
        (response) => {
          response.destroy();
          const { statusCode = 0 } = response;
          if (statusCode >= 200 && statusCode < 300) resolve();
          else reject(new Error(`answered ${statusCode}`));
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
}
