import { defaultCountry, setClinicCountry } from './clinic-country.ts';
import { countries, countryCodes } from './countries.ts';
import type { CountryCode } from './countries.ts';
import { anyPhone, clinicMobile, contactPhone, phoneText, saudiMobile } from './normalise.ts';

afterEach(() => setClinicCountry(defaultCountry));

const inCountry = (code: CountryCode) => setClinicCountry(countries[code]);

test.each([
  ['SA', '055 123 4567', '+966551234567', '055 123 4567'],
  ['SA', '551234567', '+966551234567', '055 123 4567'],
  ['AE', '050 123 4567', '+971501234567', '050 123 4567'],
  ['AE', '٠٠٩٧١٥٠١٢٣٤٥٦٧', '+971501234567', '050 123 4567'],
  ['KW', '5123 4567', '+96551234567', '5123 4567'],
  ['KW', '965 5123 4567', '+96551234567', '5123 4567'],
  ['KW', '96512345', '+96596512345', '9651 2345'],
  ['BH', '36001234', '+97336001234', '3600 1234'],
  ['QA', '٣٣١٢٣٤٥٦', '+97433123456', '3312 3456'],
  ['OM', '+968 9212-3456', '+96892123456', '9212 3456'],
  ['JO', '0791234567', '+962791234567', '079 123 4567'],
  ['JO', '+962 (79) 123 4567', '+962791234567', '079 123 4567'],
  ['EG', '01012345678', '+201012345678', '010 1234 5678'],
  ['EG', '1012345678', '+201012345678', '010 1234 5678'],
] as const)('%s: a mobile number written %s', (code, typed, stored, shown) => {
  inCountry(code);
  expect(clinicMobile(typed)).toBe(stored);
  expect(contactPhone(typed)).toBe(stored);
  expect(phoneText(stored)).toBe(shown);
  expect(clinicMobile(shown)).toBe(stored);
});

test.each([
  ['SA', '0112345678'],
  ['AE', '041234567'],
  ['AE', '+966551234567'],
  ['KW', '22123456'],
  ['KW', '051234567'],
  ['BH', '17123456'],
  ['QA', '44123456'],
  ['OM', '24123456'],
  ['JO', '0612345678'],
  ['JO', '0751234567'],
  ['EG', '0223456789'],
  ['EG', '01312345678'],
] as const)('%s: %s is no mobile number of the country', (code, typed) => {
  inCountry(code);
  expect(clinicMobile(typed)).toBeNull();
});

test.each([
  ['AE', '04 123 4567', '041234567'],
  ['AE', '800 1234', '8001234'],
  ['KW', '2212 3456', '22123456'],
  ['BH', '1712 3456', '17123456'],
  ['QA', '4412 3456', '44123456'],
  ['OM', '2412 3456', '24123456'],
  ['JO', '06 123 4567', '061234567'],
  ['EG', '02 2345 6789', '0223456789'],
  ['EG', '19123', '19123'],
  ['EG', '+44 20 7946 0958', '+442079460958'],
] as const)('%s: somebody can be called back on %s', (code, typed, stored) => {
  inCountry(code);
  expect(anyPhone(typed)).toBe(stored);
});

test('numbers of other countries are shown as they are stored', () => {
  inCountry('AE');
  expect(phoneText('+966551234567')).toBe('+966551234567');
  expect(saudiMobile('0551234567')).toBe('+966551234567');
});

test.each(countryCodes)('%s: its example is a mobile number once its digits are filled in', (code) => {
  inCountry(code);
  const { example, callingCode, trunk } = countries[code];
  const written = [...'0123456789'].map((digit) => example.replaceAll('x', digit));
  const stored = written.map(clinicMobile).filter((phone) => phone !== null);
  expect(stored).not.toEqual([]);
  for (const phone of stored) expect(phone).toHaveLength(1 + callingCode.length + example.length - trunk.length);
});
