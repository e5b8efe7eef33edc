/**
 * First parts of the addresses that the host answers itself, whatever remotes say. All that lies below one is the host's
 * too, so that it may answer more of it one day.
 */
const firstParts: readonly string[] = [
  // Its own pages: the releases, what is not there, for want of a network, what works, and the composition inspector.
  ...['releases', '404', 'offline', 'status', 'lens'],
  // What is passed on to the API, and what the development server tells its pages.
  ...['api', 'images', 'dev'],
  // Releases, previews of them, and what pages tell about them.
  ...['artifacts', 'compositions', 'registry', 'preview', 'beacons'],
  // What those who run the site ask.
  ...['healthz', 'readyz', 'metrics', '.well-known'],
  // Files of the site that belong to no release.
  ...['favicon.svg', 'preview.css', 'sw.js', 'robots.txt', 'sitemap.xml'],
];

/** Parts of a sitemap that is too long for one file; manifests and icons, in each language and size. */
const file = /^sitemap-\d+\.xml$|\.(webmanifest|png)$/;

/** Whether an address is the host's own and can be no remote's page; as for pages, without regard to case (Q7). */
export function isHostAddress(path: string): boolean {
  const first =
    path
      .toLowerCase()
      .split('/')
      .find((part) => part !== '') ?? '';
  return firstParts.includes(first) || file.test(first);
}
