import { setupServer } from 'msw/node';
import type { RequestHandler } from 'msw';

export { http, HttpResponse } from 'msw';

/**
 * The network's far side for a test file. A request that no handler answers fails the test.
 * @returns the server, to replace answers in one test with `use`
 */
export function fakeApi(...handlers: RequestHandler[]): ReturnType<typeof setupServer> {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
