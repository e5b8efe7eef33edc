import { setupServer } from 'msw/node';
import type { RequestHandler } from 'msw';

export { http, HttpResponse } from 'msw';

/**
 * The network's far side for a test file. A request that no handler answers fails the test.
 *
 * With `SLOW_ANSWERS=1` in the environment each answer comes 60 to 180 ms later: a test that expects something before it can
 * be there, and passes only because everything is near, fails then.
 * @returns the server, to replace answers in one test with `use`
 */
export function fakeApi(...handlers: RequestHandler[]): ReturnType<typeof setupServer> {
  const server = setupServer(...handlers);
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    if (process.env['SLOW_ANSWERS'] === '1') answerLater();
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** Also under a clock that a test has stopped. */
function answerLater(): void {
  const { fetch, setTimeout: later } = globalThis;
  globalThis.fetch = async (...args) => {
    const answer = await fetch(...args);
    await new Promise((resolve) => later(resolve, 60 + Math.random() * 120));
    return answer;
  };
}
