import { type Problem, problem } from '@cromford/kernel';
import { post } from './client.ts';

export function hasPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis;
}

/** Lets the server reach this browser even when no page is open. The service worker shows what comes. */
export async function addPush(serverKey: string): Promise<object | Problem> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return problem('push-denied');
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
    .catch(() => undefined);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) return problem('push-denied');
  return post('me/channels', { kind: 'push', endpoint, keys: { p256dh, auth } });
}
