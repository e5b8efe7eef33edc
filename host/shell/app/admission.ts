import { roles } from '@clinic/contracts';
import type { CurrentUser, RoleName } from '@clinic/contracts';
import { sessionKnown } from '@clinic/kit/session';
import { redirect } from 'react-router-dom';
import type { Catalogue, CatalogueRoute } from '../remotes/catalogue.ts';

/** What the loader of a page answers to a member whose role it is not for: the host's own page stands in its place. */
export const refused = { refused: true } as const;

/** Whether something of certain roles is for this person; without roles it is for everybody. */
export function isFor(wanted: readonly RoleName[] | undefined, user: CurrentUser | null): boolean {
  return wanted === undefined || (user !== null && wanted.some((role) => roles[role] === user.role));
}

/**
 * Whether who asks may see a page. Asked before anything of its screen is loaded; what the page's data are for is the
 * API's to say.
 * @throws a redirect to the sign-in page for a visitor of a page of members
 * @throws {ApiError} when it cannot be learned who asks
 */
export async function admits(
  { auth, roles: wanted }: CatalogueRoute,
  request: Request,
  catalogue: Catalogue,
): Promise<boolean> {
  if (auth === 'public') return true;
  const { state, user, failure } = await sessionKnown();
  if (state === 'member') return isFor(wanted, user);
  if (failure !== undefined) throw failure;
  const { pathname, search } = new URL(request.url);
  throw redirect(catalogue.signInPath(pathname + search));
}
