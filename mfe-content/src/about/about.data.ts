import { DoctorPage, SpecialtyList } from '@clinic/contracts';
import type { PageContent } from '@clinic/contracts/content';
import { api, orUnavailable } from '@clinic/kit/http';
import type { Loaded, ScreenArgs } from '@clinic/kit/routing';
import { loadPage, orMissing } from '../parts/page-content.data.ts';

/** How large the clinic is today, counted and not claimed. */
export interface Figures {
  specialties: number;
  doctors: number;
}

export interface AboutData {
  page: PageContent;
  figures: Loaded<Figures>;
}

/** S15. */
export async function loader({ request: { signal } }: ScreenArgs) {
  return orMissing(
    Promise.all([loadPage('about', signal), orUnavailable('the clinic’s figures', countClinic(signal), signal)]).then(
      ([page, figures]): AboutData => ({
        page,
        figures,
      }),
    ),
  );
}

async function countClinic(signal: AbortSignal): Promise<Figures> {
  const [specialties, doctors] = await Promise.all([
    api.get('/api/specialties', SpecialtyList, { signal }),
    api.get('/api/doctors', DoctorPage, { signal }),
  ]);
  return { specialties: specialties.data.length, doctors: doctors.data.total };
}
