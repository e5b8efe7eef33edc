import { createPath, matchRoutes } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';

/**
 * Somebody goes to a path that may be a page of a remote that the page knows by name alone. The server knows it too: where
 * these remotes cannot be had, it is asked for the page, but not for the one that it just sent.
 * @param router asked for once it is made: it looks for the first page meanwhile
 * @param page the browser's place, which is at the page already when somebody goes back to it
 * @returns settles when the router can look for the page
 */
export async function findPage(
  router: () => Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'state'>,
  path: string,
  addOthers: () => Promise<void>,
  page: Pick<Location, 'pathname' | 'search' | 'assign' | 'reload'> = location,
): Promise<void> {
  await Promise.resolve();
  if (matchRoutes(router().routes, path)?.at(-1)?.route.path !== '*') return;
  try {
    await addOthers();
  } catch (error) {
    console.warn(error);
    const to = router().state.navigation.location;
    if (to?.pathname !== path) return;
    // Its own address with a place in it would ask for nothing.
    if (to.pathname === page.pathname && to.search === page.search) page.reload();
    else page.assign(createPath(to));
    // The page is left: nothing is to be shown in its place meanwhile.
    await new Promise(() => undefined);
  }
}
