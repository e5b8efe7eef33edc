import { DoctorPage } from '@clinic/contracts';
import type { DoctorCard } from '@clinic/contracts';
import type { Offer } from '@clinic/contracts/content';
import { api, orUnavailable } from '@clinic/kit/http';
import { isUnavailable } from '@clinic/kit/routing';
import type { Loaded } from '@clinic/kit/routing';
import { loadOffers } from '../../parts/offers.data.ts';

const offersOfSpeciality = 'the offers of a speciality';

interface FirstDoctors {
  data: readonly DoctorCard[];
  per_page: number;
  total: number;
}

/** The offers of doctors, which a page does without when they cannot be loaded. */
export function loadDoctorOffers(signal: AbortSignal): Promise<Loaded<Offer[]>> {
  const offers = loadOffers(signal).then((all) => all.filter(({ doctor }) => doctor !== null));
  return orUnavailable(offersOfSpeciality, offers, signal);
}

/** Those offers that are of a speciality's doctors; further pages of doctors are asked for only when the first cannot tell. */
export async function offersOf(
  specialty: string,
  offers: Loaded<Offer[]>,
  first: Loaded<FirstDoctors>,
  signal: AbortSignal,
): Promise<Loaded<Offer[]>> {
  if (isUnavailable(offers)) return offers;
  if (isUnavailable(first)) return first;
  return orUnavailable(offersOfSpeciality, ofSpeciality(specialty, offers, first, signal), signal);
}

async function ofSpeciality(specialty: string, offers: readonly Offer[], first: FirstDoctors, signal: AbortSignal) {
  const ids = new Set(first.data.map(({ id }) => id));
  const settled = () => offers.every(({ doctor }) => doctor === null || ids.has(doctor.id));
  for (let page = 2; (page - 1) * first.per_page < first.total && !settled(); page += 1) {
    const { data } = await api.get('/api/doctors', DoctorPage, { query: { specialty, page }, signal });
    for (const { id } of data.data) ids.add(id);
  }
  return offers.filter(({ doctor }) => doctor !== null && ids.has(doctor.id));
}
