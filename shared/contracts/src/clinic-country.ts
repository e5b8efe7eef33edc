import type { Bilingual } from './primitives.ts';

/** Whom people call in need. Each is dialled as it is, in digits. */
export interface EmergencyNumbers {
  readonly ambulance: string;
  /** The police, or whoever sends all helpers where there is one number for them. */
  readonly police: string;
  /** The police where that number does not work. */
  readonly policeElsewhere?: string;
  /** Advice on health at any hour; null where no such line is known. */
  readonly healthLine: string | null;
  /** Where violence at home is reported in confidence, at any hour; null where no such line is known. */
  readonly abuseLine: string | null;
  /** Whether ambulance and health line are those that texts call by their Saudi names: Red Crescent, Ministry of Health. */
  readonly isSaudi?: true;
}

/** How amounts are written. Symbols take no plural, which names of currencies do in Arabic. */
export interface Currency {
  /** ISO 4217, three letters; English writes it before the amount. */
  readonly code: string;
  /** What Arabic writes after the amount. */
  readonly symbol: string;
  /** Digits of an amount that is not whole. */
  readonly decimals: number;
}

/**
 * What differs from country to country: how telephone numbers are written, whom people call in need, what is paid with.
 * Patterns are sources of regular expressions, for pages carry them.
 */
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
  readonly emergency: EmergencyNumbers;
  /** What is paid with, where that is not the riyal of Saudi Arabia, which translations have in words. */
  readonly currency?: Currency;
  /** Days off, 0 for Sunday. */
  readonly weekend: readonly number[];
}

/** The country of a clinic that set none. */
export const defaultCountry: Country = {
  code: 'SA',
  callingCode: '966',
  trunk: '0',
  mobile: '5\\d{8}',
  line: '0?1\\d{8}|9200\\d{5}|800\\d{7}',
  example: '05xxxxxxxx',
  emergency: {
    ...{ ambulance: '997', police: '911', policeElsewhere: '999' },
    ...{ healthLine: '937', abuseLine: '1919', isSaudi: true },
  },
  weekend: [5, 6],
};

/** The country in which the clinic is: each process and each tab takes it from the settings when it starts. */
export let clinicCountry = defaultCountry;

/** Says in which country the clinic is, before anything reads what differs between countries. */
export function setClinicCountry(country: Country): void {
  clinicCountry = country;
}
