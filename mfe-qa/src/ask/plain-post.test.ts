import { configureHttp } from '@clinic/kit/http';
import { http, HttpResponse } from '@clinic/kit/testing';
import { action } from './ask.data.ts';
import { askingApi, code, taken } from './testing/asking.ts';

const { server, sent } = askingApi();
beforeEach(() => configureHttp({ baseUrl: 'http://localhost', lang: () => 'ar' }));

const whole = {
  idempotency_key: '',
  website: '',
  mode: 'named',
  qa_specialty_id: '4',
  question_title: ' ألم في الصدر ',
  question_content: 'بدأ فجأة',
  tags: 'صدر، ألم , ألم',
  user_name: 'سارة',
  user_email: 'sara@nabd.example',
  user_phone: '',
  terms_accepted: 'on',
};

const post = (values: Record<string, string>) =>
  action({
    request: new Request('http://site.invalid/qa/ask', { method: 'POST', body: new URLSearchParams(values) }),
    params: {},
    lang: 'ar',
  });

test('S109, S114: a form without script is the same question; the page that answers has the code and what cannot wait', async () => {
  const { data, init } = await post(whole);
  expect(init?.status).toBeUndefined();
  expect(data).toEqual({ state: 'done', answer: { ...taken, emergencies: ['chest-pain'], urgent: true } });
  expect(data).toMatchObject({ answer: { tracking_code: code } });
  expect(sent[0]?.body).toMatchObject({ question_title: 'ألم في الصدر', tags: ['صدر', 'ألم'], terms_accepted: true });
  expect(sent[0]?.key).toBeNull();
});

test('S110: without a name whatever else stands in the form stays here', async () => {
  await post({ ...whole, mode: 'anonymous' });
  expect(sent[0]?.body).toMatchObject({ is_anonymous: true, user_name: '', user_email: '', user_phone: '' });
});

const errorsOf = async (values: Record<string, string>) => {
  const { data, init } = await post(values);
  expect(init?.status).toBe(422);
  return data.state === 'invalid' ? data.errors.map(({ field, key }) => [field, key]) : [];
};

test('S113: each thing that is missing has its key', async () => {
  const { terms_accepted: _, ...unaccepted } = whole;
  const empty = Object.fromEntries(Object.keys(unaccepted).map((name) => [name, '']));
  expect(await errorsOf({ ...empty, mode: 'named' })).toEqual([
    ['qa_specialty_id', 'errors.specialtyRequired'],
    ['question_title', 'errors.titleRequired'],
    ['question_content', 'errors.contentRequired'],
    ['terms_accepted', 'errors.termsRequired'],
    ['user_name', 'errors.nameRequired'],
    ['user_email', 'errors.emailRequired'],
  ]);
  expect(await errorsOf({ ...whole, user_email: 'sara@nabd' })).toEqual([['user_email', 'errors.emailInvalid']]);
  expect(sent).toEqual([]);
});

test('S113: without a name only the question is asked for', async () => {
  const errors = await errorsOf({ mode: 'anonymous', terms_accepted: 'on' });
  expect(errors.map(([field]) => field)).toEqual(['qa_specialty_id', 'question_title', 'question_content']);
});

test.each([
  ['question_title', { question_title: 'أ'.repeat(256) }, 'validation.tooLong'],
  ['question_content', { question_content: 'أ'.repeat(2001) }, 'validation.tooLong'],
  ['tags', { tags: 'a,b,c,d,e,f' }, 'errors.tooManyTags'],
])('S114: %s has its limit', async (field, changes, key) => {
  expect(await errorsOf({ ...whole, ...changes })).toEqual([[field, key]]);
});

test('S111: when the API cannot be reached, what was typed comes back', async () => {
  server.use(http.post('*/api/qa/questions', () => HttpResponse.error()));
  const { data, init } = await post(whole);
  expect(init?.status).toBe(503);
  expect(data).toMatchObject({ state: 'failed', values: { question_content: 'بدأ فجأة', mode: 'named' } });
});
