import { createDraftStore } from '@clinic/kit/forms';

/** Who stopped goes on within a day, in milliseconds; on a shared device the next person does not find what was answered. */
const maxAgeMs = 24 * 60 * 60 * 1000;

/** The session of a survey in progress, so that it can be gone on with later. */
const storeOf = (survey: number) =>
  createDraftStore<{ session: string | null }>(`clinic-survey-${survey}`, {
    initial: { session: null },
    storage: 'device',
    maxAgeMs,
    version: 1,
  });

/** The session of a survey that was begun and not sent; null where storage is switched off. */
export const keptSession = (survey: number): string | null => storeOf(survey).get().session;

/** Persists the session, or drops it once the survey was sent. */
export function keepSession(survey: number, session: string | null): void {
  if (session === null) storeOf(survey).forget();
  else storeOf(survey).set({ session });
}
