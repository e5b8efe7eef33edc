import { screen } from '@testing-library/react';
import { fakeApi, renderRoute, testSite } from '@clinic/kit/testing';
import { address } from '../address.ts';
import arabic from '../locales/ar.json';
import english from '../locales/en.json';
import { underTest } from '../testing/remote-under-test.ts';
import { loader } from './home.data.ts';
import { meta } from './home.meta.ts';

// What the API answers, such as `http.get('*/api/doctors', () => HttpResponse.json({ data: [] }))`. A call without an answer
// here fails the test that makes it.
fakeApi();

const argsIn = (lang: 'ar' | 'en') => ({ request: new Request(`http://localhost${address}`), params: {}, lang });

describe.each(['ar', 'en'] as const)('%s: the first page', (lang) => {
  test('it has one heading, says what it is for, and leads on', async () => {
    const { t } = await renderRoute(underTest, address, { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('home.title') })).toBeVisible();
    expect(screen.getByText(t('home.lead'))).toBeVisible();
    const way = screen.getByRole('link', { name: t('home.ways.doctors.title') });
    expect(way).toHaveAttribute('href', '/doctors');
  });

  test('it tells browsers and search engines what it is', async () => {
    const { t } = await renderRoute(underTest, address, { lang });
    const said = meta({ data: await loader(argsIn(lang)), lang, t, site: testSite, params: {} });
    expect(said).toEqual({ title: t('home.title'), description: t('home.lead') });
  });

  test('it follows the language of the page', async () => {
    const other = lang === 'ar' ? 'en' : 'ar';
    const { setLang } = await renderRoute(underTest, address, { lang });
    await setLang(other);
    const { home } = other === 'ar' ? arabic : english;
    expect(await screen.findByRole('heading', { level: 1, name: home.title })).toBeVisible();
  });
});
