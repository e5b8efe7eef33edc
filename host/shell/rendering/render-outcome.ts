import { hostPaths } from '@clinic/contracts';
import type { RenderFailure } from '@clinic/contracts';
import type { StaticHandlerContext } from 'react-router-dom';
import { screenIn } from '../app/route-handle.ts';
import type { CatalogueRoute } from '../remotes/catalogue.ts';
import { slotContentKey, pageSlotContents } from '../slots/slot-content.ts';
import { withoutHtml } from '@clinic/contracts/host';
import type { PageSlotData, Rendered } from '@clinic/contracts/host';
import type { Catalogue } from '../remotes/catalogue.ts';
import { failureOf } from './render-failure.ts';
import type { ErrorWithoutDetails } from '../screens/without-details.ts';

/** The screen that a page shows; none for an address that nobody has. */
export function screenOf(context: StaticHandlerContext): CatalogueRoute | undefined {
  return screenIn(context.matches);
}

/** Modules of remotes that a page was drawn with, with the texts of each. */
export function usedModules(
  context: StaticHandlerContext,
  catalogue: Catalogue,
  slotContent: PageSlotData,
  textsOf: (remote: string, module: string) => string[],
): Rendered['used'] {
  const route = screenOf(context);
  const drawn = [
    // Files of a page for certain roles are for nobody to fetch before it is known who asks.
    ...(route === undefined || route.roles !== undefined ? [] : [{ remote: route.remote, module: route.screen }]),
    ...pageSlotContents(catalogue).filter((content) => slotContentKey(content) in slotContent),
  ];
  return drawn.flatMap(({ remote, module }) => [
    { remote, module },
    ...textsOf(remote, module).map((file) => ({ remote, module: file })),
  ]);
}

/**
 * What of a page's screen could not be had or drawn.
 * @param unavailable failures on the way to its data, whatever its loader made of them
 */
export function screenFailures(context: StaticHandlerContext, unavailable: ReadonlySet<unknown>): RenderFailure[] {
  const route = screenOf(context);
  if (route === undefined) return [];
  const screen = { remote: route.remote, module: route.screen };
  // A screen that failed shows nothing: what it could have done without does not matter then.
  if (context.errors === null) return toleratedFailures(screen, unavailable);
  return Object.values(context.errors).map((error) => failureOf(screen, error, 'draw'));
}

/** What a screen or slot content does without, because it could not be had. */
export function toleratedFailures(
  { remote, module }: Pick<RenderFailure, 'remote' | 'module'>,
  unavailable: ReadonlySet<unknown>,
): RenderFailure[] {
  return [...unavailable].map((error) => failureOf({ remote, module }, error, 'data'));
}

/** The slot content that was loaded and then left out, because the page could not be drawn with it. */
export function omittedSlotContent(loaded: PageSlotData, drawn: PageSlotData): RenderFailure[] {
  return Object.keys(loaded)
    .filter((key) => !(key in drawn))
    .map((key) => {
      const [remote = '', module = ''] = key.split(' ');
      return failureOf({ remote, module }, new Error('it could not be drawn'), 'draw');
    });
}

/** What went wrong is logged here; the page only learns that something did, and whether it was the answer to a form. */
export function withoutDetails(errors: Record<string, unknown>, posted: boolean): Record<string, ErrorWithoutDetails> {
  for (const error of Object.values(errors)) {
    if (error instanceof Error)
      console.error(
        JSON.stringify({
          loader: String(error),
          cause: error.cause instanceof Error ? String(error.cause) : undefined,
        }),
      );
  }
  return Object.fromEntries(Object.keys(errors).map((route) => [route, { unavailable: true, askAgain: !posted }]));
}

/** A page that is another one's address. What a form leads to is asked for with GET. */
export function redirected(response: Response, posted: boolean): Rendered {
  const location = response.headers.get('location');
  return { ...withoutHtml, status: posted ? 303 : response.status, location, failed: location === null };
}

/** The route that has nothing at the address of a page; null for a page that is there. */
export function notFoundOf({ statusCode, matches }: StaticHandlerContext): string | null {
  return statusCode === 404 ? (matches.at(-1)?.route.id ?? 'frame') : null;
}

/** The answer for an address where nothing is, of a route whose page for it is known. */
export const undrawn = (notFound: string): Rendered => ({ ...withoutHtml, status: 404, notFound });

/** What stands for every address of a route where nothing is: its links lead to the page for that. */
export function withoutAddress(context: StaticHandlerContext): StaticHandlerContext {
  return { ...context, location: { ...context.location, pathname: hostPaths.notFound(), search: '', hash: '' } };
}
