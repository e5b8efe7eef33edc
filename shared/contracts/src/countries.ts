import { defaultCountry } from './clinic-country.ts';
import type { Country } from './clinic-country.ts';
import { defaultTimeZone } from './time/clinic-time.ts';

/** The countries in which a clinic can be: ISO 3166, two letters. */
export const countryCodes = ['SA', 'AE', 'KW', 'BH', 'QA', 'OM', 'JO', 'EG'] as const;
export type CountryCode = (typeof countryCodes)[number];

/**
 * Servers alone read them: a page carries the one that is set, where it is not the default. docs/crisis-messages.md has the
 * sources of the emergency numbers; a line of which no public source says that it advises at any hour is null.
 */
export const countries: Readonly<Record<CountryCode, Country>> = {
  SA: defaultCountry,
  AE: {
    code: 'AE',
    ...{ callingCode: '971', trunk: '0', mobile: '5\\d{8}', example: '05xxxxxxxx' },
    line: '0?[2-46-9]\\d{7}|600\\d{6}|800\\d{2,9}',
    mobileName: { ar: 'رقم جوال إماراتي', en: 'A UAE mobile number' },
    emergency: { ambulance: '998', police: '999', healthLine: null, abuseLine: null },
    currency: { code: 'AED', symbol: 'د.إ.', decimals: 2 },
    weekend: [6, 0],
  },
  KW: {
    code: 'KW',
    ...{ callingCode: '965', trunk: '', mobile: '(?:41|[569]\\d)\\d{6}', example: '5xxxxxxx' },
    line: '2\\d{7}|1\\d{6}',
    mobileName: { ar: 'رقم جوال كويتي', en: 'A Kuwaiti mobile number' },
    emergency: { ambulance: '112', police: '112', healthLine: null, abuseLine: null },
    currency: { code: 'KWD', symbol: 'د.ك.', decimals: 3 },
    weekend: defaultCountry.weekend,
  },
  BH: {
    code: 'BH',
    ...{ callingCode: '973', trunk: '', mobile: '(?:3\\d|6[36])\\d{6}', example: '3xxxxxxx' },
    line: '(?:1\\d|7\\d|80|90)\\d{6}',
    mobileName: { ar: 'رقم جوال بحريني', en: 'A Bahraini mobile number' },
    emergency: { ambulance: '999', police: '999', healthLine: null, abuseLine: null },
    currency: { code: 'BHD', symbol: 'د.ب.', decimals: 3 },
    weekend: defaultCountry.weekend,
  },
  QA: {
    code: 'QA',
    ...{ callingCode: '974', trunk: '', mobile: '[35-7]\\d{7}', example: '5xxxxxxx' },
    line: '4\\d{7}|800\\d{4}',
    mobileName: { ar: 'رقم جوال قطري', en: 'A Qatari mobile number' },
    emergency: { ambulance: '999', police: '999', healthLine: '16000', abuseLine: null },
    currency: { code: 'QAR', symbol: 'ر.ق.', decimals: 2 },
    weekend: defaultCountry.weekend,
  },
  OM: {
    code: 'OM',
    ...{ callingCode: '968', trunk: '', mobile: '[79]\\d{7}', example: '9xxxxxxx' },
    line: '2\\d{7}|800\\d{5}',
    mobileName: { ar: 'رقم جوال عُماني', en: 'An Omani mobile number' },
    emergency: { ambulance: '9999', police: '9999', healthLine: null, abuseLine: null },
    currency: { code: 'OMR', symbol: 'ر.ع.', decimals: 3 },
    weekend: defaultCountry.weekend,
  },
  JO: {
    code: 'JO',
    ...{ callingCode: '962', trunk: '0', mobile: '7[789]\\d{7}', example: '07xxxxxxxx' },
    line: '0?[2356]\\d{7}|0?800\\d{5}',
    mobileName: { ar: 'رقم جوال أردني', en: 'A Jordanian mobile number' },
    emergency: { ambulance: '911', police: '911', healthLine: null, abuseLine: null },
    currency: { code: 'JOD', symbol: 'د.أ.', decimals: 3 },
    weekend: defaultCountry.weekend,
  },
  EG: {
    code: 'EG',
    ...{ callingCode: '20', trunk: '0', mobile: '1[0125]\\d{8}', example: '01xxxxxxxxx' },
    line: '0?2\\d{8}|0?[3-9]\\d{7,8}|1[5-9]\\d{3}',
    mobileName: { ar: 'رقم جوال مصري', en: 'An Egyptian mobile number' },
    emergency: { ambulance: '123', police: '122', healthLine: '105', abuseLine: null },
    currency: { code: 'EGP', symbol: 'ج.م.', decimals: 2 },
    weekend: defaultCountry.weekend,
  },
};

/** The time zone of a clinic that set none. */
export const timeZones: Readonly<Record<CountryCode, string>> = {
  ...{ SA: defaultTimeZone, AE: 'Asia/Dubai', KW: 'Asia/Kuwait', BH: 'Asia/Bahrain', QA: 'Asia/Qatar' },
  ...{ OM: 'Asia/Muscat', JO: 'Asia/Amman', EG: 'Africa/Cairo' },
};

/** The settings that say where the clinic is and whom its patients call in need; empty for what the country has. */
export interface CountrySettings {
  readonly CLINIC_COUNTRY: CountryCode;
  readonly AMBULANCE_NUMBER: string;
  readonly EMERGENCY_NUMBER: string;
  readonly HEALTH_LINE_NUMBER: string;
  readonly ABUSE_LINE_NUMBER: string;
}

/** What the setting of an emergency number may be: no country has longer ones. */
export const emergencyNumber = { form: /^(?:\d{3,8})?$/, problem: 'must be a number of 3 to 8 digits such as 112' };

const noLine = 'none';
/** The same for a line that a country, or a clinic, may have none of. */
export const emergencyLine = {
  form: new RegExp(`^(?:${noLine}|\\d{3,8})?$`),
  problem: `must be a number of 3 to 8 digits such as 16000, or ${noLine}`,
};

/** The country of the settings, with the numbers that the clinic chose in place of the country's. */
export function countryOf(settings: CountrySettings): Country {
  const country = countries[settings.CLINIC_COUNTRY];
  const { policeElsewhere, isSaudi, ...numbers } = country.emergency;
  const chosen = (setting: string, number: string | null) => (setting === noLine ? null : setting || number);
  const emergency = {
    ambulance: settings.AMBULANCE_NUMBER || numbers.ambulance,
    police: settings.EMERGENCY_NUMBER || numbers.police,
    healthLine: chosen(settings.HEALTH_LINE_NUMBER, numbers.healthLine),
    abuseLine: chosen(settings.ABUSE_LINE_NUMBER, numbers.abuseLine),
  };
  const isOwn = (...names: (keyof typeof numbers)[]) => names.every((name) => emergency[name] === numbers[name]);
  if (isOwn('ambulance', 'police', 'healthLine', 'abuseLine')) return country;
  return {
    ...country,
    emergency: {
      ...emergency,
      ...(policeElsewhere !== undefined && isOwn('police') && { policeElsewhere }),
      ...(isSaudi && isOwn('ambulance', 'healthLine') && { isSaudi }),
    },
  };
}
