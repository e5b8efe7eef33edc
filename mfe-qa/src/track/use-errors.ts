import { useState } from 'react';
import type { FormEvent } from 'react';
import type { FieldError } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { RuntimeKey } from '@clinic/kit/i18n';

/** What is wrong with the fields of a form, in words, until something is typed into them. */
export function useErrors(state: { errors: readonly FieldError[] }, labels: Readonly<Record<string, string>>) {
  const { t } = useTranslation('qa');
  const { t: shared } = useTranslation('shared');
  const [typed, setTyped] = useState<{ of: unknown; fields: readonly string[] }>({ of: state, fields: [] });
  const typedInto = typed.of === state ? typed.fields : [];
  const errors = state.errors
    .filter(({ field }) => field in labels && !typedInto.includes(field))
    .map(({ field, key }) => ({
      field,
      message: key.startsWith('validation.') ? shared(key as RuntimeKey) : t(key as RuntimeKey),
    }));
  return {
    errors,
    errorOf: (name: string) => errors.find(({ field }) => field === name)?.message,
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      const { name } = target as HTMLInputElement;
      if (!typedInto.includes(name)) setTyped({ of: state, fields: [...typedInto, name] });
    },
  };
}
