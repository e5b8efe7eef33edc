import { screen, within } from '@testing-library/react';
import type { SkinTip } from '@clinic/contracts/content';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { aSkinTip } from '../../../testing/sample-pages.ts';
import { content } from '../../../testing/remote-under-test.ts';
import { meta } from './tip.meta.ts';

const tip: SkinTip = {
  ...aSkinTip(1),
  description_ar: '<p>اغسل وجهك بماء فاتر.</p>',
  description_en: '<p>Wash your face with lukewarm water.</p>',
  updated_at: '2026-11-02T09:00:00Z',
};
const server = fakeApi(
  http.get('*/api/skin-tips', () => HttpResponse.json({ data: [1, 2, 3, 4, 5].map((id) => aSkinTip(id)) })),
  http.get('*/api/skin-tips/:slug', ({ params }) =>
    [tip.slug_ar, tip.slug_en].includes(decodeURIComponent(String(params['slug'])))
      ? HttpResponse.json({ data: tip })
      : HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 }),
  ),
);

describe.each(['ar', 'en'] as const)('%s: a skin tip', (lang) => {
  const either = (arabic: string, english: string) => (lang === 'ar' ? arabic : english);
  const address = `/specialities/dermatology/${encodeURIComponent(either('نصيحة-1', 'tip-1'))}`;

  test('S5: its text, with the skin department above it and other tips below', async () => {
    const { t } = await renderRoute(content, address, { lang });
    expect(await screen.findByRole('heading', { level: 1, name: either('نصيحة 1', 'Tip 1') })).toBeVisible();
    expect(screen.getByText(either('اغسل وجهك بماء فاتر.', 'Wash your face with lukewarm water.'))).toBeVisible();
    const crumbs = within(screen.getByRole('navigation', { name: either('مسار الصفحة', 'Breadcrumbs') }));
    expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/specialities',
      '/specialities/dermatology',
    ]);
    const related = within(screen.getByRole('region', { name: t('skin.related') }));
    expect(related.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(related.queryByText(either('نصيحة 1', 'Tip 1'))).toBeNull();
  });

  test('S5: an unknown tip is an empty state with a way to the others', async () => {
    const { t } = await renderRoute(content, '/specialities/dermatology/nothing', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('skin.missing.title') })).toBeVisible();
    expect(screen.getByRole('link', { name: t('skin.all') })).toHaveAttribute('href', '/specialities/dermatology');
    expect(meta({ data: null, lang, t, site: testSite, params: {} }).noindex).toBe(true);
  });

  test('S138: without the others the tip is still shown', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get('*/api/skin-tips', () => HttpResponse.error()));
    const { t } = await renderRoute(content, address, { lang });
    expect(await screen.findByRole('heading', { level: 1, name: either('نصيحة 1', 'Tip 1') })).toBeVisible();
    expect(screen.queryByRole('region', { name: t('skin.related') })).toBeNull();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test('S5: an address in each language, and its card', async () => {
    const { t } = await renderRoute(content, address, { lang });
    const said = meta({ data: { tip, html: '', lang, related: [] }, lang, t, site: testSite, params: {} });
    expect(said.paths).toEqual({
      ar: `/specialities/dermatology/${encodeURIComponent('نصيحة-1')}`,
      en: '/specialities/dermatology/tip-1',
    });
    expect(said.cardImage).toBe('articles/1.svg');
  });
});

test('S28: a tip with one address for both languages follows a switch', async () => {
  server.use(http.get('*/api/skin-tips/:slug', () => HttpResponse.json({ data: { ...tip, slug_ar: tip.slug_en } })));
  const { setLang } = await renderRoute(content, '/specialities/dermatology/tip-1', { lang: 'ar' });
  expect(await screen.findByText('اغسل وجهك بماء فاتر.')).toBeVisible();
  await setLang('en');
  expect(await screen.findByText('Wash your face with lukewarm water.')).toBeVisible();
});
