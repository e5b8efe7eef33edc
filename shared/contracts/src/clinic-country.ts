import type { Bilingual } from './primitives.ts';

/** How telephone numbers of a country are written. Patterns are sources of regular expressions, for pages carry them. */
export interface Country {
  /** ISO 3166, two letters. */
  readonly code: string;
  /** Without its plus. */
  readonly callingCode: string;
  /** What stands before a number inside of the country. */
  readonly trunk: '' | '0';
  /** A mobile number without trunk and calling code. */
  readonly mobile: string;
  /** Whatever else is dialled inside of the country: landlines and service numbers. */
  readonly line: string;
  /** A mobile number as people there write it, with an `x` for each digit that differs. */
  readonly example: string;
  /** What a form asks for, at the beginning of a sentence; that of the default country stands in the form's translations. */
  readonly mobileName?: Bilingual;
}

/** The country of a clinic that set none. */
export const defaultCountry: Country = {
  code: 'SA',
  callingCode: '966',
  trunk: '0',
  mobile: '5\\d{8}',
  line: '0?1\\d{8}|9200\\d{5}|800\\d{7}',
  example: '05xxxxxxxx',
};

/** The country in which the clinic is: each process and each tab takes it from the settings when it starts. */
export let clinicCountry = defaultCountry;

/** Says in which country the clinic is, before anything reads a telephone number. */
export function setClinicCountry(country: Country): void {
  clinicCountry = country;
}
