import { AssessmentResponse } from '@clinic/contracts/content';
import type { Assessment, PageContent } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { loadPage, orMissing } from '../parts/page-content.data.ts';

/** The page's texts and its self-assessment. */
export interface MentalHealthData {
  page: PageContent;
  assessment: Assessment;
}

/** S143, Q41: what is written about mental health, and the self-assessment that stays in the browser. */
export function loader({ request: { signal } }: ScreenArgs) {
  const assessment = api.get('/api/assessments/mood', AssessmentResponse, { signal });
  return orMissing(
    Promise.all([loadPage('mental-health', signal), assessment]).then(([page, { data }]): MentalHealthData => ({
      page,
      assessment: data,
    })),
  );
}
