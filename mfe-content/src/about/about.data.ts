import { DoctorPage, SpecialtyList } from '@clinic/shared/contracts';
import { api } from '@clinic/shared/http';

/** How large the clinic is today, counted and not claimed. */
export async function loader() {
  const [specialties, doctors] = await Promise.all([
    api.get('/api/specialties', SpecialtyList),
    api.get('/api/doctors', DoctorPage),
  ]);
  return { specialties: specialties.data.length, doctors: doctors.data.total };
}

export type AboutData = Awaited<ReturnType<typeof loader>>;
