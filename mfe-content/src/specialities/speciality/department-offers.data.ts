import { DoctorPage } from '@clinic/shared/contracts';
import type { Offer } from '@clinic/shared/contracts/content';
import { api, isApiError } from '@clinic/shared/http';
import { loadOffers } from '../../parts/offers.data.ts';

/** The offers of the doctors of a speciality. Left out and only logged when they cannot be loaded (S69, S138). */
export async function loadDepartmentOffers(specialty: string): Promise<Offer[]> {
  try {
    const offers = (await loadOffers()).filter(({ doctor }) => doctor !== null);
    if (offers.length === 0) return [];
    const doctors = await doctorsOf(specialty);
    return offers.filter(({ doctor }) => doctor !== null && doctors.has(doctor.id));
  } catch (error) {
    console.warn('the offers of a speciality could not be loaded', isApiError(error) ? error.code : error);
    return [];
  }
}

async function doctorsOf(specialty: string): Promise<Set<number>> {
  const page = (number: number) => api.get('/api/doctors', DoctorPage, { query: { specialty, page: number } });
  const { data: first } = await page(1);
  const ids = new Set(first.data.map(({ id }) => id));
  for (let number = 2; (number - 1) * first.per_page < first.total; number += 1) {
    for (const { id } of (await page(number)).data.data) ids.add(id);
  }
  return ids;
}
