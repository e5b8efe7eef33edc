import { redirect } from 'react-router-dom';
import { isApiError } from '../http/index.ts';

interface SessionSettings {
  /** Address of the sign-in page, which leads back to `returnTo`. */
  signInPath: (returnTo: string) => string;
}

const settings: SessionSettings = { signInPath: () => '/' };

/** Set once at start by the host, which knows from the descriptors where the sign-in page is. */
export function configureSession(changes: SessionSettings): void {
  Object.assign(settings, changes);
}

/**
 * A call that only a member may make. When the session has ended meanwhile, the person is led to the sign-in page and
 * from there back to where they were.
 */
export async function memberCall<T>(request: Request, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    const { pathname, search } = new URL(request.url);
    throw redirect(settings.signInPath(pathname + search));
  }
}
