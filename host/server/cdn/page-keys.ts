import { createHash } from 'node:crypto';

/** What a page was made of. */
export interface PageOrigin {
  composition: string;
  dataVersion: string;
}

/** The key of every page. */
export const allPages = 'pages';

/** The key of all pages of a composition. */
export function compositionKey(composition: string): string {
  return `composition-${composition}`;
}

/** The key of all pages that were rendered from one version of the content. There is one version for all of it. */
export function dataKey(dataVersion: string): string {
  return `data-${createHash('sha256').update(dataVersion).digest('hex').slice(0, 16)}`;
}

/**
 * The keys that a cache in front can be asked to forget a page by. They name what it was made of, not what it is about: so
 * asking again for what is old never costs a page that is new.
 */
export function keysOfPage({ composition, dataVersion }: PageOrigin): string[] {
  return [allPages, compositionKey(composition), dataKey(dataVersion)];
}
