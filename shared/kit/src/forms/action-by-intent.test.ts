import * as z from 'zod/mini';
import { actionByIntent, submit, submitByIntent } from './index.ts';

const posted = (values: Record<string, string>) => ({
  request: new Request('http://site.invalid/', { method: 'POST', body: new URLSearchParams(values) }),
  params: { id: '7' },
  lang: 'en' as const,
});

const action = actionByIntent({
  greet: ({ form, params }) => [form.get('name'), params['id']],
  leave: async ({ request }) => (await request.formData()).get('name'),
});

test('the field `intent` names the handler, which may read the form once more', async () => {
  expect(await action(posted({ intent: 'greet', name: 'Sara' }))).toEqual(['Sara', '7']);
  expect(await action(posted({ intent: 'leave', name: 'Sara' }))).toBe('Sara');
});

const others: Record<string, string>[] = [
  {},
  { intent: '' },
  { intent: 'delete-everything' },
  { intent: 'toString' },
  { intent: '__proto__' },
];
test.each(others)('every other intent is answered 400 and does nothing: %j', async (values) => {
  await expect(action(posted({ ...values, name: 'Sara' }))).rejects.toMatchObject({ status: 400 });
});

test('an action by `submit` says which form it was, with the status by which the router loads the page again', async () => {
  const save = submitByIntent({
    save: ({ request }) =>
      submit(request, {
        schema: z.object({ name: z.string().check(z.minLength(3)) }),
        send: async () => true as const,
      }),
  });
  expect(await save(posted({ intent: 'save', name: 'Sara' }))).toMatchObject({
    data: { intent: 'save', outcome: { state: 'done', answer: true } },
    init: { status: 200 },
  });
  expect(await save(posted({ intent: 'save', name: 'x' }))).toMatchObject({
    data: { intent: 'save', outcome: { state: 'invalid' } },
    init: { status: 422 },
  });
});
