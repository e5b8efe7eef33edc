import type { PostType } from '@clinic/contracts/content';
import { deskPostLists } from '@clinic/contracts/content/desk';

/** Which posts the address asks for. */
export interface DeskAddress {
  search: string;
  list: (typeof deskPostLists)[number];
  /** Null for both kinds. */
  type: PostType | null;
  /** Where the part that is shown begins; null for the first one. */
  before: string | null;
}

/** Reads the address; whatever it does not understand counts as not said. */
export function deskAddress(query: URLSearchParams): DeskAddress {
  const type = query.get('type');
  const before = query.get('before');
  return {
    search: (query.get('search') ?? '').trim().slice(0, 100),
    list: deskPostLists.find((list) => list === query.get('list')) ?? 'all',
    type: type === 'blog' || type === 'news' ? type : null,
    before: before !== null && /^\d{1,15}-\d{1,15}$/.test(before) ? before : null,
  };
}

/** The same as `paths.contentDesk` wants it: what is usual is left out. */
export const inAddress = ({ search, list, type, before }: DeskAddress) => ({
  search: search === '' ? undefined : search,
  list: list === 'all' ? undefined : list,
  type: type ?? undefined,
  before: before ?? undefined,
});
