import { screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { content } from '../testing/remote-under-test.ts';
import { meta } from '../laboratory/index.ts';
import { allDepartments, aPage } from '../testing/sample-pages.ts';

const missing = () => HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 });
const server = fakeApi(
  http.get('*/api/pages/:id', ({ params }) => HttpResponse.json({ data: aPage(String(params['id'])) })),
  http.get('*/api/hours', () => HttpResponse.json({ data: allDepartments(), now: '2026-11-20T22:30:00Z' })),
);

describe.each(['ar', 'en'] as const)('%s: services with hours of their own', (lang) => {
  const either = (arabic: string, english: string) => (lang === 'ar' ? arabic : english);

  test.each(['/home-visit', '/xray', '/laboratory'])(
    'S11, S12: %s shows what is written about it, with breadcrumbs and its parts as links',
    async (path) => {
      const { t } = await renderRoute(content, path, { lang });
      const id = path.slice(1);
      expect(await screen.findByRole('heading', { level: 1, name: either(`صفحة ${id}`, `Page ${id}`) })).toBeVisible();
      const crumbs = within(screen.getByRole('navigation', { name: either('مسار الصفحة', 'Breadcrumbs') }));
      expect(crumbs.getByRole('link')).toHaveAttribute('href', '/');
      const parts = within(screen.getByRole('navigation', { name: t('info.onThisPage') })).getAllByRole('link');
      for (const part of parts) {
        const target = document.getElementById(part.getAttribute('href')?.slice(1) ?? '');
        expect(target).toHaveAccessibleName(part.textContent);
      }
      expect(parts).toHaveLength(3);
      const others = within(screen.getByRole('region', { name: t('info.otherServices') })).getAllByRole('link');
      expect(others).toHaveLength(3);
      expect(others.map((link) => link.getAttribute('href'))).not.toContain(path);
    },
  );

  test('S11: home visits, regular and in an emergency', async () => {
    const { t } = await renderRoute(content, '/home-visit', { lang });
    const hours = within(await screen.findByRole('region', { name: t('hours.title') }));
    expect(hours.getAllByRole('term').map((term) => term.textContent)).toEqual([
      either('الزيارة المنزلية', 'Home visit'),
      either('الزيارة المنزلية الطارئة', 'Emergency home visit'),
    ]);
    expect(hours.getByText(either('8 ص – 10 م', '8 AM – 10 PM'))).toBeVisible();
    expect(hours.getByText(either('على مدار الساعة', '24 hours'))).toBeVisible();
  });

  test('Q11: half past one at night the laboratory is open and radiology is not', async () => {
    const { user, t } = await renderRoute(content, '/laboratory', { lang });
    expect(await screen.findByText(t('hours.open'))).toBeVisible();
    await user.click(screen.getByRole('link', { name: t('info.services.xray.title') }));
    const time = either('8 ص', '8 AM');
    expect(await screen.findByText(t('hours.opensToday', { time }))).toBeVisible();
  });

  test('S12: the laboratory’s devices, and questions that open with the keyboard', async () => {
    const { user } = await renderRoute(content, '/laboratory', { lang });
    const devices = within(await screen.findByRole('region', { name: either('أجهزتنا', 'Our devices') }));
    expect(devices.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      either('جهاز الدم', 'Blood analyser'),
      either('مجهر', 'Microscope'),
    ]);
    const question = screen.getByText(either('هل أصوم؟', 'Must I fast?'));
    const details = question.closest('details');
    expect(details).not.toHaveAttribute('open');
    await user.click(question);
    expect(details).toHaveAttribute('open');
    expect(screen.getByText(either('نعم، ثماني ساعات.', 'Yes, eight hours.'))).toBeVisible();
  });

  test('S26: it can be asked for by chat and by telephone', async () => {
    const { t } = await renderRoute(content, '/xray', { lang });
    expect(await screen.findByRole('link', { name: t('info.ask') })).toHaveAttribute('href', testSite.brand.chat);
    expect(screen.getByRole('link', { name: t('info.call', { phone: testSite.brand.phone }) })).toHaveAttribute(
      'href',
      `tel:${testSite.brand.phone}`,
    );
  });

  test('S69: without its hours the page is still one', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(
      http.get('*/api/hours', () =>
        HttpResponse.json({ code: 'INTERNAL', message: '', request_id: 'r' }, { status: 500 }),
      ),
    );
    const { t } = await renderRoute(content, '/xray', { lang });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('region', { name: t('hours.title') })).toBeNull();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test('Q8: a service about which the clinic has written nothing is said to be missing', async () => {
    server.use(http.get('*/api/pages/:id', missing));
    const { t } = await renderRoute(content, '/home-visit', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('info.missing.title') })).toBeVisible();
    expect(screen.getByRole('link', { name: t('info.missing.action') })).toHaveAttribute('href', '/');
    expect(meta({ data: null, lang, t, site: testSite, params: {} }).noindex).toBe(true);
  });

  test('E9, S24: search engines learn the trail and the questions', async () => {
    const { t } = await renderRoute(content, '/laboratory', { lang });
    const said = meta({ data: { page: aPage('laboratory'), hours: [] }, lang, t, site: testSite, params: {} });
    expect(said).toMatchObject({
      title: either('صفحة laboratory', 'Page laboratory'),
      preloadImage: '/images/services/laboratory.svg',
      cardImage: 'services/laboratory.svg',
      jsonLd: [
        { '@type': 'BreadcrumbList', itemListElement: [{}, { item: `${testSite.origin}/laboratory` }] },
        { '@type': 'FAQPage', mainEntity: [{ name: either('هل أصوم؟', 'Must I fast?') }] },
      ],
    });
  });
});
