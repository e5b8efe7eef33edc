import { useLocation, useNavigation } from '@clinic/kit/routing';
import { listQuery } from './list-query.ts';
import type { ListQuery } from './list-query.ts';

/**
 * What was asked for last, also while it is still on its way: what is set shows at once, and the next choice adds to it.
 * @param query what the page shows now
 */
export function useAsked(query: ListQuery): ListQuery {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? listQuery(new URLSearchParams(location.search)) : query;
}
