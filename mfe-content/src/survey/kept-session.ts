import { createDraftStore } from '@clinic/kit/forms';

/** The session of a survey in progress, so that it can be gone on with later. */
const storeOf = (survey: number) =>
  createDraftStore<{ session: string | null }>(`clinic-survey-${survey}`, {
    initial: { session: null },
    storage: 'device',
    version: 1,
  });

/** The session of a survey that was begun and not sent; null where storage is switched off. */
export const keptSession = (survey: number): string | null => storeOf(survey).get().session;

/** Persists the session, or drops it once the survey was sent. */
export function keepSession(survey: number, session: string | null): void {
  if (session === null) storeOf(survey).forget();
  else storeOf(survey).set({ session });
}
