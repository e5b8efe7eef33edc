import { AssessmentResponse } from '@clinic/contracts/content';
import type { Assessment, PageContent } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';
import { loadPage, orMissing } from '../parts/page-content.data.ts';

/** The page's texts and its self-assessment. */
export interface MentalHealthData {
  page: PageContent;
  assessment: Assessment;
}

/** S143, Q41: what is written about mental health, and the self-assessment that stays in the browser. */
export function loader() {
  const assessment = api.get('/api/assessments/mood', AssessmentResponse);
  return orMissing(
    Promise.all([loadPage('mental-health'), assessment]).then(([page, { data }]): MentalHealthData => ({
      page,
      assessment: data,
    })),
  );
}
