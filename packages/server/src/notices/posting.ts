import { request } from 'node:https';
import { urlProblem, type Way } from './public-address.ts';

/** What is sent to an address that a user gave us. */
interface Parcel {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Whatever stands at the head of an answer fits into this. */
const LARGEST_HEAD = 8 * 1024;

/**
 * POSTs to an address that a user gave us. Follows no redirect and reads the head of the answer only: nothing of what is behind the address
 * comes back to its owner, and nothing that it sends can fill the memory. The signal ends it wherever it stands.
 */
export function post(url: string, { headers, body }: Parcel, { lookup, ca }: Way, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const wrong = urlProblem(url);
    if (wrong) return reject(new Error(wrong));
    const options = {
      method: 'POST',
      lookup: lookup as never,
      ...(ca !== undefined && { ca }),
      agent: false,
      maxHeaderSize: LARGEST_HEAD,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
    };
    const outgoing = request(url, options, (response) => {
      const { statusCode = 0 } = response;
      response.on('error', () => {});
      response.destroy();
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new Error(`answered ${statusCode}`));
    });
    outgoing.on('error', reject);
    // Neither an answer nor an error: an upgrade that nobody asked for.
    outgoing.on('close', () => reject(new Error('no answer')));
    outgoing.end(body);
  });
}
