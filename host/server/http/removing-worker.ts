/**
 * Takes the place of the site's service worker where that is switched off: removes what the former one kept, then itself. It
 * is the server's own and no release's, so that a release whose worker does harm can be got rid of.
 */
export const removingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  );
});
`;
