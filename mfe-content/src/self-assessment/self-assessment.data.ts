import { AssessmentResponse, moodAssessment } from '@clinic/contracts/content';
import * as contentPaths from '@clinic/contracts/content/paths';
import { api } from '@clinic/kit/http';
import { redirect } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { orMissing } from '../parts/page-content.data.ts';

/** A self-assessment by its slug; 404 where there is none. The one about mental health has its page there. */
export function loader({ request: { signal }, params }: ScreenArgs) {
  const slug = params['slug'] ?? '';
  if (slug === moodAssessment) throw redirect(contentPaths.mentalHealth(), 301);
  const found = api.get(`/api/assessments/${encodeURIComponent(slug)}`, AssessmentResponse, { signal });
  return orMissing(found.then(({ data }) => data));
}
