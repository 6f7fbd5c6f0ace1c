import type { Carrier } from './notice.ts';
import { post } from './posting.ts';
import { publicWay, type Way } from './public-address.ts';

/** POSTs the notice as JSON. */
export const webhook = webhookBy(publicWay);

export function webhookBy(way: Way): Carrier {
  return (address, notice, signal) => {
    const headers = { 'content-type': 'application/json', 'user-agent': 'cromford' };
    return post(String(address.url), { headers, body: JSON.stringify(notice) }, way, signal);
  };
}
