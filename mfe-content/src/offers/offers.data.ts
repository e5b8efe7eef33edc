import { loadOffers } from '../parts/offers.data.ts';
import { loadPageIfAny } from '../parts/page-content.data.ts';

/** S142. */
export async function loader() {
  const [offers, page] = await Promise.all([loadOffers(), loadPageIfAny('offers')]);
  return { offers, page };
}

export type OffersData = Awaited<ReturnType<typeof loader>>;
