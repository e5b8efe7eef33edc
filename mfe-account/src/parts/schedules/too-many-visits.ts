import { isApiError } from '@clinic/kit/http';

const tooMany = 'schedules.errors.tooManyVisits';

/** An answer of the API, or the text of its refusal to settle so many visits in one change. */
export async function orTooMany<T>(answer: Promise<T>): Promise<T | typeof tooMany> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error, 'VALIDATION') && error.errors['settlements']?.includes(tooMany) === true) return tooMany;
    throw error;
  }
}
