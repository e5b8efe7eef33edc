/** Where the browser keeps a survey that was begun, so that it can be gone on with (S134). */
const keyOf = (survey: number) => `clinic-survey-${survey}`;

/** The session of a survey that was begun and not sent; null where storage is switched off. */
export function keptSession(survey: number): string | null {
  try {
    return localStorage.getItem(keyOf(survey));
  } catch {
    return null;
  }
}

/** Keeps the session, or forgets it once the survey was sent. */
export function keepSession(survey: number, session: string | null): void {
  try {
    if (session === null) localStorage.removeItem(keyOf(survey));
    else localStorage.setItem(keyOf(survey), session);
  } catch {
    // Without storage the survey works as well; it only cannot be gone on with later.
  }
}
