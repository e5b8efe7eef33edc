import type { StaticHandlerContext } from 'react-router-dom';
import type { ScreenHandle } from '../app/routes.tsx';
import type { CatalogueRoute } from '../remotes/catalogue.ts';
import { fillingKey, fillingsOfPage } from '../slots/page-fillings.ts';
import type { PageFillings } from '../slots/page-fillings.ts';
import type { Catalogue } from '../remotes/catalogue.ts';
import type { Rendered } from './rendered.ts';

/** The screen that a page shows; none for an address that nobody has. */
export function screenOf(context: StaticHandlerContext): CatalogueRoute | undefined {
  return (context.matches.at(-1)?.route.handle as ScreenHandle | undefined)?.route;
}

/** Modules of remotes that a page was drawn with, with the texts of each. */
export function usedModules(
  context: StaticHandlerContext,
  catalogue: Catalogue,
  fillings: PageFillings,
  textsOf: (remote: string, module: string) => string[],
): Rendered['used'] {
  const route = screenOf(context);
  const drawn = [
    // Files of a page for certain roles are for nobody to fetch before it is known who asks.
    ...(route === undefined || route.roles !== undefined ? [] : [{ remote: route.remote, module: route.screen }]),
    ...fillingsOfPage(catalogue).filter((filling) => fillingKey(filling) in fillings),
  ];
  return drawn.flatMap(({ remote, module }) => [
    { remote, module },
    ...textsOf(remote, module).map((file) => ({ remote, module: file })),
  ]);
}

/** What went wrong is logged here; the page only learns that something did. */
export function withoutDetails(errors: Record<string, unknown>): Record<string, unknown> {
  for (const error of Object.values(errors)) {
    if (error instanceof Error)
      console.error(
        JSON.stringify({
          loader: String(error),
          cause: error.cause instanceof Error ? String(error.cause) : undefined,
        }),
      );
  }
  return Object.fromEntries(Object.keys(errors).map((route) => [route, { unavailable: true }]));
}

/** A page that is another one's address. What a form leads to is asked for with GET. */
export function redirected(response: Response, posted: boolean): Rendered {
  const location = response.headers.get('location');
  return {
    status: posted ? 303 : response.status,
    location,
    html: '',
    styles: [],
    meta: { title: '' },
    hydration: null,
    fillings: null,
    used: [],
    failed: location === null,
  };
}
