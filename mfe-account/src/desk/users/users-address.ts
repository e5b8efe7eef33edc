import { leastUserSearch, roleNames } from '@clinic/contracts/account';
import type { RoleName } from '@clinic/contracts';

/** Which accounts the address asks for. */
export interface UsersAddress {
  /** A search that is long enough to begin; otherwise empty. */
  search: string;
  /** Null for every role. */
  role: RoleName | null;
  page: number;
}

/** Reads the address; whatever it does not understand counts as not said. */
export function usersAddress(query: URLSearchParams): UsersAddress {
  const search = (query.get('search') ?? '').trim();
  const page = Number(query.get('page'));
  return {
    search: search.length >= leastUserSearch ? search : '',
    role: roleNames.find((name) => name === query.get('role')) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The same as `paths.receptionUsers` wants it: what is usual is left out. */
export const inAddress = ({ search, role, page }: UsersAddress) => ({
  search: search === '' ? undefined : search,
  role: role ?? undefined,
  page: page === 1 ? undefined : page,
});
