import { screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { allDepartments, aPage } from '../testing/sample-pages.ts';
import { content } from '../testing/remote-under-test.ts';

interface Sent {
  body: Record<string, unknown>;
  key: string | null;
}

let sent: Sent[] = [];
const server = fakeApi(
  http.get('*/api/pages/contact', () => HttpResponse.json({ data: aPage('contact') })),
  http.get('*/api/hours', () => HttpResponse.json({ data: allDepartments(), now: '2026-11-21T07:00:00Z' })),
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/contact-messages', async ({ request }) => {
    sent.push({ body: (await request.json()) as Sent['body'], key: request.headers.get('idempotency-key') });
    return HttpResponse.json({ data: { reference: 'NB-7K3M9Q' } }, { status: 201 });
  }),
);
beforeEach(() => {
  sent = [];
});

describe.each(['ar', 'en'] as const)('%s: contact', (lang) => {
  const open = () => renderRoute(content, '/contact', { lang });
  type Opened = Awaited<ReturnType<typeof open>>;

  async function fillIn({ user, t }: Opened, values: Partial<Record<string, string>> = {}) {
    const typed = { firstName: 'سارة', lastName: 'الحربي', 'form.email': 'sara@nabd.example', ...values };
    await user.type(await screen.findByLabelText(t('contact.firstName')), typed.firstName);
    await user.type(screen.getByLabelText(t('contact.lastName')), typed.lastName);
    await user.type(screen.getByLabelText(t('form.email')), typed['form.email']);
    await user.type(screen.getByLabelText(t('form.phone')), values['phone'] ?? '0512345678');
    await user.selectOptions(screen.getByLabelText(t('contact.subject')), values['subject'] ?? 'suggestion');
    await user.type(screen.getByLabelText(t('contact.message')), values['message'] ?? 'رسالة فيها ما يكفي من الكلام');
  }
  const send = ({ user, t }: Opened) => user.click(screen.getByRole('button', { name: t('contact.send') }));

  test('S130: four subjects, and all fields required, each named in a summary that takes the focus', async () => {
    const page = await open();
    const subject = await screen.findByLabelText(page.t('contact.subject'));
    expect(within(subject).getAllByRole('option')).toHaveLength(5);
    await send(page);
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    for (const label of ['contact.firstName', 'contact.lastName', 'form.email', 'form.phone', 'contact.message']) {
      expect(within(summary).getByText(new RegExp(page.t(label)))).toBeVisible();
    }
    expect(sent).toEqual([]);
  });

  test('S130, S132: a wrong e-mail and a wrong telephone number are said at their fields, and what was typed stays', async () => {
    const page = await open();
    await fillIn(page, { 'form.email': 'sara@nabd', phone: '123' });
    await send(page);
    await screen.findByRole('alert');
    expect(screen.getByLabelText(page.t('form.email'))).toBeInvalid();
    expect(screen.getByLabelText(page.t('form.phone'))).toBeInvalid();
    expect(screen.getByLabelText(page.t('contact.firstName'))).toHaveValue('سارة');
    expect(sent).toEqual([]);
  });

  test('S130: a message is sent once, with a key, and its reference is shown', async () => {
    const page = await open();
    await fillIn(page);
    await send(page);
    expect(await screen.findByText('NB-7K3M9Q')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      firstName: 'سارة',
      lastName: 'الحربي',
      email: 'sara@nabd.example',
      subject: 'suggestion',
      website: '',
    });
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a server that fails is said so, nothing typed is lost, and a second try is the same post', async () => {
    let key: string | null = null;
    server.use(
      http.post(
        '*/api/contact-messages',
        ({ request }) => {
          key = request.headers.get('idempotency-key');
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const page = await open();
    await fillIn(page);
    await send(page);
    expect(await screen.findByText(page.t('contact.failed'))).toBeVisible();
    expect(screen.getByLabelText(page.t('contact.message'))).toHaveValue('رسالة فيها ما يكفي من الكلام');
    await send(page);
    expect(await screen.findByText('NB-7K3M9Q')).toBeVisible();
    expect(sent[0]?.key).toBe(key);
  });

  test('what the API finds wrong stands at its field, as if the page had found it', async () => {
    server.use(
      http.post('*/api/contact-messages', () =>
        HttpResponse.json(
          { code: 'VALIDATION', message: '', errors: { phone: ['validation.phone'] }, request_id: 'r' },
          { status: 422 },
        ),
      ),
    );
    const page = await open();
    await fillIn(page);
    await send(page);
    await screen.findByRole('alert');
    expect(screen.getByLabelText(page.t('form.phone'))).toBeInvalid();
  });

  test('Q44: telephone, chat, e-mail and directions are links', async () => {
    const { t } = await open();
    expect(await screen.findByRole('link', { name: new RegExp(t('contact.call')) })).toHaveAttribute(
      'href',
      `tel:${testSite.brand.phone}`,
    );
    expect(screen.getByRole('link', { name: new RegExp(t('contact.chat')) })).toHaveAttribute('rel', 'noopener');
  });
});
