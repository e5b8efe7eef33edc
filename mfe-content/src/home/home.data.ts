import { DoctorDetailAnswer, DoctorList, SpecialtyList } from '@clinic/shared/contracts';
import type { Doctor } from '@clinic/shared/contracts';
import { api } from '@clinic/shared/http';
import { doctorOffers } from '../parts/doctor-offers.ts';

/** What the home page shows. Random doctors are drawn by the server, so that it and the browser agree (S37). */
export async function loader() {
  const [specialties, random, ...promoted] = await Promise.all([
    api.get('/api/specialties', SpecialtyList),
    api.get('/api/doctors/random/8', DoctorList).then(({ data }) => data, logged<Doctor[]>([])),
    ...doctorOffers.map(({ doctor }) => promotedDoctor(doctor)),
  ]);
  return {
    specialties: specialties.data.map(({ id, name_ar, name_en, slug_en, icon, doctors_count }) => ({ id, name_ar, name_en, slug_en, icon, doctors_count })),
    random,
    promoted: promoted.filter((doctor) => doctor !== null),
  };
}

/** The doctor of a promotion (S38, S39): what a tile needs of one. */
async function promotedDoctor(id: number): Promise<Doctor | null> {
  return api.get(`/api/doctors/by-slug/${id}`, DoctorDetailAnswer).then(
    ({ data: { name_ar, name_en, slug_ar, slug_en, image, job_titles } }) => ({ id, name_ar, name_en, slug_ar, slug_en, image, job_titles }),
    logged<Doctor | null>(null),
  );
}

/** Sections that cannot be loaded are left out, and only logged (S69). */
function logged<T>(instead: T): (error: unknown) => T {
  return (error) => {
    console.warn('a section of the home page could not be loaded', error);
    return instead;
  };
}

export type HomeData = Awaited<ReturnType<typeof loader>>;
