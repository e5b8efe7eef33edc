import { isApiError } from '@clinic/kit/http';

/**
 * Why a page of the desk has nothing to show: there is no such thing, the role of the account was changed meanwhile, or it could
 * not be loaded. Throws what is no answer of the API.
 */
export function whyNothing(error: unknown): 'missing' | 'refused' | 'failed' {
  if (!isApiError(error)) throw error;
  if (error.code === 'NOT_FOUND') return 'missing';
  if (error.code === 'FORBIDDEN') return 'refused';
  console.warn(error);
  return 'failed';
}

/** The same for a list, which is always there. */
export const whyNoList = (error: unknown): 'refused' | 'failed' =>
  whyNothing(error) === 'refused' ? 'refused' : 'failed';
