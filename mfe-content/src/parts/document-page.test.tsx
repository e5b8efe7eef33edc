import { screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { content } from '../testing/remote-under-test.ts';
import { aPage } from '../testing/sample-pages.ts';

const server = fakeApi(
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
