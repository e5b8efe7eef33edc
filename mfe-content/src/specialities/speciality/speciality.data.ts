import { DoctorPage, SpecialtyDetailResponse } from '@clinic/contracts';
import { api, isApiError, orUnavailable } from '@clinic/kit/http';
import { data, isUnavailable } from '@clinic/kit/routing';
import type { Loaded, ScreenArgs } from '@clinic/kit/routing';
import { loadHoursIfAny } from '../../parts/hours.data.ts';
import { loadPageIfAny } from '../../parts/page-content.data.ts';
import { loadTreatments } from '../../parts/treatments.data.ts';
import { loadDoctorOffers, offersOf } from './department-offers.data.ts';
import { departmentPages } from './department-pages.ts';
import { noTexts } from './department-texts.ts';
import type { DepartmentTexts } from './department-texts.ts';

/** S3: a speciality by its slug in either language, who practises it, what it offers, and what is written about it. */
export async function loader({ request: { signal }, params }: ScreenArgs) {
  const slug = params['slug'] ?? '';
  try {
    const [{ data: specialty }, doctors, treatments, doctorOffers] = await Promise.all([
      api.get(`/api/specialties/${encodeURIComponent(slug)}`, SpecialtyDetailResponse, { signal }),
      orUnavailable('the doctors of a speciality', loadDoctors(slug, signal), signal),
      loadTreatments(slug, signal),
      loadDoctorOffers(signal),
    ]);
    if (doctors === null) return data(null, { status: 404 });
    const [offers, texts, hours] = await Promise.all([
      offersOf(slug, doctorOffers, doctors, signal),
      loadTexts(specialty.slug_en, signal),
      loadHoursIfAny(departmentPages[specialty.slug_en]?.hours ?? [], signal),
    ]);
    return { specialty, doctors, treatments, offers, texts, hours };
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return data(null, { status: 404 });
    throw error;
  }
}

/** The first doctors; null where there is no such speciality. */
async function loadDoctors(specialty: string, signal: AbortSignal) {
  try {
    return (await api.get('/api/doctors', DoctorPage, { query: { specialty }, signal })).data;
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/** A story that has a page of its own is not told twice. */
async function loadTexts(slug: string, signal: AbortSignal): Promise<Loaded<DepartmentTexts>> {
  const department = departmentPages[slug];
  const page = department === undefined ? null : await loadPageIfAny(department.page, signal);
  if (page === null) return noTexts;
  if (isUnavailable(page)) return page;
  const { sections, groups, questions } = page;
  return { sections: department?.story === undefined ? sections : [], groups, questions };
}

export type SpecialityData = Exclude<Awaited<ReturnType<typeof loader>>, { init: unknown }> | null;
