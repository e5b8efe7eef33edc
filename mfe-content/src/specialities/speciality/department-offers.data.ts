import { DoctorPage } from '@clinic/contracts';
import type { DoctorCard } from '@clinic/contracts';
import type { Offer } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';
import { leftOut } from '../../parts/left-out.ts';
import { loadOffers } from '../../parts/offers.data.ts';

const offersOfSpeciality = 'the offers of a speciality';

interface FirstDoctors {
  data: readonly DoctorCard[];
  per_page: number;
  total: number;
}

/** The offers of doctors. Left out and only logged when they cannot be loaded. */
export async function loadDoctorOffers(signal: AbortSignal): Promise<Offer[]> {
  try {
    return (await loadOffers(signal)).filter(({ doctor }) => doctor !== null);
  } catch (error) {
    return leftOut<Offer[]>(offersOfSpeciality, [], signal)(error);
  }
}

/** Those offers that are of a speciality's doctors; further pages of doctors are asked for only when the first cannot tell. */
export async function offersOf(
  specialty: string,
  offers: readonly Offer[],
  first: FirstDoctors,
  signal: AbortSignal,
): Promise<Offer[]> {
  const ids = new Set(first.data.map(({ id }) => id));
  const settled = () => offers.every(({ doctor }) => doctor === null || ids.has(doctor.id));
  try {
    for (let page = 2; (page - 1) * first.per_page < first.total && !settled(); page += 1) {
      const { data } = await api.get('/api/doctors', DoctorPage, { query: { specialty, page }, signal });
      for (const { id } of data.data) ids.add(id);
    }
  } catch (error) {
    leftOut(offersOfSpeciality, null, signal)(error);
  }
  return offers.filter(({ doctor }) => doctor !== null && ids.has(doctor.id));
}
