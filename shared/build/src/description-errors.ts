import { RemoteDescriptor } from '@clinic/contracts/registry';
import * as z from 'zod/mini';

/** What is wrong with the description of a remote, each as a sentence with the field and the values that there are. */
export function descriptionErrors(described: object): string[] {
  const parsed = RemoteDescriptor.safeParse(described, { error: z.locales.en().localeError });
  return parsed.success ? [] : parsed.error.issues.map((issue) => inWords(issue, described));
}

function inWords({ path, message, ...issue }: z.core.$ZodIssue, described: object): string {
  const field = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  const name = field.replace(/^\./, '') || 'the description';
  const given: unknown = path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    described,
  );
  if (issue.code !== 'invalid_value') return `${name}: ${message}.`;
  const said = given === undefined ? 'is missing' : `is ${JSON.stringify(given)}, which there is not`;
  return `${name} ${said}. There are: ${issue.values.map(String).join(', ')}.`;
}
