import type { ScreenArgs } from '@clinic/kit/routing';
import * as contentPaths from '@clinic/contracts/content/paths';

/** What the page leads to: the texts are in `home.ways`, by the same ids. */
export interface HomeData {
  ways: { id: 'doctors'; to: string }[];
}

/**
 * Runs on the server for the first page, in the browser for every later one. Calls of the API belong here, with the signal
 * of the request: `await api.get('/api/…', Schema, { signal: request.signal })`. Its test says what they answer.
 */
export async function loader(_args: ScreenArgs): Promise<HomeData> {
  return { ways: [{ id: 'doctors', to: contentPaths.doctors() }] };
}
