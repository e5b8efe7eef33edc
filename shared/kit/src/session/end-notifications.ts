/** Gives the address of this browser at its push service back: nothing that is still sent there is shown any more. */
export async function endNotifications(): Promise<void> {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  const registration = await workers?.getRegistration();
  const { pushManager } = (registration ?? {}) as { pushManager?: PushManager };
  await (await pushManager?.getSubscription())?.unsubscribe();
}
