import { DoctorDetailResponse } from '@clinic/contracts';
import type { DoctorDetail } from '@clinic/contracts';
import type { Offer } from '@clinic/contracts/content';
import { api, isApiError, orUnavailable } from '@clinic/kit/http';
import { data, isUnavailable } from '@clinic/kit/routing';
import type { Loaded, ScreenArgs } from '@clinic/kit/routing';
import { loadOffers } from '../../parts/offers.data.ts';

export interface DoctorFound {
  doctor: DoctorDetail;
  /** Promotions of this doctor. */
  offers: Loaded<Offer[]>;
}

/** S7: a doctor by slug in either language. */
export async function loader({ request: { signal }, params }: ScreenArgs) {
  try {
    const [{ data: doctor }, offers] = await Promise.all([
      api.get(`/api/doctors/by-slug/${encodeURIComponent(params['slug'] ?? '')}`, DoctorDetailResponse, { signal }),
      orUnavailable('the offers', loadOffers(signal), signal),
    ]);
    return {
      doctor,
      offers: isUnavailable(offers) ? offers : offers.filter((offer) => offer.doctor?.id === doctor.id),
    } satisfies DoctorFound;
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return data(null, { status: 404 });
    throw error;
  }
}

export type DoctorData = DoctorFound | null;
