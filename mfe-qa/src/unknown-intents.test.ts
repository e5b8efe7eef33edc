import { fakeApi } from '@clinic/kit/testing';
import { action as moderation } from './desk/question/actions.data.ts';
import { action as tracking } from './track/track.data.ts';

// Nothing is answered here: a call of the API fails the test.
fakeApi();

const code = 'K7QF-2M9X-TB4W';
const forms: Record<string, string>[] = [{ intent: 'unheard-of', code }, { code }];

test.each(Object.entries({ moderation, tracking }))(
  '%s: an unknown intent, or none, is answered 400',
  async (_name, action) => {
    for (const form of forms) {
      const request = new Request('http://site.invalid/', { method: 'POST', body: new URLSearchParams(form) });
      await expect(action({ request, params: { id: '7' }, lang: 'en' })).rejects.toMatchObject({ status: 400 });
    }
  },
);
