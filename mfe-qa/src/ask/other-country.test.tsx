import { screen } from '@testing-library/react';
import { defaultCountry, setClinicCountry } from '@clinic/contracts';
import type { Country } from '@clinic/contracts';
import { countries, countryOf } from '@clinic/contracts/countries';
import { testSite } from '@clinic/kit/testing';
import { askingApi, keptQuestion, open, press } from './testing/asking.ts';

askingApi();
afterEach(() => setClinicCountry(defaultCountry));

const withLines = countryOf({
  ...{ CLINIC_COUNTRY: 'EG', AMBULANCE_NUMBER: '', EMERGENCY_NUMBER: '', HEALTH_LINE_NUMBER: '' },
  ABUSE_LINE_NUMBER: '15115',
});

/** What the card for these words says, and whom it calls. */
async function cardOf(content: string, country: Country, lang: 'ar' | 'en') {
  setClinicCountry(country);
  keptQuestion({ mode: 'anonymous', content });
  const page = await open(lang);
  await press(page, 'ask.next');
  const card = (await screen.findByRole('alert')).parentElement;
  const calls = [...(card?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  const clinic = `tel:${testSite.brand.phone}`;
  expect(calls.at(-1)).toBe(clinic);
  return { text: card?.textContent ?? '', calls: calls.filter((call) => call !== clinic) };
}

describe.each(['ar', 'en'] as const)('%s: in danger', (lang) => {
  test.each([
    ['عندي ألم في الصدر', countries.KW, ['tel:112']],
    ['عندي ألم في الصدر', countries.QA, ['tel:999', 'tel:16000']],
    ['أفكر أنهي حياتي', countries.KW, ['tel:112']],
    ['أفكر أنهي حياتي', countries.EG, ['tel:123', 'tel:105']],
    ['زوجي يضربني كل يوم', countries.KW, ['tel:112']],
    ['زوجي يضربني كل يوم', countries.AE, ['tel:998', 'tel:999']],
    ['زوجي يضربني كل يوم', withLines, ['tel:123', 'tel:122', 'tel:15115', 'tel:105']],
    ['زوجي يضربني كل يوم', defaultCountry, ['tel:997', 'tel:1919', 'tel:937']],
  ])('«%s»: the card calls the numbers of the country, in its words too', async (content, country, calls) => {
    const card = await cardOf(content, country, lang);
    expect(card.calls).toEqual(calls);
    const named = card.text.replace(testSite.brand.phone ?? '', '').match(/\d{3,}/g) ?? [];
    const { ambulance, police, policeElsewhere, healthLine, abuseLine } = country.emergency;
    const own = [ambulance, police, policeElsewhere, healthLine, abuseLine];
    expect(named.filter((number) => !own.includes(number))).toEqual([]);
    expect(named).toContain(ambulance);
    // No sentence has a hole where the country has no number.
    expect(card.text).not.toMatch(/\s{2}|\s[,،.]|null|undefined/);
  });

  test('one number for every helper is named for those who are needed', async () => {
    const both = lang === 'ar' ? 'الشرطة والإسعاف: 112' : 'Police and ambulance: 112';
    expect((await cardOf('زوجي يضربني كل يوم', countries.KW, lang)).text).toContain(both);
  });

  test.each([
    [defaultCountry, true],
    [countries.EG, false],
  ])('a professional at any hour is promised only where one is known to answer', async (country, isPromised) => {
    const { text } = await cardOf('أفكر أنهي حياتي', country, lang);
    expect(text.includes(lang === 'ar' ? 'لتتحدث إلى مختص' : 'to talk to a health professional')).toBe(isPromised);
  });

  test('of pain in the body only the ambulance', async () => {
    const { text } = await cardOf('عندي ألم في الصدر', countries.KW, lang);
    expect(text).toContain(lang === 'ar' ? 'الإسعاف: 112' : 'Ambulance: 112');
    expect(text).not.toMatch(/الشرطة|[Pp]olice/);
  });
});
