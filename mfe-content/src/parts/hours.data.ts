import { HoursAnswer } from '@clinic/shared/contracts/content';
import type { Department } from '@clinic/shared/contracts/content';
import { api } from '@clinic/shared/http';

/** Opening hours of some departments in the clinic's own order, or of all (S141). */
export async function loadHours(ids?: readonly string[]): Promise<Department[]> {
  const { data } = await api.get('/api/hours', HoursAnswer);
  return ids === undefined ? data : data.filter(({ id }) => ids.includes(id));
}
