import { DoctorDetailResponse } from '@clinic/contracts';
import type { DoctorDetail } from '@clinic/contracts';
import type { Offer } from '@clinic/contracts/content';
import { api, isApiError } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { loadOffers } from '../../parts/offers.data.ts';

export interface DoctorFound {
  doctor: DoctorDetail;
  /** Promotions of this doctor (S38). */
  offers: Offer[];
}

/** S7: a doctor by slug in either language. */
export async function loader({ params }: ScreenArgs) {
  try {
    const [{ data: doctor }, offers] = await Promise.all([
      api.get(`/api/doctors/by-slug/${encodeURIComponent(params['slug'] ?? '')}`, DoctorDetailResponse),
      loadOffers().catch(withoutOffers),
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

/** Offers that cannot be loaded are left out, and only logged (S69, S138). */
function withoutOffers(error: unknown): [] {
  console.warn('the offers could not be loaded', isApiError(error) ? error.code : error);
  return [];
}

export type DoctorData = DoctorFound | null;
