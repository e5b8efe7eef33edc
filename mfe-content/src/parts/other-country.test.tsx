import { screen, within } from '@testing-library/react';
import { defaultCountry, setClinicCountry } from '@clinic/contracts';
import { countries, countryCodes } from '@clinic/contracts/countries';
import { chooseDigits } from '@clinic/contracts/time';
import { createI18n, translateIn } from '@clinic/kit/i18n';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { allDepartments, anOffer, aPackage, aPage } from '../testing/sample-pages.ts';
import { content } from '../testing/remote-under-test.ts';
import { priceText, savingText } from './price-text.ts';

fakeApi(
  http.get('*/api/pages/:id', ({ params }) => HttpResponse.json({ data: aPage(String(params['id']), { groups: [] }) })),
  http.get('*/api/hours', () => HttpResponse.json({ data: allDepartments(), now: '2026-11-20T22:30:00Z' })),
  http.get('*/api/packages', () => HttpResponse.json({ data: [aPackage(1, { price: 12.5, price_before: 1780 })] })),
  http.get('*/api/offers', () => HttpResponse.json({ data: [anOffer(1, { price: 20, price_before: 27.25 })] })),
);
afterEach(() => {
  setClinicCountry(defaultCountry);
  chooseDigits('latn');
});

describe.each(['ar', 'en'] as const)('%s: a clinic in another country', (lang) => {
  const either = (arabic: string, english: string) => (lang === 'ar' ? arabic : english);
  const t = translateIn(createI18n(lang, { ar: { content: ar }, en: { content: en } }), lang, 'content');

  test('the national numbers beside the opening hours are its own', async () => {
    setClinicCountry(countries.KW);
    await renderRoute(content, '/shifts', { lang });
    const always = within(await screen.findByRole('region', { name: t('emergency.title') }));
    expect(always.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:112']);
    expect(always.getByText(either('الإسعاف', 'Ambulance'))).toBeVisible();
    expect(always.getByText(t('emergency.leadOne'))).toBeVisible();
    const ambulance = within(within(screen.getByRole('table')).getAllByRole('row')[2] as HTMLElement);
    expect(await ambulance.findByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112');
  });

  test('a line for advice is called by what it does', async () => {
    setClinicCountry(countries.QA);
    await renderRoute(content, '/shifts', { lang });
    const always = within(await screen.findByRole('region', { name: t('emergency.title') }));
    expect(always.getByRole('link', { name: /16000/ })).toHaveTextContent(either('الاستشارة الصحية', 'Health advice'));
  });

  test('prices are in its currency, with the decimals that it has', async () => {
    setClinicCountry(countries.KW);
    await renderRoute(content, '/packages', { lang });
    expect(await screen.findByText(either('12.500 د.ك.', 'KWD 12.500'))).toBeVisible();
    expect(screen.getByText(either('1,780 د.ك.', 'KWD 1,780')).tagName).toBe('S');
  });

  test('an offer says what it saves in that currency', async () => {
    setClinicCountry(countries.KW);
    await renderRoute(content, '/offers', { lang });
    expect(await screen.findByText(either('توفّر 7.250 د.ك.', 'Save KWD 7.250'))).toBeVisible();
    expect(screen.getByText(either('20 د.ك.', 'KWD 20'))).toBeVisible();
  });

  test.each([
    ['SA', '1,780 ريالًا', '1,780 riyals', 'توفّر ريالين', 'Save 2 riyals'],
    ['AE', '1,780\u00a0د.إ.', 'AED\u00a01,780', 'توفّر 2\u00a0د.إ.', 'Save AED\u00a02'],
    ['BH', '1,780\u00a0د.ب.', 'BHD\u00a01,780', 'توفّر 2\u00a0د.ب.', 'Save BHD\u00a02'],
    ['QA', '1,780\u00a0ر.ق.', 'QAR\u00a01,780', 'توفّر 2\u00a0ر.ق.', 'Save QAR\u00a02'],
    ['OM', '1,780\u00a0ر.ع.', 'OMR\u00a01,780', 'توفّر 2\u00a0ر.ع.', 'Save OMR\u00a02'],
    ['JO', '1,780\u00a0د.أ.', 'JOD\u00a01,780', 'توفّر 2\u00a0د.أ.', 'Save JOD\u00a02'],
    ['EG', '1,780\u00a0ج.م.', 'EGP\u00a01,780', 'توفّر 2\u00a0ج.م.', 'Save EGP\u00a02'],
  ] as const)('%s: a price and what is saved', (code, arabic, english, savedArabic, savedEnglish) => {
    setClinicCountry(countries[code]);
    expect(priceText(1780, t, lang)).toBe(either(arabic, english));
    expect(savingText(2, t, lang)).toBe(either(savedArabic, savedEnglish));
  });

  test('decimals are those of the currency', () => {
    const written = countryCodes.map((code) => {
      setClinicCountry(countries[code]);
      return [code, /[\d.]*\d/.exec(priceText(12.5, t, lang))?.[0]];
    });
    expect(Object.fromEntries(written)).toEqual({
      ...{ SA: '12.5', AE: '12.50', QA: '12.50', EG: '12.50' },
      ...{ KW: '12.500', BH: '12.500', OM: '12.500', JO: '12.500' },
    });
  });

  test('a price is in the digits that the reader chose', () => {
    setClinicCountry(countries.KW);
    chooseDigits('arab');
    expect(priceText(1780.25, t, lang)).toBe(either('١٬٧٨٠٫٢٥٠\u00a0د.ك.', 'KWD\u00a01,780.250'));
  });
});
