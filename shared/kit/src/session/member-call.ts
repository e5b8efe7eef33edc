import { redirect } from 'react-router-dom';
import { isApiError } from '../http/index.ts';
import { paths } from '../routing/paths.ts';

/**
 * A call that only a member may make. When the session has ended meanwhile, the person is led to the sign-in page and
 * from there back to where they were (Q30).
 */
export async function memberCall<T>(request: Request, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isApiError(error) && error.status === 401) throw redirect(loginFor(request));
    throw error;
  }
}

function loginFor(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return paths.login(pathname + search);
}
