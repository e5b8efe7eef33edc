import type { LibraryPage } from '@clinic/contracts/content/pictures';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { readLibrary } from '../../../parts/pictures/index.ts';
import { whyNoList } from '../../../parts/desk/why-nothing.ts';

export interface PicturesData {
  search: string;
  page: number;
  /** Or why there are none: the role of the account was changed meanwhile, or they could not be loaded. */
  found: LibraryPage | 'refused' | 'failed';
}

/** The pictures that the address asks for; whatever it does not understand counts as not said. */
export async function loader({ request }: ScreenArgs): Promise<PicturesData> {
  const query = new URL(request.url).searchParams;
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  try {
    const found = await memberCall(request, () =>
      readLibrary({ search: search === '' ? undefined : search, page }, request.signal),
    );
    return { search, page, found };
  } catch (error) {
    return { search, page, found: whyNoList(error) };
  }
}
