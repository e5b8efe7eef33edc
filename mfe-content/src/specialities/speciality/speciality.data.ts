import { DoctorPage, SpecialtyDetailAnswer } from '@clinic/shared/contracts';
import { api, isApiError } from '@clinic/shared/http';
import { data } from '@clinic/shared/routing';
import type { ScreenArgs } from '@clinic/shared/routing';

/** S3: a speciality by its slug in either language, and who practises it. */
export async function loader({ params }: ScreenArgs) {
  const slug = params['slug'] ?? '';
  try {
    const [specialty, doctors] = await Promise.all([
      api.get(`/api/specialties/${encodeURIComponent(slug)}`, SpecialtyDetailAnswer),
      api.get('/api/doctors', DoctorPage, { query: { specialty: slug } }),
    ]);
    return { specialty: specialty.data, doctors: doctors.data };
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return data(null, { status: 404 });
    throw error;
  }
}

export type SpecialityData = Exclude<Awaited<ReturnType<typeof loader>>, { init: unknown }> | null;
