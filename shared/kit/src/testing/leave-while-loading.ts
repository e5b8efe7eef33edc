import { configureHttp } from '../http/index.ts';
import type { ScreenModule } from '../routing/index.ts';
import { useSession } from '../session/index.ts';
import type { RemoteUnderTest } from './render-route.tsx';

/** An address, and parameters, with which every loader has something to ask for. */
const address = 'http://localhost/?q=heart&search=heart&specialty=1&doctor=1';
const params = { slug: 'heart', id: '1', lang: 'en', category: 'heart', userId: '1' };

/**
 * Starts the loader of a screen, and leaves its page while all calls of the API are on their way.
 * @returns the signals of those calls
 */
export async function leaveWhileLoading({ load }: RemoteUnderTest, screen: string): Promise<AbortSignal[]> {
  const { loader } = (await load(screen)) as ScreenModule;
  const calls: AbortSignal[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (_input, init) => {
    const signal = init?.signal ?? new AbortController().signal;
    calls.push(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  configureHttp({ baseUrl: 'http://localhost' });
  if (useSession.getState().state === 'unknown') useSession.setState({ state: 'visitor', user: null });
  const leaving = new AbortController();
  const startLoader = async () =>
    loader?.({ request: new Request(address, { signal: leaving.signal }), params, lang: 'en' });
  try {
    void startLoader().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    leaving.abort();
    await new Promise((resolve) => setTimeout(resolve));
    return calls;
  } finally {
    globalThis.fetch = fetch;
  }
}
