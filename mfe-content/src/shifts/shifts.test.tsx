import { screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { aDepartment, allDepartments, aPage } from '../testing/sample-pages.ts';
import { content } from '../testing/remote-under-test.ts';
import { meta } from './shifts.meta.ts';

let departments = allDepartments();
let now = '2026-11-20T22:30:00Z';
const server = fakeApi(
  http.get('*/api/pages/:id', ({ params }) =>
    HttpResponse.json({ data: aPage(String(params['id']), { image: null }) }),
  ),
  http.get('*/api/hours', () => HttpResponse.json({ data: departments, now })),
);
beforeEach(() => {
  departments = allDepartments();
  now = '2026-11-20T22:30:00Z';
});

describe.each(['ar', 'en'] as const)('%s: working hours', (lang) => {
  const either = (arabic: string, english: string) => (lang === 'ar' ? arabic : english);
  const bodyRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

  test('a clinic that has told no hours yet says how to ask for them, and draws no empty table', async () => {
    departments = [];
    const { t } = await renderRoute(content, '/shifts', { lang });
    expect(await screen.findByRole('heading', { name: t('hours.soon.title') })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: t('info.call', { phone: testSite.brand.phone }) })).toBeVisible();
  });

  test('S10, S141, Q11: the hours of every department in one table', async () => {
    await renderRoute(content, '/shifts', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: either('صفحة shifts', 'Page shifts') })).toBeVisible();
    const said = [
      either('على مدار الساعة', '24 hours'),
      either('9 ص – 11 م', '9 AM – 11 PM'),
      either('9 ص – 9 م', '9 AM – 9 PM'),
      either('8 ص – 12 منتصف الليل', '8 AM – 12 AM (midnight)'),
      either('8 ص – 2 ص (اليوم التالي)', '8 AM – 2 AM (next day)'),
      either('8 ص – 10 م', '8 AM – 10 PM'),
      either('على مدار الساعة', '24 hours'),
    ];
    const rows = bodyRows();
    expect(rows).toHaveLength(said.length);
    rows.forEach((row, index) => expect(within(row).getByRole('cell')).toHaveTextContent(said[index] ?? ''));
  });

  test('Q11: half past one at night by the server’s clock: what began yesterday is open', async () => {
    const { t } = await renderRoute(content, '/shifts', { lang });
    await screen.findAllByText(t('hours.open'));
    const open = bodyRows().filter((row) => within(row).queryByText(t('hours.open')) !== null);
    expect(open.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      either('العيادات', 'Clinics'),
      either('المختبر', 'Laboratory'),
      either('الزيارة المنزلية الطارئة', 'Emergency home visit'),
    ]);
  });

  test('Q12: while the ambulance does not drive, its row calls the national numbers', async () => {
    const { t } = await renderRoute(content, '/shifts', { lang });
    await screen.findAllByText(t('hours.open'));
    const ambulance = within(bodyRows()[1] as HTMLElement);
    expect(ambulance.getByRole('link', { name: /997/ })).toHaveAttribute('href', 'tel:997');
    expect(ambulance.getByRole('link', { name: /937/ })).toHaveAttribute('href', 'tel:937');
    expect(ambulance.getByText(t('hours.opensToday', { time: either('9 ص', '9 AM') }))).toBeVisible();
  });

  test('Q12: while it drives they stand beside the table alone', async () => {
    now = '2026-11-20T09:00:00Z';
    const { t } = await renderRoute(content, '/shifts', { lang });
    await screen.findAllByText(t('hours.open'));
    expect(within(bodyRows()[1] as HTMLElement).queryByRole('link')).toBeNull();
    const always = within(screen.getByRole('region', { name: t('emergency.title') }));
    expect(always.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:997', 'tel:937']);
  });

  test('S141: days that differ and what is noted, for example for Ramadan', async () => {
    departments = [
      aDepartment('radiology', {
        note_ar: 'في رمضان من 9 م إلى 2 ص',
        note_en: 'In Ramadan from 9 PM to 2 AM',
        intervals: [0, 1, 2, 3, 4].map((weekday) => ({ weekday, start_min: 480, duration_min: 600 })),
      }),
    ];
    const { t } = await renderRoute(content, '/shifts', { lang });
    await screen.findByRole('table');
    const [row] = bodyRows();
    const cell = within(row as HTMLElement).getByRole('cell');
    expect(cell).toHaveTextContent(either('الأحد – الخميس: 8 ص – 6 م', 'Sunday – Thursday: 8 AM – 6 PM'));
    expect(cell).toHaveTextContent(`${either('الجمعة – السبت', 'Friday – Saturday')}: ${t('hours.closedThatDay')}`);
    expect(screen.getByText(either('في رمضان من 9 م إلى 2 ص', 'In Ramadan from 9 PM to 2 AM'))).toBeVisible();
    expect(await within(cell).findByText(t('hours.opensTomorrow', { time: either('8 ص', '8 AM') }))).toBeVisible();
  });

  test('S69: without the server’s clock this device’s is used', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue();
    let calls = 0;
    server.use(
      http.get('*/api/hours', () => {
        calls += 1;
        return calls === 1 ? HttpResponse.json({ data: departments, now }) : HttpResponse.error();
      }),
    );
    const { t } = await renderRoute(content, '/shifts', { lang });
    expect((await screen.findAllByText(t('hours.open'))).length).toBeGreaterThan(1);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test('S10: without the texts around them the hours are shown', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get('*/api/pages/:id', () => HttpResponse.error()));
    const { t } = await renderRoute(content, '/shifts', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('hours.title') })).toBeVisible();
    expect(bodyRows()).toHaveLength(departments.length);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
    const said = meta({
      data: { page: { unavailable: true }, hours: departments },
      lang,
      t,
      site: testSite,
      params: {},
    });
    expect(said.title).toBe(t('hours.title'));
    expect(said.jsonLd).toContainEqual(expect.objectContaining({ '@type': 'MedicalClinic' }));
  });

  test('E9: search engines learn the hours of each department', async () => {
    const { t } = await renderRoute(content, '/shifts', { lang });
    const said = meta({
      data: { page: aPage('shifts'), hours: departments },
      lang,
      t,
      site: testSite,
      params: {},
    });
    expect(said.jsonLd).toContainEqual(expect.objectContaining({ '@type': 'MedicalClinic' }));
    expect(meta({ data: null, lang, t, site: testSite, params: {} }).noindex).toBe(true);
  });
});
