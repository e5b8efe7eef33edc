import type { RuntimeKey, Translate, TranslateAny } from '../i18n/index.ts';
import type { FieldError } from './validate.ts';

/** Keys of `validation` for which there are words that name the field. */
const named = new Set(['required', 'tooShort', 'tooLong', 'fileType', 'fileSize']);

/**
 * What is wrong with a field, in words: those of the shared texts for `validation.*`, with the field's label and limit
 * where these are known, and the remote's own for every other key.
 */
export function errorText(
  { key, values = {} }: FieldError,
  label: string | undefined,
  { t, shared }: { t: TranslateAny; shared: Translate<'shared'> },
): string {
  const [scope, kind = ''] = key.split('.');
  if (scope !== 'validation') return t(key as RuntimeKey, { ...values });
  const count = values['min'] ?? values['max'];
  const whole = kind === 'required' || Object.keys(values).length > 0;
  if (label === undefined || !named.has(kind) || !whole) return shared(key as RuntimeKey);
  return shared(`fieldError.${kind}` as RuntimeKey, {
    ...values,
    field: label,
    ...(count === undefined ? {} : { count: Number(count) }),
  });
}
