import { clinicCountry, clinicMobile, latinDigits, z } from '@clinic/contracts';

/** A password has at least so many characters and at most so many (S76). */
export const passwordLength = { min: 8, max: 128 } as const;

/** What a new password must have (S76), each with the key of the text that asks for it. */
export const passwordRules = [
  { key: 'password.tooShort', holds: (password: string) => password.length >= passwordLength.min },
  { key: 'password.upper', holds: (password: string) => /\p{Lu}/u.test(password) },
  { key: 'password.lower', holds: (password: string) => /\p{Ll}/u.test(password) },
  { key: 'password.number', holds: (password: string) => /\p{Nd}/u.test(password) },
] as const;

const ruled = (rule: (typeof passwordRules)[number]) =>
  z.refine<string>((password) => password === '' || rule.holds(password), rule.key);

/**
 * A new password (S76). That it is not a common one and not made of the owner's address or number is for the API to say,
 * with `password.common` and `password.personal`.
 */
export const NewPassword = z
  .string('validation.required')
  .check(
    z.minLength(1, 'validation.required'),
    z.maxLength(passwordLength.max, 'validation.tooLong'),
    ...passwordRules.map(ruled),
  );

/** The least strength of a new password, of 0 to 4 as zxcvbn counts: more than a million guesses. */
export const weakestPassword = 2;

/** Whether a password contains the name of its owner's e-mail address, or the owner's mobile number in a written form. */
export function passwordTooPersonal(password: string, owner: readonly string[]): boolean {
  const text = latinDigits(password).toLowerCase();
  const known = owner.flatMap((fact) => {
    const phone = clinicMobile(fact);
    if (phone !== null) return [phone.slice(clinicCountry.callingCode.length + 1)];
    return fact.includes('@') ? [fact.split('@')[0]?.toLowerCase() ?? ''] : [];
  });
  return known.some((fact) => fact.length > 3 && text.includes(fact));
}
