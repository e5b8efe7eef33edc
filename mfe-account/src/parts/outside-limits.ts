import { isApiError } from '@clinic/kit/http';

/** An answer of the API, or that the request is also about appointments that the caller's role does not cover. */
export async function orOutside<T>(answer: Promise<T>): Promise<T | 'outside'> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error, 'OUTSIDE_LIMITS')) return 'outside';
    throw error;
  }
}
