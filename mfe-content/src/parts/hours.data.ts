import { HoursResponse } from '@clinic/contracts/content';
import type { Department } from '@clinic/contracts/content';
import { api, orUnavailable } from '@clinic/kit/http';
import { isUnavailable } from '@clinic/kit/routing';
import type { Loaded } from '@clinic/kit/routing';

/** Opening hours of every department, in the clinic's own order. */
export async function loadHours(signal: AbortSignal): Promise<Department[]> {
  const { data } = await api.get('/api/hours', HoursResponse, { signal });
  return data;
}

/** Opening hours of some departments, which their page does without when they cannot be loaded. */
export async function loadHoursIfAny(ids: readonly string[], signal: AbortSignal): Promise<Loaded<Department[]>> {
  if (ids.length === 0) return [];
  const all = await orUnavailable('the opening hours', loadHours(signal), signal);
  return isUnavailable(all) ? all : all.filter(({ id }) => ids.includes(id));
}
