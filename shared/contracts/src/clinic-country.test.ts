import { defaultCountry, setClinicCountry } from './clinic-country.ts';
import { countries, countryCodes, countryOf, emergencyLine, emergencyNumber, timeZones } from './countries.ts';
import type { CountryCode } from './countries.ts';
import { anyPhone, clinicMobile, contactPhone, phoneText, saudiMobile } from './normalise.ts';

afterEach(() => setClinicCountry(defaultCountry));

const inCountry = (code: CountryCode) => setClinicCountry(countries[code]);

test.each([
  ['SA', '055 123 4567', '+966551234567', '055 123 4567'],
  ['SA', '551234567', '+966551234567', '055 123 4567'],
  ['AE', '050 123 4567', '+971501234567', '050 123 4567'],
  ['AE', '٠٠٩٧١٥٠١٢٣٤٥٦٧', '+971501234567', '050 123 4567'],
  ['AE', '+971 (0)50 123 4567', '+971501234567', '050 123 4567'],
  ['KW', '5123 4567', '+96551234567', '5123 4567'],
  ['KW', '965 5123 4567', '+96551234567', '5123 4567'],
  ['KW', '96512345', '+96596512345', '9651 2345'],
  ['BH', '36001234', '+97336001234', '3600 1234'],
  ['QA', '٣٣١٢٣٤٥٦', '+97433123456', '3312 3456'],
  ['OM', '+968 9212-3456', '+96892123456', '9212 3456'],
  ['JO', '0791234567', '+962791234567', '079 123 4567'],
  ['JO', '+962 (79) 123 4567', '+962791234567', '079 123 4567'],
  ['EG', '+20 (0)10 1234 5678', '+201012345678', '010 1234 5678'],
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
  ['SA', '+966 11 234 5678', '+966112345678'],
  ['SA', '+966 (0)11 234 5678', '+966112345678'],
  ['SA', '00966 9200 12345', '+966920012345'],
  ['SA', '9200 12345', '920012345'],
  ['AE', '04 123 4567', '041234567'],
  ['AE', '+971 4 123 4567', '+97141234567'],
  ['AE', '800 1234', '8001234'],
  ['KW', '2212 3456', '22123456'],
  ['KW', '+965 2212 3456', '+96522123456'],
  ['BH', '1712 3456', '17123456'],
  ['QA', '4412 3456', '44123456'],
  ['OM', '2412 3456', '24123456'],
  ['JO', '06 123 4567', '061234567'],
  ['EG', '02 2345 6789', '0223456789'],
  ['EG', '+20 2 2345 6789', '+20223456789'],
  ['EG', '19123', '19123'],
  ['EG', '+44 20 7946 0958', '+442079460958'],
] as const)('%s: somebody can be called back on %s', (code, typed, stored) => {
  inCountry(code);
  expect(anyPhone(typed)).toBe(stored);
});

test.each([
  ['SA', '+966 55 123 456'],
  ['AE', '+971 50 123 456'],
  ['KW', '+965 5123 456'],
  ['JO', '+962 79 123 456'],
  ['EG', '+20 10 1234 567'],
] as const)('%s: with a digit missing, %s is no number at all', (code, typed) => {
  inCountry(code);
  expect(contactPhone(typed)).toBeNull();
  expect(anyPhone(typed)).toBeNull();
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

test.each(countryCodes)('%s: people in need, prices and days have what texts say of them', (code) => {
  const { emergency, currency, weekend } = countries[code];
  for (const number of [emergency.ambulance, emergency.police]) expect(number).toMatch(/^\d{3,4}$/);
  for (const number of [emergency.healthLine, emergency.abuseLine]) expect(number ?? '000').toMatch(/^\d{3,8}$/);
  const money = currency?.code ?? 'SAR';
  const amount = new Intl.NumberFormat('ar', { style: 'currency', currency: money });
  expect(amount.resolvedOptions().maximumFractionDigits).toBe(currency?.decimals ?? 2);
  const symbol = amount.formatToParts(1).find(({ type }) => type === 'currency');
  expect(symbol?.value.replaceAll('\u200f', '')).toBe(currency?.symbol ?? 'ر.س.');
  expect(weekend.every((day) => day >= 0 && day <= 6)).toBe(true);
  expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZones[code] })).not.toThrow();
});

test('Saudi numbers, and the names of who answers them, belong to Saudi Arabia alone', () => {
  const { ambulance, healthLine, abuseLine } = countries.SA.emergency;
  for (const code of countryCodes.filter((one) => one !== 'SA')) {
    const { emergency } = countries[code];
    expect(Object.values(emergency)).not.toEqual(expect.arrayContaining([ambulance]));
    expect([healthLine, abuseLine]).not.toContain(emergency.healthLine);
    expect(emergency.isSaudi).toBeUndefined();
    expect(emergency.policeElsewhere).toBeUndefined();
  }
});

describe('the numbers that a clinic sets', () => {
  const none = { AMBULANCE_NUMBER: '', EMERGENCY_NUMBER: '', HEALTH_LINE_NUMBER: '', ABUSE_LINE_NUMBER: '' };

  test('without any, the country is as in the table', () => {
    expect(countryOf({ ...none, CLINIC_COUNTRY: 'SA' })).toBe(defaultCountry);
    expect(countryOf({ ...none, CLINIC_COUNTRY: 'KW' })).toBe(countries.KW);
    expect(countryOf({ ...none, CLINIC_COUNTRY: 'KW', HEALTH_LINE_NUMBER: 'none' })).toBe(countries.KW);
  });

  test('take the place of those of the country, one by one', () => {
    const settings = { ...none, CLINIC_COUNTRY: 'EG', HEALTH_LINE_NUMBER: 'none', ABUSE_LINE_NUMBER: '15115' } as const;
    expect(countryOf(settings)).toEqual({
      ...countries.EG,
      emergency: { ambulance: '123', police: '122', healthLine: null, abuseLine: '15115' },
    });
  });

  test('are not called by the names of whom the number was', () => {
    const { policeElsewhere, isSaudi, ...numbers } = defaultCountry.emergency;
    expect([policeElsewhere, isSaudi]).toEqual(['999', true]);
    expect(countryOf({ ...none, CLINIC_COUNTRY: 'SA', AMBULANCE_NUMBER: '911' }).emergency).toEqual({
      ...{ ...numbers, ambulance: '911', policeElsewhere },
    });
    expect(countryOf({ ...none, CLINIC_COUNTRY: 'SA', EMERGENCY_NUMBER: '912' }).emergency).toEqual({
      ...{ ...numbers, police: '912', isSaudi },
    });
  });

  test('are short, and only a line may be none', () => {
    const taken = (form: RegExp) =>
      ['', '112', '80011111', 'none', '11', '+966112345678', '112;'].filter((one) => form.test(one));
    expect(taken(emergencyNumber.form)).toEqual(['', '112', '80011111']);
    expect(taken(emergencyLine.form)).toEqual(['', '112', '80011111', 'none']);
  });
});
