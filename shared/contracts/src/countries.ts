import { defaultCountry } from './clinic-country.ts';
import type { Country } from './clinic-country.ts';

/** The countries in which a clinic can be: ISO 3166, two letters. */
export const countryCodes = ['SA', 'AE', 'KW', 'BH', 'QA', 'OM', 'JO', 'EG'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** Servers alone read them: a page carries the one that is set, where it is not the default. */
export const countries: Readonly<Record<CountryCode, Country>> = {
  SA: defaultCountry,
  AE: {
    code: 'AE',
    ...{ callingCode: '971', trunk: '0', mobile: '5\\d{8}', example: '05xxxxxxxx' },
    line: '0?[2-46-9]\\d{7}|600\\d{6}|800\\d{2,9}',
    mobileName: { ar: 'رقم جوال إماراتي', en: 'A UAE mobile number' },
  },
  KW: {
    code: 'KW',
    ...{ callingCode: '965', trunk: '', mobile: '(?:41|[569]\\d)\\d{6}', example: '5xxxxxxx' },
    line: '2\\d{7}|1\\d{6}',
    mobileName: { ar: 'رقم جوال كويتي', en: 'A Kuwaiti mobile number' },
  },
  BH: {
    code: 'BH',
    ...{ callingCode: '973', trunk: '', mobile: '(?:3\\d|6[36])\\d{6}', example: '3xxxxxxx' },
    line: '(?:1\\d|7\\d|80|90)\\d{6}',
    mobileName: { ar: 'رقم جوال بحريني', en: 'A Bahraini mobile number' },
  },
  QA: {
    code: 'QA',
    ...{ callingCode: '974', trunk: '', mobile: '[35-7]\\d{7}', example: '5xxxxxxx' },
    line: '4\\d{7}|800\\d{4}',
    mobileName: { ar: 'رقم جوال قطري', en: 'A Qatari mobile number' },
  },
  OM: {
    code: 'OM',
    ...{ callingCode: '968', trunk: '', mobile: '[79]\\d{7}', example: '9xxxxxxx' },
    line: '2\\d{7}|800\\d{5}',
    mobileName: { ar: 'رقم جوال عُماني', en: 'An Omani mobile number' },
  },
  JO: {
    code: 'JO',
    ...{ callingCode: '962', trunk: '0', mobile: '7[789]\\d{7}', example: '07xxxxxxxx' },
    line: '0?[2356]\\d{7}|0?800\\d{5}',
    mobileName: { ar: 'رقم جوال أردني', en: 'A Jordanian mobile number' },
  },
  EG: {
    code: 'EG',
    ...{ callingCode: '20', trunk: '0', mobile: '1[0125]\\d{8}', example: '01xxxxxxxxx' },
    line: '0?2\\d{8}|0?[3-9]\\d{7,8}|1[5-9]\\d{3}',
    mobileName: { ar: 'رقم جوال مصري', en: 'An Egyptian mobile number' },
  },
};
