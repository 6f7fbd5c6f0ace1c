import { setting } from '../storage/settings.ts';
import type { Store } from '../storage/store.ts';
import type { Carrier } from './notice.ts';
import { post } from './posting.ts';
import { publicWay, type Way } from './public-address.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made once for the whole service: a browser's subscription is bound to them. */
export function pushKeys(store: Store): Promise<PushKeys> {
  return setting(store, 'push-keys', async () => (await import('web-push')).default.generateVAPIDKeys());
}

/** The library encrypts and signs; we send. The subscription's address comes from a browser, that is: from anybody. */
export function pushCarrier(keys: PushKeys, subject: string, way: Way = publicWay): Carrier {
  return async (address, notice, signal) => {
    const { endpoint, keys: subscription } = address as { endpoint: string; keys: { p256dh: string; auth: string } };
    const options = { vapidDetails: { subject, ...keys }, TTL: 24 * 3600 };
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: subscription },
      JSON.stringify(notice),
      options,
    );
    await post(endpoint, { headers: headers as Record<string, string | number>, body: body ?? '' }, way, signal);
  };
}
