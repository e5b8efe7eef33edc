import { screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { content } from '../testing/remote-under-test.ts';
import { meta as pagesMeta } from '../pages/pages.meta.ts';
import { aPage } from '../testing/sample-pages.ts';

const visit = {
  ...{ id: 3, slug_ar: 'أول-زيارة', slug_en: 'first-visit', title_ar: 'زيارتك الأولى', title_en: 'Your first visit' },
  ...{ summary_ar: 'ما تحضره.', summary_en: 'What to bring.', image: null },
  ...{ description_ar: '<p>أحضر هويتك.</p>', description_en: '<p>Bring your ID.</p>' },
  updated_at: '2026-11-02T09:00:00Z',
};

const server = fakeApi(
  http.get('*/api/extra-pages/:slug', ({ params }) =>
    ['first-visit', 'أول-زيارة', 'before'].includes(decodeURIComponent(String(params['slug'])))
      ? HttpResponse.json({ data: visit })
      : HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 }),
  ),
  http.get('*/api/pages/:id', ({ params }) => HttpResponse.json({ data: aPage(String(params['id'])) })),
);

describe.each(['ar', 'en'] as const)('%s: documents', (lang) => {
  const either = (arabic: string, english: string) => (lang === 'ar' ? arabic : english);

  test.each(['/patient-rights', '/privacy'])(
    'S15, S143: %s with its contents, its texts and its date',
    async (path) => {
      const { t } = await renderRoute(content, path, { lang });
      const id = path.slice(1);
      expect(await screen.findByRole('heading', { level: 1, name: either(`صفحة ${id}`, `Page ${id}`) })).toBeVisible();
      const crumbs = within(screen.getByRole('navigation', { name: either('مسار الصفحة', 'Breadcrumbs') }));
      expect(crumbs.getByText(either(`صفحة ${id}`, `Page ${id}`))).toHaveAttribute('aria-current', 'page');
      const contents = within(screen.getByRole('navigation', { name: t('info.onThisPage') }));
      expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '#part-1',
        '#devices',
        '#questions',
      ]);
      const text = within(screen.getByRole('region', { name: either('قبل الفحص', 'Before the examination') }));
      expect(text.getByText(either('ثان', 'Second'))).toBeVisible();
      expect(screen.getByText(either('2 نوفمبر 2026', '2 November 2026'))).toHaveAttribute('datetime', '2026-11-02');
    },
  );

  test('a page that editors made: an address in each language, a former one leads on, and an unknown one is missing', async () => {
    const own = either('أول-زيارة', 'first-visit');
    const { t, location } = await renderRoute(content, '/pages/before', { lang });
    const title = either('زيارتك الأولى', 'Your first visit');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(decodeURIComponent(location())).toBe(`/pages/${own}`);
    expect(screen.getByText(either('أحضر هويتك.', 'Bring your ID.'))).toBeVisible();
    const { description_ar: _ar, description_en: _en, ...page } = visit;
    const said = pagesMeta({ data: { page, html: '', lang }, lang, t, site: testSite, params: {} });
    expect(said).toMatchObject({
      title,
      description: either('ما تحضره.', 'What to bring.'),
      paths: { ar: `/pages/${encodeURIComponent('أول-زيارة')}`, en: '/pages/first-visit' },
    });
    await renderRoute(content, '/pages/nothing', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('info.missing.title') })).toBeVisible();
    expect(pagesMeta({ data: null, lang, t, site: testSite, params: {} }).noindex).toBe(true);
  });

  test('Q8: a document that the clinic has not written is said to be missing', async () => {
    server.use(
      http.get('*/api/pages/:id', () =>
        HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 }),
      ),
    );
    const { t } = await renderRoute(content, '/privacy', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('info.missing.title') })).toBeVisible();
  });
});

test('S28: a page with one address for both languages follows a switch', async () => {
  server.use(
    http.get('*/api/extra-pages/:slug', () => HttpResponse.json({ data: { ...visit, slug_ar: visit.slug_en } })),
  );
  const { setLang } = await renderRoute(content, '/pages/first-visit', { lang: 'ar' });
  const text = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
  expect(await screen.findByText(text(visit.description_ar))).toBeVisible();
  await setLang('en');
  expect(await screen.findByText(text(visit.description_en))).toBeVisible();
});
