import * as z from 'zod/mini';

/** A field and the key of the text that says what is wrong with it; `values` stand in that text, a limit for example. */
export interface FieldError {
  field: string;
  key: string;
  values?: Readonly<Record<string, string | number>>;
}

export type Validated<T> = { data: T; errors: null } | { data: null; errors: FieldError[] };

/**
 * Checks values against a contract: the checked values, or for each wrong field, by its path (`userDetails.email`), the
 * first thing that is wrong. The keys are those that the API answers with; limits of length come as `min` and `max`.
 */
export function validate<S extends z.core.$ZodType>(schema: S, values: unknown): Validated<z.output<S>> {
  const result = z.safeParse(schema, values);
  if (result.success) return { data: result.data, errors: null };
  const errors = new Map<string, FieldError>();
  for (const issue of result.error.issues) {
    const field = issue.path.join('.');
    if (!errors.has(field)) errors.set(field, { field, key: keyOf(issue.message), ...limitOf(issue) });
  }
  return { data: null, errors: [...errors.values()] };
}

/** A contract says what is wrong by a text key; the words of the library itself are not for people. */
function keyOf(message: string): string {
  return /^[a-z]\w*(\.\w+)+$/i.test(message) ? message : 'validation.invalid';
}

function limitOf(issue: z.core.$ZodIssue): Pick<FieldError, 'values'> {
  if (issue.code === 'too_small') return { values: { min: Number(issue.minimum) } };
  return issue.code === 'too_big' ? { values: { max: Number(issue.maximum) } } : {};
}

/** The same from the answer of the API: `{ 'userDetails.email': ['validation.email'] }`. */
export function apiFieldErrors(errors: Readonly<Record<string, readonly string[]>> | undefined): FieldError[] {
  return Object.entries(errors ?? {}).map(([field, keys]) => ({ field, key: keys[0] ?? 'validation.invalid' }));
}
