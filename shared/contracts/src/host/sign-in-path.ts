import type { PageRoute } from './boot-data.ts';

/**
 * Address of the sign-in page, which leads back to `returnTo`; the first page of the site where no remote has one.
 * @param routes of every remote of the composition
 */
export function signInPath(routes: readonly Pick<PageRoute, 'path' | 'purpose'>[], returnTo?: string): string {
  const page = routes.find(({ purpose }) => purpose === 'sign-in');
  if (page === undefined) return '/';
  return returnTo === undefined ? page.path : `${page.path}?${new URLSearchParams({ returnTo })}`;
}
