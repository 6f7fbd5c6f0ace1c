import { Agent } from 'node:https';
import { setting } from '../storage/settings.ts';
import type { Store } from '../storage/store.ts';
import type { Carrier } from './notice.ts';
import { publicWay, urlProblem, type Way } from './public-address.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made once for the whole service: a browser's subscription is bound to them. */
export function pushKeys(store: Store): Promise<PushKeys> {
  return setting(store, 'push-keys', async () => (await import('web-push')).default.generateVAPIDKeys());
}

export function pushCarrier(keys: PushKeys, subject: string, { lookup, ca }: Way = publicWay): Carrier {
  // The subscription's address comes from a browser, that is: from anybody.
  const agent = new Agent({ lookup: lookup as never, keepAlive: false, ...(ca !== undefined && { ca }) });
  return async (address, notice) => {
    const { endpoint, keys: subscription } = address as { endpoint: string; keys: { p256dh: string; auth: string } };
    const wrong = urlProblem(endpoint);
    if (wrong) throw new Error(wrong);
    const options = { vapidDetails: { subject, ...keys }, TTL: 24 * 3600, timeout: 5000, agent };
    const { default: webPush } = await import('web-push');
    await webPush.sendNotification({ endpoint, keys: subscription }, JSON.stringify(notice), options);
  };
}
