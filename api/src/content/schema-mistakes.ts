import type * as z from 'zod';
import type { FieldPath } from './collection.ts';

interface Mistake {
  readonly path: FieldPath;
  readonly what: string;
}

function mistakesIn(issue: z.core.$ZodIssue, value: unknown): Mistake[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], what: 'is not a known field' }));
  }
  const found = path.reduce<unknown>((from, step) => (from as Record<string, unknown> | undefined)?.[step], value);
  return [{ path, what: found === undefined && issue.code === 'invalid_type' ? 'is missing' : issue.message }];
}

/** What a schema finds wrong with a value, in the words of an import, each with the path of its field. */
export function schemaMistakes({ issues }: z.ZodError, value: unknown): Mistake[] {
  return issues.flatMap((issue) => mistakesIn(issue, value));
}
