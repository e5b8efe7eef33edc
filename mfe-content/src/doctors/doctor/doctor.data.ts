import { DoctorDetailResponse } from '@clinic/contracts';
import type { DoctorDetail } from '@clinic/contracts';
import type { Offer } from '@clinic/contracts/content';
import { api, isApiError } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { leftOut } from '../../parts/left-out.ts';
import { loadOffers } from '../../parts/offers.data.ts';

export interface DoctorFound {
  doctor: DoctorDetail;
  /** Promotions of this doctor. */
  offers: Offer[];
}

/** S7: a doctor by slug in either language. */
export async function loader({ request: { signal }, params }: ScreenArgs) {
  try {
    const [{ data: doctor }, offers] = await Promise.all([
      api.get(`/api/doctors/by-slug/${encodeURIComponent(params['slug'] ?? '')}`, DoctorDetailResponse, { signal }),
      loadOffers(signal).catch(leftOut<Offer[]>('the offers', [], signal)),
    ]);
    return {
      doctor,
      offers: offers.filter((offer) => offer.doctor?.id === doctor.id),
    } satisfies DoctorFound;
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return data(null, { status: 404 });
    throw error;
  }
}

export type DoctorData = DoctorFound | null;
