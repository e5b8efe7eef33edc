import { leaveWhileLoading } from '@clinic/kit/testing';
import { qa } from './testing/remote-under-test.ts';

describe('leaving a page while it loads', () => {
  const screens = [...new Set(qa.remote.routes.map(({ screen }) => screen))];

  test.each(screens)('%s: aborts every call', async (screen) => {
    const calls = await leaveWhileLoading(qa, screen);
    expect(calls.filter(({ aborted }) => !aborted)).toEqual([]);
  });

  test('the calls are seen', async () => {
    expect((await leaveWhileLoading(qa, './home')).length).toBeGreaterThan(0);
  });
});
