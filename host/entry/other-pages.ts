import type { createBrowserRouter } from 'react-router-dom';
import type { BootData, OtherRemotes } from '@clinic/contracts/host';
import { routesOf } from '../shell/remotes/catalogue.ts';
import type { Federation } from '../shell/remotes/federation.browser.ts';
import { addRoutes } from '../shell/routes.tsx';
import type { RouteServices } from '../shell/routes.tsx';

/** How long a visitor waits for the pages of other remotes, in milliseconds: as long as for the entry of one (R8). */
const othersTimeoutMs = 4000;

/**
 * What adds the pages of the remotes that a page knows by name alone: asked for once, however many ask at the same time. It
 * rejects when they cannot be had; the next call tries again.
 * @param file where the composition describes these remotes
 * @param router asked for once they are there
 */
export function otherPages(
  file: OtherRemotes,
  services: RouteServices,
  federation: Pick<Federation, 'add'>,
  router: () => Pick<ReturnType<typeof createBrowserRouter>, 'patchRoutes'>,
): () => Promise<void> {
  let adding: Promise<void> | null = null;
  return () =>
    (adding ??= addPages(file, services, federation, router).finally(() => {
      adding = null;
    }));
}

async function addPages(
  file: OtherRemotes,
  services: RouteServices,
  { add }: Pick<Federation, 'add'>,
  router: () => Pick<ReturnType<typeof createBrowserRouter>, 'patchRoutes'>,
): Promise<void> {
  const { catalogue } = services;
  if (catalogue.others.length === 0) return;
  const described = await readRemotes(file);
  // A page names its own remote itself.
  const added = Object.fromEntries(Object.entries(described).filter(([name]) => catalogue.others.includes(name)));
  catalogue.add(added);
  add(added);
  addRoutes(router(), routesOf(added), services);
}

/** The hash makes sure that they are those of the page's composition. */
async function readRemotes({ url, integrity }: OtherRemotes): Promise<BootData['remotes']> {
  const response = await fetch(url, { integrity, signal: AbortSignal.timeout(othersTimeoutMs) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return (await response.json()) as BootData['remotes'];
}
