/** This browser at its push service, and what the API calls it. */
export interface BrowserPush {
  readonly subscription: PushSubscription;
  readonly device: string;
}

/** How long a service worker may take to start, in milliseconds; where the site has none, none ever does. */
const workerWithinMs = 10_000;

/** Whether this browser can show notifications of a site; not before it is a browser that asks. */
export const canNotify = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** SHA-256 of the address, in base64url. */
async function deviceOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const named = async (subscription: PushSubscription): Promise<BrowserPush> => ({
  subscription,
  device: await deviceOf(subscription),
});

/** What this browser has at its push service; null when that is nothing. */
export async function currentPush(): Promise<BrowserPush | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? named(subscription) : null;
}

/** @throws {Error} where no service worker starts */
function workerReady(): Promise<ServiceWorkerRegistration> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no service worker')), workerWithinMs)),
  ]);
}

/**
 * Asks for permission, and the push service for an address; null when permission is not given. Call it when somebody pressed
 * something, and only then.
 * @param key the clinic's public key, in base64url
 * @throws when the push service cannot be reached, or the site has no service worker
 */
export async function askForPush(key: string): Promise<BrowserPush | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await workerReady();
  // One of another account or of another key: what is queued for that must not come here.
  await (await pushManager.getSubscription())?.unsubscribe();
  return named(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}
