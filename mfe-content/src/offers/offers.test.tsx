import { screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { anOffer, aPage } from '../testing/sample-pages.ts';
import { content } from '../testing/remote-under-test.ts';

const doctor = {
  id: 1080,
  name_ar: 'د. ليان',
  name_en: 'Dr. Layan',
  slug_ar: 'ليان',
  slug_en: 'layan',
  image: 'doctors/1080.svg',
};
const offers = [
  anOffer(1, { doctor, price: 200, price_before: 300, cta: 'chat', valid_to: '2027-03-21' }),
  anOffer(2, { discount_percent: 50, valid_to: null }),
  anOffer(3, { cta: 'link', cta_link: '/packages' }),
];
const server = fakeApi(
  http.get('*/api/offers', () => HttpResponse.json({ data: offers })),
  http.get('*/api/pages/offers', () => HttpResponse.json({ data: aPage('offers', { groups: [] }) })),
);

describe.each(['ar', 'en'] as const)('%s: offers', (lang) => {
  const either = (arabic: string, english: string) => (lang === 'ar' ? arabic : english);
  const offer = (id: number) => within(screen.getByRole('article', { name: either(`عرض ${id}`, `Offer ${id}`) }));

  test('S142, Q13: each with its price, its words, its doctor and its last day', async () => {
    const { t } = await renderRoute(content, '/offers', { lang });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    const first = offer(1);
    expect(first.getByText(either('200 ريال', '200 riyals'))).toBeVisible();
    expect(first.getByText(either('300 ريال', '300 riyals')).tagName).toBe('S');
    expect(first.getByText(either('تفاصيل العرض 1', 'Details of offer 1'))).toBeVisible();
    expect(first.getByRole('link', { name: either('د. ليان', 'Dr. Layan') })).toHaveAttribute(
      'href',
      `/doctors/${encodeURIComponent(either('ليان', 'layan'))}`,
    );
    expect(first.getByText(either('21 مارس 2027', '21 March 2027'))).toHaveAttribute('datetime', '2027-03-21');
    expect(offer(2).queryByText(t('offers.until'), { exact: false })).toBeNull();
    expect(offer(2).getByText(/50/)).toBeVisible();
  });

  test('S38, Q44: calls to action lead to the chat, the contact page or a page of the site', async () => {
    await renderRoute(content, '/offers', { lang });
    await screen.findAllByRole('article');
    const action = (id: number) => offer(id).getByRole('link', { name: either(`اسأل عن ${id}`, `Ask about ${id}`) });
    expect(action(1)).toHaveAttribute('href', testSite.brand.chat);
    expect(action(2)).toHaveAttribute('href', '/contact');
    expect(action(3)).toHaveAttribute('href', '/packages');
  });

  test('S142: a day without offers says so and leads on', async () => {
    server.use(http.get('*/api/offers', () => HttpResponse.json({ data: [] })));
    const { t } = await renderRoute(content, '/offers', { lang });
    expect(await screen.findByText(t('offers.none.title'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('doctors.all') })).toHaveAttribute('href', '/doctors');
  });

  test('S69: without the texts around them the offers stand under the interface’s own', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get('*/api/pages/offers', () => HttpResponse.error()));
    const { t } = await renderRoute(content, '/offers', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('offers.title') })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});
