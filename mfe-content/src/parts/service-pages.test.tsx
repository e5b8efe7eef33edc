import { screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/shared/testing';
import { content as laboratory, devices } from '../laboratory/laboratory.content.ts';
import { content } from '../remote-under-test.ts';
import { aDoctor, aSpecialty } from './sample-clinic.ts';

const server = fakeApi(
  http.get('*/api/specialties', () => HttpResponse.json({ data: [aSpecialty(1), aSpecialty(2), aSpecialty(3)] })),
  http.get('*/api/doctors', () => HttpResponse.json({ data: { data: [], current_page: 1, per_page: 12, total: 48 } })),
  http.get('*/api/doctors/by-slug/:slug', ({ params }) => HttpResponse.json({ data: aDoctor(Number(params['slug'])) })),
);

describe.each(['ar', 'en'] as const)('%s: pages about the clinic', (lang) => {
  const either = (arabic: string, english: string) => (lang === 'ar' ? arabic : english);

  test.each([
    ['/shifts', 'ساعات العمل', 'Working hours'],
    ['/home-visit', 'الزيارة المنزلية', 'Home visit'],
    ['/xray', 'الأشعة', 'X-ray and imaging'],
    ['/laboratory', 'المختبر', 'Laboratory'],
    ['/offers', 'العروض', 'Offers'],
    ['/about', 'من نحن', 'About us'],
    ['/contact', 'تواصل معنا', 'Contact us'],
    ['/patient-rights', 'حقوق المرضى', 'Patient rights'],
    ['/jobs', 'الوظائف', 'Jobs'],
    ['/blogs', 'المدونة', 'Blog'],
  ])('S10–S16, S24: %s has its own heading and breadcrumbs', async (path, arabic, english) => {
    await renderRoute(content, path, { lang });
    expect(await screen.findByRole('heading', { level: 1, name: either(arabic, english) })).toBeVisible();
    const crumbs = within(screen.getByRole('navigation', { name: either('مسار الصفحة', 'Breadcrumbs') }));
    expect(crumbs.getByRole('link')).toHaveAttribute('href', '/');
    expect(crumbs.getByText(either(arabic, english))).toHaveAttribute('aria-current', 'page');
  });

  test('S10, S141: the hours of every department in one table', async () => {
    await renderRoute(content, '/shifts', { lang });
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      either('على مدار الساعة', '24 hours'),
      either('9 ص – 11 م', '9 AM – 11 PM'),
      either('9 ص – 9 م', '9 AM – 9 PM'),
      either('8 ص – 12 منتصف الليل', '8 AM – 12 AM (midnight)'),
      either('8 ص – 2 ص (اليوم التالي)', '8 AM – 2 AM (next day)'),
      either('8 ص – 10 م', '8 AM – 10 PM'),
      either('على مدار الساعة', '24 hours'),
    ]);
  });

  test('Q11: the table says what is open now, by the clinic’s clock', async () => {
    jest.useFakeTimers({
      now: new Date('2026-11-20T22:30:00Z'),
      doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'setImmediate', 'clearImmediate'],
    });
    const { t } = await renderRoute(content, '/shifts', { lang });
    const open = (await screen.findAllByRole('row')).filter((row) => within(row).queryByText(t('hours.open')) !== null);
    const heads = open.map((row) => within(row).getByRole('rowheader').textContent);
    jest.useRealTimers();
    expect(heads).toEqual(['clinic', 'laboratory', 'homeEmergency'].map((id) => t(`hours.departments.${id}`)));
  });

  test('Q12: beside the ambulance the national numbers can be called', async () => {
    await renderRoute(content, '/shifts', { lang });
    expect(await screen.findByRole('link', { name: /997/ })).toHaveAttribute('href', 'tel:997');
    expect(screen.getByRole('link', { name: /937/ })).toHaveAttribute('href', 'tel:937');
  });

  test('S11: home visits, regular and in an emergency', async () => {
    await renderRoute(content, '/home-visit', { lang });
    expect(await screen.findByText(either('8 ص – 10 م', '8 AM – 10 PM'))).toBeVisible();
    expect(screen.getByText(either('على مدار الساعة', '24 hours'))).toBeVisible();
  });

  test('S12: the laboratory’s devices, and questions that open with the keyboard', async () => {
    const { user } = await renderRoute(content, '/laboratory', { lang });
    for (const device of devices) {
      expect(await screen.findByRole('heading', { level: 3, name: device[`name_${lang}`] })).toBeVisible();
    }
    const [first] = laboratory.questions;
    const question = screen.getByText(first?.[`question_${lang}`] ?? '');
    const details = question.closest('details');
    expect(details).not.toHaveAttribute('open');
    await user.click(question);
    expect(details).toHaveAttribute('open');
    expect(screen.getByText(first?.[`answer_${lang}`] ?? '')).toBeVisible();
  });

  test('S142: three offers, and an honest page when their doctors are gone', async () => {
    const { t } = await renderRoute(content, '/offers', { lang });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('article', { name: /300.*200|200.*300/ })).toBeVisible();
    expect(screen.getByRole('article', { name: /50%/ })).toBeVisible();
    expect(screen.getByText(t('offers.orthodontics.title'))).toHaveTextContent('300');
  });

  test('S142: without their doctors there are no offers', async () => {
    server.use(
      http.get('*/api/doctors/by-slug/:slug', () =>
        HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 }),
      ),
    );
    const { t } = await renderRoute(content, '/offers', { lang });
    expect(await screen.findByText(t('offers.none.title'))).toBeVisible();
  });

  test('S15: the clinic in figures that are counted', async () => {
    await renderRoute(content, '/about', { lang });
    expect(await screen.findByRole('link', { name: either('3 تخصصات', '3 specialities') })).toHaveAttribute(
      'href',
      '/specialities',
    );
    expect(screen.getByRole('link', { name: either('48 طبيبًا', '48 doctors') })).toHaveAttribute('href', '/doctors');
  });

  test.each([
    ['/jobs', '/contact'],
    ['/blogs', '/qa'],
  ])('S13, S16: %s says that nothing is published and offers a next step', async (path, next) => {
    const { t } = await renderRoute(content, path, { lang });
    const name = path.slice(1);
    expect(await screen.findByText(t(`${name}.none.title`))).toBeVisible();
    expect(screen.getByRole('link', { name: t(`${name}.none.action`) })).toHaveAttribute('href', next);
  });
});
