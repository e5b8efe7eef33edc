import { DoctorPage, SpecialtyList } from '@clinic/contracts';
import type { PageContent } from '@clinic/contracts/content';
import { api, isApiError } from '@clinic/kit/http';
import { loadPage, orMissing } from '../parts/page-content.data.ts';

/** How large the clinic is today, counted and not claimed. */
export interface Figures {
  specialties: number;
  doctors: number;
}

export interface AboutData {
  page: PageContent;
  /** Null when it cannot be counted now. */
  figures: Figures | null;
}

/** S15. */
export async function loader() {
  return orMissing(
    Promise.all([loadPage('about'), countClinic().catch(notCounted)]).then(([page, figures]): AboutData => ({
      page,
      figures,
    })),
  );
}

async function countClinic(): Promise<Figures> {
  const [specialties, doctors] = await Promise.all([
    api.get('/api/specialties', SpecialtyList),
    api.get('/api/doctors', DoctorPage),
  ]);
  return { specialties: specialties.data.length, doctors: doctors.data.total };
}

function notCounted(error: unknown): null {
  console.warn('the clinic’s figures could not be counted', isApiError(error) ? error.code : error);
  return null;
}
