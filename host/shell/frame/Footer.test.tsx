import { screen } from '@testing-library/react';
import { defaultCountry, setClinicCountry } from '@clinic/contracts';
import { countries } from '@clinic/contracts/countries';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { renderHost } from '../../testing/render-host.tsx';

const content = aRemote('content', { routes: [aRoute('/')] });
afterEach(() => setClinicCountry(defaultCountry));

describe.each(['ar', 'en'] as const)('%s: the foot of every page', (lang) => {
  test.each([
    [
      defaultCountry,
      'في الحالات الطارئة اتصل بالهلال الأحمر على 997، وللاستشارة الصحية بوزارة الصحة على 937.',
      'In an emergency call the Red Crescent on 997, or the Ministry of Health on 937 for health advice.',
    ],
    [countries.KW, 'في الحالات الطارئة اتصل بالإسعاف على 112.', 'In an emergency call an ambulance on 112.'],
    [
      countries.QA,
      'في الحالات الطارئة اتصل بالإسعاف على 999. وللاستشارة الصحية اتصل على 16000 في أي ساعة.',
      'In an emergency call an ambulance on 999. For health advice call 16000 at any hour.',
    ],
  ])('names the emergency numbers of the clinic', async (country, arabic, english) => {
    setClinicCountry(country);
    await renderHost([content], () => Promise.resolve({ Component: () => <h1>home</h1> }), { lang });
    expect(screen.getByText(lang === 'ar' ? arabic : english)).toBeVisible();
  });
});
