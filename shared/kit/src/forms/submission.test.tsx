import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Form, RouterProvider, useActionData } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Lang } from '@clinic/contracts';
import { api, configureHttp } from '../http/index.ts';
import { errorCatalogue, fakeApi, http, HttpResponse, saidByApi } from '../testing/index.ts';
import { uiTranslations } from '../i18n/locales/index.ts';
import { KitProviders } from '../ui/testing/render-part.tsx';
import {
  ErrorSummary,
  SelectField,
  SubmitFailed,
  submit,
  SubmissionFields,
  TextField,
  useSubmission,
} from './index.ts';

const server = fakeApi();
beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost', lang: () => 'en' });
  document.cookie = 'XSRF-TOKEN=good; Path=/';
});

const Message = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'validation.required')),
  text: z.string().check(z.minLength(5, 'validation.tooShort'), z.regex(/^\D*$/, 'own.noDigits')),
});
const Received = z.object({ reference: z.string() });

const action = ({ request }: { request: Request }) =>
  submit(request, {
    schema: Message,
    send: (message, { idempotencyKey = '', trap, form, signal }) =>
      api.post('/api/messages', { ...message, website: trap, file: form.has('cv') }, Received, {
        idempotencyKey,
        signal,
      }),
    check: (form) =>
      form.get('cv') === 'bad' ? [{ field: 'cv', key: 'validation.fileType', values: { types: 'PDF' } }] : [],
  });

function Screen({ labels }: { labels: Record<string, string> }) {
  const form = useSubmission(useActionData<typeof action>(), {
    t: (key: string) => `own words of ${key}`,
    labels,
  });
  return (
    <Form {...form.props}>
      <SubmissionFields idempotencyKey={form.idempotencyKey} />
      <ErrorSummary {...form.summary} />
      {form.failure !== null && <SubmitFailed failure={form.failure} text="no answer" />}
      {form.done !== null && <p role="status">{form.done.reference}</p>}
      <TextField {...form.field('name')} />
      <TextField {...form.field('text')} />
      <button>send</button>
    </Form>
  );
}

const labelsOf = { ar: { name: 'الاسم', text: 'الرسالة' }, en: { name: 'Name', text: 'Message' } };

async function open(lang: Lang) {
  const labels = labelsOf[lang];
  const router = createMemoryRouter([{ path: '/', element: <Screen labels={labels} />, action }]);
  render(
    <KitProviders lang={lang}>
      <RouterProvider router={router} />
    </KitProviders>,
  );
  await waitFor(() => expect(document.querySelector('[name="idempotency_key"]')).not.toHaveValue(''));
  const user = userEvent.setup();
  return {
    user,
    again: () => act(() => router.navigate('/')),
    name: screen.getByLabelText(labels.name),
    text: screen.getByLabelText(labels.text),
    send: () => user.click(screen.getByRole('button', { name: 'send' })),
  };
}

const answers = (status: number, body: object, seen: unknown[] = []) =>
  server.use(
    http.post('*/api/messages', async ({ request }) => {
      seen.push(request.headers.get('idempotency-key'), await request.json());
      return HttpResponse.json(body, { status });
    }),
  );

test.each([
  ['ar', 'يرجى إدخال الاسم.', 'اكتب 5 أحرف على الأقل في «الرسالة».'],
  ['en', 'Name is required.', 'Message must contain at least 5 characters.'],
] as const)('S132 %s: each field says what is wrong with it, by its name', async (lang, required, tooShort) => {
  const { send, text } = await open(lang);
  await send();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent(required);
  expect(text).toHaveAccessibleDescription(tooShort);
});

test('S113: an error leaves when its field is typed into, and the focus stays there', async () => {
  const { user, send, name, text } = await open('en');
  await send();
  await screen.findByRole('alert');
  await user.type(name, 'Sara');
  expect(name).not.toHaveAccessibleDescription();
  expect(text).toHaveAccessibleDescription();
  expect(name).toHaveFocus();
});

test('a remote words its own keys', async () => {
  const { user, send, name, text } = await open('en');
  await user.type(name, 'Sara');
  await user.type(text, 'call 911');
  await send();
  await waitFor(() => expect(text).toHaveAccessibleDescription('own words of own.noDigits'));
});

test('S87: what was accepted is answered, and the form is empty again', async () => {
  const seen: unknown[] = [];
  answers(201, { reference: 'C-7' }, seen);
  const { user, send, name, text } = await open('en');
  await user.type(name, ' Sara ');
  await user.type(text, 'Hello there');
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('C-7');
  expect(seen).toEqual([
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    { name: 'Sara', text: 'Hello there', website: '', file: false },
  ]);
  expect(name).toHaveValue('');
  expect(text).toHaveValue('');
});

test.each(['Hello there', 'Something else'])('the next form of the same page is another one: %s', async (next) => {
  const seen: unknown[] = [];
  answers(201, { reference: 'C-7' }, seen);
  const { user, again, send, name, text } = await open('en');
  await user.type(name, 'Sara');
  await user.type(text, 'Hello there');
  await send();
  await screen.findByRole('status');
  await again();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  await user.type(name, 'Sara');
  await user.type(text, next);
  await send();
  await waitFor(() => expect(seen).toHaveLength(4));
  expect(seen[2]).not.toBe(seen[0]);
});

test('what the API finds wrong stands at its field, and its other words over the form', async () => {
  answers(422, { code: 'VALIDATION', message: '…', errors: { name: ['validation.tooLong'] }, request_id: 'r' });
  const { user, send, name, text } = await open('en');
  await user.type(name, 'Sara');
  await user.type(text, 'Hello there');
  await send();
  await waitFor(() => expect(name).toHaveAccessibleDescription('This is too long.'));
  answers(429, { code: 'RATE_LIMITED', message: 'Too many messages.', request_id: 'r' });
  await send();
  expect(await screen.findByText('Too many messages.')).toBeVisible();
  expect(text).toHaveValue('Hello there');
});

test('a repeated try carries the same key until something else is typed', async () => {
  const seen: unknown[] = [];
  answers(503, { code: 'MAINTENANCE', message: 'Paused.', request_id: 'r' }, seen);
  const { user, send, name, text } = await open('en');
  await user.type(name, 'Sara');
  await user.type(text, 'Hello there');
  await send();
  await screen.findByText('Paused.');
  await send();
  await waitFor(() => expect(seen).toHaveLength(4));
  await user.type(text, '!');
  await send();
  await waitFor(() => expect(seen).toHaveLength(6));
  expect(seen[2]).toBe(seen[0]);
  expect(seen[4]).not.toBe(seen[0]);
});

test('what is typed while a form is on its way goes with another key, and that form with its own', async () => {
  const seen: unknown[] = [];
  let lose = () => undefined as void;
  server.use(
    http.post('*/api/messages', async ({ request }) => {
      seen.push(request.headers.get('idempotency-key'), await request.json());
      await new Promise<void>((resolve) => (lose = resolve));
      return HttpResponse.error();
    }),
  );
  const { user, send, name, text } = await open('en');
  await user.type(name, 'Sara');
  await user.type(text, 'Hello there');
  const key = document.querySelector<HTMLInputElement>('[name="idempotency_key"]')?.value;
  await send();
  await waitFor(() => expect(seen).toEqual([key, expect.objectContaining({ text: 'Hello there' })]));
  await user.type(text, '!');
  lose();
  await screen.findByText('no answer');
  answers(201, { reference: 'C-7' }, seen);
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('C-7');
  expect(seen.slice(2)).toEqual([
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    expect.objectContaining({ text: 'Hello there!' }),
  ]);
  expect(seen[2]).not.toBe(key);
});

const posted = (values: Record<string, string>) =>
  new Request('http://site.invalid/', { method: 'POST', body: new URLSearchParams(values) });

test('without script: the status says what came of it, and what was typed comes back', async () => {
  const { data, init } = await action({ request: posted({ name: 'Sara', text: 'x', website: '', cv: 'bad' }) });
  expect(init?.status).toBe(422);
  expect(data).toEqual({
    state: 'invalid',
    errors: [
      { field: 'text', key: 'validation.tooShort', values: { min: 5 } },
      { field: 'cv', key: 'validation.fileType', values: { types: 'PDF' } },
    ],
    values: { name: 'Sara', text: 'x', cv: 'bad' },
  });
  server.use(http.post('*/api/messages', () => HttpResponse.error()));
  const failed = await action({ request: posted({ name: 'Sara', text: 'Hello', website: 'http://spam.test' }) });
  expect(failed.init?.status).toBe(503);
  expect(failed.data).toMatchObject({ state: 'failed', code: 'NETWORK', text: null });
});

test('V33: reading a form looks up no field of it, however many it has', async () => {
  const fields = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`f${n}`, 'x']));
  const request = posted({ name: 'Sara', text: 'x', website: '', ...fields });
  const lookUp = jest.spyOn(FormData.prototype, 'get');
  const lookUpAll = jest.spyOn(FormData.prototype, 'getAll');
  const { data } = await action({ request });
  expect(data).toMatchObject({ state: 'invalid', values: { name: 'Sara', f1999: 'x' } });
  expect(lookUp.mock.calls.length + lookUpAll.mock.calls.length).toBeLessThan(10);
  lookUp.mockRestore();
  lookUpAll.mockRestore();
});

test('a line ends with one sign, also where a browser without script sent it with two', async () => {
  const send = jest.fn(() => Promise.resolve({}));
  await submit(posted({ name: 'Sara', text: 'first\r\nsecond' }), { schema: Message, send });
  expect(send).toHaveBeenCalledWith({ name: 'Sara', text: 'first\nsecond' }, expect.anything());
});

test('V14: a password never comes back, whatever came of the form', async () => {
  server.use(http.post('*/api/messages', () => HttpResponse.json({}, { status: 500 })));
  for (const text of ['12345', 'right words']) {
    const { data } = await submit(posted({ name: 'Sara', text }), {
      schema: Message,
      secret: ['text'],
      send: (message, { signal }) => api.post('/api/messages', message, Received, { signal }),
    });
    expect(data).toMatchObject({ values: { name: 'Sara' } });
    expect(JSON.stringify(data)).not.toContain(text);
  }
});

function Choosing() {
  const form = useSubmission(undefined, { t: (key: string) => key, labels: { city: 'City' } });
  const [city, setCity] = useState('riyadh');
  return (
    <Form {...form.props}>
      <SelectField
        {...form.field('city')}
        options={['riyadh', 'jeddah'].map((value) => ({ value, label: value }))}
        value={city}
        onChange={({ currentTarget }) => setCity(currentTarget.value)}
      />
    </Form>
  );
}

test('a list whose value its screen holds keeps what was chosen first', async () => {
  render(
    <KitProviders lang="en">
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Choosing /> }])} />
    </KitProviders>,
  );
  const list = screen.getByLabelText<HTMLSelectElement>('City');
  await userEvent.setup().selectOptions(list, 'jeddah');
  expect(list).toHaveValue('jeddah');
});

describe.each(['ar', 'en'] as const)('S139, R9 %s: what kept a form from being sent', (lang) => {
  const { unsent } = uiTranslations[lang];
  const words = { said: saidByApi, ours: unsent.ours, network: unsent.network };

  test.each(errorCatalogue)(
    '$name: it is announced with what helps, what was typed stays, and it can be sent again',
    async ({ answer, advice }) => {
      answers(201, { reference: 'C-7' });
      server.use(http.post('*/api/messages', answer, { once: true }));
      const { user, send, name, text } = await open(lang);
      await user.type(name, 'Sara');
      await user.type(text, 'Hello there');
      await send();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(words[advice]);
      for (const other of ['ours', 'network'] as const)
        if (other !== advice) expect(alert).not.toHaveTextContent(words[other]);
      expect(alert).not.toHaveTextContent(/[A-Z]{2,}_?[A-Z]|<html>|Error/);
      expect([name, text].map((field) => (field as HTMLInputElement).value)).toEqual(['Sara', 'Hello there']);
      await send();
      expect(await screen.findByRole('status')).toHaveTextContent('C-7');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('no answer in time: the clinic’s system is named, not the connection', async () => {
    server.use(http.post('*/api/messages', () => new Promise<never>(() => undefined), { once: true }));
    const { user, send, name, text } = await open(lang);
    await user.type(name, 'Sara');
    await user.type(text, 'Hello there');
    const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(words.ours);
    timeout.mockRestore();
  });
});
