import type { ScreenArgs } from '@clinic/kit/routing';
import { loadOffers } from '../parts/offers.data.ts';
import { loadPageIfAny } from '../parts/page-content.data.ts';

/** S142. */
export async function loader({ request: { signal } }: ScreenArgs) {
  const [offers, page] = await Promise.all([loadOffers(signal), loadPageIfAny('offers', signal)]);
  return { offers, page };
}

export type OffersData = Awaited<ReturnType<typeof loader>>;
