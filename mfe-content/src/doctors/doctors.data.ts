import { DoctorPage, SpecialtyList } from '@clinic/contracts';
import { api, isApiError } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';

/** S6: a page of the directory, of one speciality when the address names it. A page that is not a number is the first. */
export async function loader({ request }: ScreenArgs) {
  const { signal } = request;
  const query = new URL(request.url).searchParams;
  const wanted = query.get('specialty') ?? undefined;
  const page = /^[1-9]\d{0,4}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const specialties = (await api.get('/api/specialties', SpecialtyList, { signal })).data.map(
    ({ id, name_ar, name_en, slug_ar, slug_en }) => ({ id, name_ar, name_en, slug_ar, slug_en }),
  );
  try {
    const doctors = (await api.get('/api/doctors', DoctorPage, { query: { specialty: wanted, page }, signal })).data;
    const chosen =
      specialties.find(
        ({ id, slug_ar, slug_en }) => wanted !== undefined && [String(id), slug_ar, slug_en].includes(wanted),
      ) ?? null;
    return { specialties, chosen, doctors };
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return data({ specialties, chosen: null, doctors: null }, { status: 404 });
    throw error;
  }
}

export type DoctorsData =
  | Exclude<Awaited<ReturnType<typeof loader>>, { init: unknown }>
  | { specialties: DirectorySpecialty[]; chosen: null; doctors: null };
export type DirectorySpecialty = { id: number; name_ar: string; name_en: string; slug_ar: string; slug_en: string };
