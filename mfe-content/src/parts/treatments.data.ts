import { TreatmentList } from '@clinic/contracts/content';
import type { Treatment } from '@clinic/contracts/content';
import { api, orUnavailable } from '@clinic/kit/http';
import type { Loaded } from '@clinic/kit/routing';

/** What a department offers, treatment by treatment; its page does without when it cannot be loaded. */
export function loadTreatments(specialty: string, signal: AbortSignal): Promise<Loaded<Treatment[]>> {
  const loading = api.get('/api/treatments', TreatmentList, { query: { specialty }, signal });
  return orUnavailable(
    'the treatments',
    loading.then(({ data }) => data),
    signal,
  );
}
