import { z } from '@clinic/shared/contracts';

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
