import { setupServer } from 'msw/node';
import type { RequestHandler } from 'msw';

export { http, HttpResponse } from 'msw';

/** Turns of the event loop within which what a test has asked is answered; a handler that never answers is left alone. */
const turns = 100;

/**
 * The network's far side for a test file. A request that no handler answers fails the test. What is on its way when a test
 * ends is answered before the next one begins, and by the handlers of its own test.
 *
 * With `SLOW_ANSWERS=1` in the environment each answer comes 60 to 180 ms later: a test that expects something before it can
 * be there, and passes only because everything is near, fails then.
 * @returns the server, to replace answers in one test with `use`
 */
export function fakeApi(...handlers: RequestHandler[]): ReturnType<typeof setupServer> {
  const server = setupServer(...handlers);
  const isSlow = process.env['SLOW_ANSWERS'] === '1';
  // A test may have stopped the clock.
  const { setTimeout: later } = globalThis;
  let underWay = 0;

  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    const { fetch } = globalThis;
    globalThis.fetch = async (...args) => {
      underWay += 1;
      try {
        const answer = await fetch(...args);
        if (isSlow) await new Promise((resolve) => later(resolve, 60 + Math.random() * 120));
        return answer;
      } finally {
        underWay -= 1;
      }
    };
  });
  afterEach(async () => {
    for (let turn = 0; turn === 0 || (underWay > 0 && turn < turns * (isSlow ? 10 : 1)); turn += 1)
      await new Promise((resolve) => later(resolve));
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return server;
}
