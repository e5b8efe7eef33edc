import { AwarenessToday } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';

/** What the clinic's calendar has for today: notices and health-awareness events, the one to show first. */
export function loadToday(signal: AbortSignal): Promise<AwarenessToday> {
  return api.get('/api/awareness-events/today', AwarenessToday, { signal });
}
