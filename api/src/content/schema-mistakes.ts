import type * as z from 'zod';
import type { FieldPath } from './collection.ts';
import { say } from './mistakes.ts';

interface Mistake {
  readonly path: FieldPath;
  readonly what: string;
}

function mistakesIn(issue: z.core.$ZodIssue, value: unknown): Mistake[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], what: say('unknown') }));
  }
  const found = path.reduce<unknown>((from, step) => (from as Record<string, unknown> | undefined)?.[step], value);
  return [{ path, what: found === undefined && issue.code === 'invalid_type' ? say('required') : issue.message }];
}

/** What a schema finds wrong with a value, in the words of an import, each with the path of its field. */
export function schemaMistakes({ issues }: Pick<z.ZodError, 'issues'>, value: unknown): Mistake[] {
  return issues.flatMap((issue) => mistakesIn(issue, value));
}
