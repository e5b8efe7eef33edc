import { HoursResponse } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';

/** How many milliseconds the clinic's clock, which is the server's, is ahead of this device's. */
export async function clinicClockAhead(signal: AbortSignal): Promise<number> {
  const { now } = await api.get('/api/hours', HoursResponse, { signal });
  return Date.parse(now) - Date.now();
}
