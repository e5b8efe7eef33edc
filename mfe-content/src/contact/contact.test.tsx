import { screen, within } from '@testing-library/react';
import type { Branch } from '@clinic/contracts/content';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { allDepartments, aPage } from '../testing/sample-pages.ts';
import { content } from '../testing/remote-under-test.ts';
import { loader, type ContactData } from './contact.data.ts';
import { meta } from './contact.meta.ts';

interface Sent {
  body: Record<string, unknown>;
  key: string | null;
}

let sent: Sent[] = [];
let branches: Branch[] = [];
const aBranch = (id: number): Branch => ({
  ...{ id, slug: `branch-${id}`, name_ar: `فرع ${id}`, name_en: `Branch ${id}`, city_ar: 'الرياض', city_en: 'Riyadh' },
  ...{ address_ar: `شارع ${id}`, address_en: `Street ${id}`, phone: `92000000${id}` },
  ...{ map_url: `https://maps.example/${id}`, latitude: 24.5, longitude: 46.5 },
  intervals: [{ weekday: 0, start_min: 480, duration_min: 600 }],
});
const server = fakeApi(
  http.get('*/api/pages/contact', () => HttpResponse.json({ data: aPage('contact') })),
  http.get('*/api/hours', () => HttpResponse.json({ data: allDepartments(), now: '2026-11-21T07:00:00Z' })),
  http.get('*/api/branches', () => HttpResponse.json({ data: branches })),
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/contact-messages', async ({ request }) => {
    sent.push({ body: (await request.json()) as Sent['body'], key: request.headers.get('idempotency-key') });
    return HttpResponse.json({ data: { reference: 'NB-7K3M9Q' } }, { status: 201 });
  }),
);
beforeEach(() => {
  sent = [];
  branches = [];
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

  test('a message that was accepted says so, whatever becomes of the page’s own data', async () => {
    const page = await open();
    await screen.findByLabelText(page.t('contact.firstName'));
    server.use(http.get('*/api/pages/contact', () => HttpResponse.error()));
    await fillIn(page);
    await send(page);
    expect(await screen.findByText('NB-7K3M9Q')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

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

  test('a clinic with one branch says nothing of branches', async () => {
    const { t } = await open();
    await screen.findByLabelText(t('contact.subject'));
    expect(screen.queryByRole('heading', { name: t('contact.branches') })).toBeNull();
  });

  test('each of several branches has its address, hours, telephone and map, on the page and for search engines', async () => {
    branches = [aBranch(1), aBranch(2)];
    const data = (await loader({
      ...{ request: new Request('https://clinic.example/contact'), params: {}, lang },
    })) as ContactData;
    const { t } = await open();
    const list = await screen.findByRole('region', { name: t('contact.branches') });
    const name = lang === 'ar' ? 'فرع 2' : 'Branch 2';
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual([lang === 'ar' ? 'فرع 1' : 'Branch 1', name]);
    expect(within(list).getByText(lang === 'ar' ? 'شارع 2' : 'Street 2')).toBeVisible();
    expect(within(list).getAllByText(/8/)).not.toEqual([]);
    const phone = within(list).getByRole('link', {
      name: t('contact.callBranch', { branch: name, phone: '920000002' }),
    });
    expect(phone).toHaveAttribute('href', 'tel:920000002');
    const map = within(list).getByRole('link', { name: t('contact.mapOfBranch', { branch: name }) });
    expect(map).toHaveAttribute('href', 'https://maps.example/2');

    const { jsonLd = [] } = meta({ data, lang, t: (key: string) => key, site: testSite, params: {} });
    expect(jsonLd.filter((one) => (one as { '@type'?: string })['@type'] === 'MedicalClinic')).toEqual([
      expect.objectContaining({ '@id': `${testSite.origin}/#branch-1` }),
      {
        '@context': 'https://schema.org',
        '@type': 'MedicalClinic',
        '@id': `${testSite.origin}/#branch-2`,
        name: `${testSite.brand.name[lang]} – ${name}`,
        url: `${testSite.origin}/contact#branch-2`,
        parentOrganization: { '@id': `${testSite.origin}/#clinic` },
        address: {
          '@type': 'PostalAddress',
          streetAddress: lang === 'ar' ? 'شارع 2' : 'Street 2',
          addressLocality: lang === 'ar' ? 'الرياض' : 'Riyadh',
          addressCountry: 'SA',
        },
        telephone: '920000002',
        hasMap: 'https://maps.example/2',
        geo: { '@type': 'GeoCoordinates', latitude: 24.5, longitude: 46.5 },
        openingHoursSpecification: [
          { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '08:00', closes: '18:00' },
        ],
      },
    ]);
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
