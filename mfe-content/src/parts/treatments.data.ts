import { TreatmentList } from '@clinic/contracts/content';
import type { Treatment } from '@clinic/contracts/content';
import { api, isApiError } from '@clinic/kit/http';

/** What a department offers, treatment by treatment (S143). Left out and only logged when it cannot be loaded (S69, S138). */
export async function loadTreatments(specialty: string): Promise<Treatment[]> {
  try {
    return (await api.get('/api/treatments', TreatmentList, { query: { specialty } })).data;
  } catch (error) {
    console.warn('the treatments could not be loaded', isApiError(error) ? error.code : error);
    return [];
  }
}
