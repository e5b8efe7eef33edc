import { emailPattern, saudiMobile, z } from '@clinic/contracts';

/** What people type of themselves when they open an account (E6). */
export const PersonName = z
  .string('validation.required')
  .check(
    z.trim(),
    z.minLength(1, 'validation.required'),
    z.minLength(2, 'validation.tooShort'),
    z.maxLength(100, 'validation.tooLong'),
  );
export const Email = z.string('validation.required').check(
  z.trim(),
  z.minLength(1, 'validation.required'),
  z.maxLength(254, 'validation.tooLong'),
  z.refine<string>((text) => text === '' || emailPattern.test(text), 'validation.email'),
);
/** A Saudi mobile in any written form; `saudiMobile` gives the one that is stored. */
export const Mobile = z.string('validation.required').check(
  z.trim(),
  z.minLength(1, 'validation.required'),
  z.maxLength(40, 'validation.tooLong'),
  z.refine<string>((text) => text === '' || saudiMobile(text) !== null, 'validation.phone'),
);
