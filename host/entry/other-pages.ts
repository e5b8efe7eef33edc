import type { createBrowserRouter } from 'react-router-dom';
import type { BootData, OtherRemotes } from '@clinic/contracts/host';
import { routesOf } from '../shell/remotes/catalogue.ts';
import type { Federation } from '../shell/remotes/federation.browser.ts';
import { addRoutes } from '../shell/routes.tsx';
import type { RouteServices } from '../shell/routes.tsx';

/**
 * Adds the pages of the remotes that a page knows by name alone.
 * @param file where the composition describes these remotes
 * @throws when that cannot be had; the next call tries again
 */
export async function addOtherPages(
  file: OtherRemotes,
  services: RouteServices,
  { add }: Pick<Federation, 'add'>,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'patchRoutes'>,
): Promise<void> {
  const { catalogue } = services;
  if (catalogue.others.length === 0) return;
  const described = await readRemotes(file);
  // Somebody else may have been quicker, and a page names its own remote itself.
  const added = Object.fromEntries(Object.entries(described).filter(([name]) => catalogue.others.includes(name)));
  catalogue.add(added);
  add(added);
  addRoutes(router, routesOf(added), services);
}

/** The hash makes sure that they are those of the page's composition. */
async function readRemotes({ url, integrity }: OtherRemotes): Promise<BootData['remotes']> {
  const response = await fetch(url, { integrity });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return (await response.json()) as BootData['remotes'];
}
