import * as z from 'zod/mini';

/** A field and the key of the text that says what is wrong with it. */
export interface FieldError {
  field: string;
  key: string;
}

export type Validated<T> = { data: T; errors: null } | { data: null; errors: FieldError[] };

/**
 * Checks values against a contract: the checked values, or for each wrong field, by its path (`userDetails.email`), the
 * first thing that is wrong. The keys are those that the API answers with.
 */
export function validate<S extends z.core.$ZodType>(schema: S, values: unknown): Validated<z.output<S>> {
  const result = z.safeParse(schema, values);
  if (result.success) return { data: result.data, errors: null };
  const keys = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const field = path.join('.');
    if (!keys.has(field)) keys.set(field, message.startsWith('validation.') ? message : 'validation.invalid');
  }
  return { data: null, errors: [...keys].map(([field, key]) => ({ field, key })) };
}

/** The same from the answer of the API: `{ 'userDetails.email': ['validation.email'] }`. */
export function apiFieldErrors(errors: Record<string, string[]> | undefined): FieldError[] {
  return Object.entries(errors ?? {}).map(([field, keys]) => ({ field, key: keys[0] ?? 'validation.invalid' }));
}
