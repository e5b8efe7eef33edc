import { DoctorDetailAnswer } from '@clinic/shared/contracts';
import type { Doctor } from '@clinic/shared/contracts';
import { api, isApiError } from '@clinic/shared/http';
import { doctorOffers } from './doctor-offers.ts';

/** The doctors of the promotions (S38), without those who left the clinic. */
export async function loadPromotedDoctors(): Promise<Doctor[]> {
  const doctors = await Promise.all(doctorOffers.map(({ doctor }) => loadDoctor(doctor)));
  return doctors.filter((doctor) => doctor !== null);
}

async function loadDoctor(id: number): Promise<Doctor | null> {
  try {
    const { data } = await api.get(`/api/doctors/by-slug/${id}`, DoctorDetailAnswer);
    const { name_ar, name_en, slug_ar, slug_en, image, job_titles } = data;
    return { id, name_ar, name_en, slug_ar, slug_en, image, job_titles };
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}
