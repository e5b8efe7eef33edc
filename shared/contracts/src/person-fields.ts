import * as z from 'zod/mini';
import { emailPattern } from './appointments.ts';

/** What people type of themselves into the forms of several nouns (E6). Messages are keys of the interface (S132). */
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

/**
 * A number in any written form.
 * @param stored gives the form that is stored, null for a number of another kind than is asked for
 */
export const typedPhone = (stored: (text: string) => string | null) =>
  z.string('validation.required').check(
    z.trim(),
    z.minLength(1, 'validation.required'),
    z.maxLength(40, 'validation.tooLong'),
    z.refine<string>((text) => text === '' || stored(text) !== null, 'validation.phone'),
  );
