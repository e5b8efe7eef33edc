import { foldArabic } from '@clinic/contracts';
import { PartnerList } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { loadPageIfAny } from '../parts/page-content.data.ts';

/** Insurers whose cards the clinic takes, narrowed to those whose name in either language holds `?q`. */
export async function loader({ request }: ScreenArgs) {
  const search = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  const [{ data: partners }, page] = await Promise.all([
    api.get('/api/insurance-partners', PartnerList, { signal: request.signal }),
    loadPageIfAny('insurance-partners', request.signal),
  ]);
  const wanted = foldArabic(search);
  const found = partners.filter(({ name_ar, name_en }) => foldArabic(`${name_ar} ${name_en}`).includes(wanted));
  return { partners: found, total: partners.length, search, page };
}

export type PartnersData = Awaited<ReturnType<typeof loader>>;
