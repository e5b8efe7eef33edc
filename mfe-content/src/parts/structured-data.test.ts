import { defaultCountry, setClinicCountry } from '@clinic/contracts';
import { countries } from '@clinic/contracts/countries';
import { testSite } from '@clinic/kit/testing';
import { branchClinic } from '../contact/branch-clinic.ts';
import { jobPosting } from '../jobs/job/job-posting.ts';
import { aJob } from '../jobs/testing/sample-job.ts';
import { medicalClinic } from './structured-data.ts';

afterEach(() => setClinicCountry(defaultCountry));

const site = { ...testSite, brand: { ...testSite.brand, address: { ar: 'شارع الثورة', en: 'Thawra Street' } } };
const branch = {
  ...{ id: 1, slug: 'main', name_ar: 'الفرع', name_en: 'Branch', city_ar: 'عمّان', city_en: 'Amman' },
  ...{ address_ar: 'شارع', address_en: 'Street', phone: null, map_url: null, latitude: null, longitude: null },
  intervals: [],
};

test.each([
  [defaultCountry, 'SA'],
  [countries.JO, 'JO'],
])('search engines learn in which country clinic, branches and positions are', (country, code) => {
  setClinicCountry(country);
  for (const said of [
    medicalClinic(site, 'ar', []),
    branchClinic(branch, 'en', site),
    jobPosting({ job: aJob(1), html: '', plain: '', lang: 'en' }, 'en', site),
  ])
    expect(JSON.stringify(said)).toContain(`"addressCountry":"${code}"`);
});

test('search engines learn in which currency prices are, where that is not the riyal of Saudi Arabia', () => {
  expect(medicalClinic(site, 'ar', [])).not.toHaveProperty('currenciesAccepted');
  setClinicCountry(countries.JO);
  expect(medicalClinic(site, 'ar', [])).toMatchObject({ currenciesAccepted: 'JOD' });
});
