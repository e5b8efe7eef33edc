import { DoctorDetailAnswer } from '@clinic/shared/contracts';
import type { DoctorDetail } from '@clinic/shared/contracts';
import { api, isApiError } from '@clinic/shared/http';
import { data } from '@clinic/shared/routing';
import type { ScreenArgs } from '@clinic/shared/routing';

/** S7: a doctor by slug in either language. */
export async function loader({ params }: ScreenArgs) {
  try {
    return (await api.get(`/api/doctors/by-slug/${encodeURIComponent(params['slug'] ?? '')}`, DoctorDetailAnswer)).data;
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return data(null, { status: 404 });
    throw error;
  }
}

export type DoctorData = DoctorDetail | null;
