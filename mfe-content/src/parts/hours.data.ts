import { HoursResponse } from '@clinic/contracts/content';
import type { Department } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';
import { leftOut } from './left-out.ts';

/** Opening hours of every department, in the clinic's own order. */
export async function loadHours(signal: AbortSignal): Promise<Department[]> {
  const { data } = await api.get('/api/hours', HoursResponse, { signal });
  return data;
}

/** Opening hours of some departments. Hours that cannot be loaded are left out, and only logged. */
export async function loadHoursIfAny(ids: readonly string[], signal: AbortSignal): Promise<Department[]> {
  if (ids.length === 0) return [];
  const all = await loadHours(signal).catch(leftOut<Department[]>('the opening hours', [], signal));
  return all.filter(({ id }) => ids.includes(id));
}
