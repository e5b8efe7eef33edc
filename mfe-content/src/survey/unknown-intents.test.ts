import { fakeApi } from '@clinic/kit/testing';
import { action } from './survey.data.ts';

// Nothing is answered here: a call of the API fails the test.
fakeApi();

const forms: Record<string, string>[] = [{ intent: 'unheard-of' }, {}];

test.each(forms)('an unknown intent, or none, is answered 400: %j', async (form) => {
  const body = new URLSearchParams({ ...form, session: 's-1' });
  const request = new Request('http://site.invalid/', { method: 'POST', body });
  await expect(action({ request, params: { id: '1' }, lang: 'en' })).rejects.toMatchObject({ status: 400 });
});
