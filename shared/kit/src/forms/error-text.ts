import type { TFunction } from 'i18next';
import type { FieldError } from './validate.ts';

/** Keys of `validation` for which there are words that name the field (S132). */
const named = new Set(['required', 'tooShort', 'tooLong', 'fileType', 'fileSize']);

/**
 * What is wrong with a field, in words: those of the shared texts for `validation.*`, with the field's label and limit
 * where these are known, and the remote's own for every other key.
 */
export function errorText(
  { key, values = {} }: FieldError,
  label: string | undefined,
  { t, shared }: { t: TFunction; shared: TFunction<'shared'> },
): string {
  const [scope, kind = ''] = key.split('.');
  if (scope !== 'validation') return t(key, { ...values });
  const count = values['min'] ?? values['max'];
  const whole = kind === 'required' || Object.keys(values).length > 0;
  if (label === undefined || !named.has(kind) || !whole) return shared(key);
  return shared(`fieldError.${kind}`, {
    ...values,
    field: label,
    ...(count === undefined ? {} : { count: Number(count) }),
  });
}
