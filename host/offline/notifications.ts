import type { PushMessage } from '@clinic/contracts/account';
import type { WorkerPushEvent, WorkerScope } from './worker-scope.ts';

/** What a notification opens when it is pressed. */
interface Opened {
  readonly path: string;
}

/**
 * Shows what the clinic sent, in the language of its reader. Browsers take the permission back from a site that is sent
 * something and shows nothing.
 */
export async function showNotification(scope: WorkerScope, data: WorkerPushEvent['data']): Promise<void> {
  const { id, lang, title, text, path } = data?.json() as PushMessage;
  const opened: Opened = { path };
  await scope.registration.showNotification(title, {
    ...{ body: text, lang, dir: lang === 'ar' ? 'rtl' : 'ltr', icon: '/icon-192.png', data: opened },
    // The same message, sent twice, is one notification.
    tag: id,
  });
}

/** Opens the page of a notification: in a tab that shows it already, else in a new one. */
export async function openNotification(scope: WorkerScope, notification: Notification): Promise<void> {
  notification.close();
  const address = new URL((notification.data as Opened).path, scope.location.origin);
  // A path such as //elsewhere.example leads away.
  if (address.origin !== scope.location.origin) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address.href);
  if (there !== undefined) await there.focus();
  else await scope.clients.openWindow(address.href);
}
