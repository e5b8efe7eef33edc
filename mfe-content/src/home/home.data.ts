import { DoctorList, SpecialtyList } from '@clinic/shared/contracts';
import type { Doctor } from '@clinic/shared/contracts';
import { api } from '@clinic/shared/http';
import { loadPromotedDoctors } from '../parts/promoted-doctors.data.ts';

/** What the home page shows. Random doctors are drawn by the server, so that it and the browser agree (S37). */
export async function loader() {
  const [specialties, random, promoted] = await Promise.all([
    api.get('/api/specialties', SpecialtyList),
    api.get('/api/doctors/random/8', DoctorList).then(({ data }) => data.map(asTile), loggedOnly),
    loadPromotedDoctors().catch(loggedOnly),
  ]);
  return {
    specialties: specialties.data.map(({ id, name_ar, name_en, slug_en, icon, doctors_count }) => ({
      id,
      name_ar,
      name_en,
      slug_en,
      icon,
      doctors_count,
    })),
    random,
    promoted,
  };
}

/** A tile shows the first title; what it does not show does not travel with the page. */
function asTile(doctor: Doctor): Doctor {
  return { ...doctor, job_titles: doctor.job_titles.slice(0, 1) };
}

/** Doctors that cannot be loaded are left out, and only logged (S69). */
function loggedOnly(error: unknown): [] {
  console.warn('a section of the home page could not be loaded', error);
  return [];
}

export type HomeData = Awaited<ReturnType<typeof loader>>;
