import { SpecialtyList } from '@clinic/contracts';
import { AssessmentResponse, moodAssessment } from '@clinic/contracts/content';
import type { Assessment, PageContent } from '@clinic/contracts/content';
import { api, isApiError, orUnavailable } from '@clinic/kit/http';
import { loadedOr } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { loadPage, orMissing } from '../parts/page-content.data.ts';

/** The page's texts and its self-assessment. */
export interface MentalHealthData {
  page: PageContent;
  /** Null where the clinic has removed it. */
  assessment: Assessment | null;
  /** English slug of the department that the outcome leads to; null where the clinic has none. */
  department: string | null;
}

/** English slug of the department of mental health. */
const mentalHealthDepartment = 'psychiatry-mental-health';

async function findAssessment(signal: AbortSignal): Promise<Assessment | null> {
  try {
    return (await api.get(`/api/assessments/${moodAssessment}`, AssessmentResponse, { signal })).data;
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/** S143, Q41: what is written about mental health, and the self-assessment that stays in the browser. */
export function loader({ request: { signal } }: ScreenArgs) {
  const assessment = findAssessment(signal);
  const departments = orUnavailable('the specialities', api.get('/api/specialties', SpecialtyList, { signal }), signal);
  return orMissing(
    Promise.all([loadPage('mental-health', signal), assessment, departments]).then(
      ([page, found, loaded]): MentalHealthData => ({
        page,
        assessment: found,
        department:
          loadedOr(loaded, { data: [] }).data.find(({ slug_en }) => slug_en === mentalHealthDepartment)?.slug_en ??
          null,
      }),
    ),
  );
}
