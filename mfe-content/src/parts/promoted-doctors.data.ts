import { DoctorDetailAnswer } from '@clinic/shared/contracts';
import type { DoctorDetail } from '@clinic/shared/contracts';
import { api, isApiError } from '@clinic/shared/http';
import { doctorOffers } from './doctor-offers.ts';

/** What a promotion shows of its doctor. */
export type PromotedDoctor = Pick<DoctorDetail, 'id' | 'name_ar' | 'name_en' | 'slug_ar' | 'slug_en' | 'image'>;

/** The doctors of the promotions (S38), without those who left the clinic. */
export async function loadPromotedDoctors(): Promise<PromotedDoctor[]> {
  const doctors = await Promise.all(doctorOffers.map(({ doctor }) => loadDoctor(doctor)));
  return doctors.filter((doctor) => doctor !== null);
}

async function loadDoctor(id: number): Promise<PromotedDoctor | null> {
  try {
    const { data } = await api.get(`/api/doctors/by-slug/${id}`, DoctorDetailAnswer);
    const { name_ar, name_en, slug_ar, slug_en, image } = data;
    return { id, name_ar, name_en, slug_ar, slug_en, image };
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}
