import { createPath, matchRoutes } from 'react-router-dom';
import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import type { BootData, OtherRemotes } from '@clinic/contracts/host';
import type { Federation } from '../shell/remotes/federation.browser.ts';
import { addRoutes } from '../shell/routes.tsx';
import type { RouteServices } from '../shell/routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** The pages of the remotes that a page knows by name alone. */
export interface OtherPages {
  /** Adds them to the router. Rejects when they cannot be had; the next call tries again. */
  load: () => Promise<void>;
  /** Told by the router which path somebody goes to; settles when it can look for its page. */
  find: (wanted: { path: string }) => Promise<void>;
}

/**
 * Brings the pages of the other remotes when somebody goes to one of them.
 * @param others where the composition describes these remotes
 * @param router asked for once it is made
 */
export function otherPages(
  others: OtherRemotes,
  services: RouteServices,
  { add }: Pick<Federation, 'add'>,
  router: () => Router,
): OtherPages {
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= readRemotes(others).then((remotes) => {
      const { added, routes } = services.catalogue.add(remotes);
      add(added);
      addRoutes(router(), routes, services);
    });
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const find: OtherPages['find'] = async ({ path }) => {
    // The router asks while it is made.
    await Promise.resolve();
    if (!isUnknown(router().routes, path)) return;
    await load().catch((error: unknown) => {
      console.warn(error);
      return askServer(router(), path);
    });
  };
  return { load, find };
}

/** The server knows the page. A page that the server sent itself says what it is. */
function askServer({ state }: Router, path: string): Promise<void> | undefined {
  const to = state.navigation.location;
  if (to?.pathname !== path) return undefined;
  location.assign(createPath(to));
  // The page is left: nothing is to be shown in its place meanwhile.
  return new Promise(() => undefined);
}

/** Whether a path leads nowhere in a route table. */
function isUnknown(routes: RouteObject[], path: string): boolean {
  return matchRoutes(routes, path)?.at(-1)?.route.path === '*';
}

/** The hash makes sure that they are those of the page's composition. */
async function readRemotes({ url, integrity }: OtherRemotes): Promise<BootData['remotes']> {
  const response = await fetch(url, { integrity });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return (await response.json()) as BootData['remotes'];
}
