import { TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';

/** A field for a one-time code: one input, to type or to paste into; phones offer the code of the message. */
export function CodeField({ error }: { error?: string }) {
  const { t } = useTranslation('account');
  return (
    <TextField
      name="code"
      label={t('code.label')}
      hint={t('code.hint')}
      {...(error === undefined ? {} : { error })}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={20}
    />
  );
}
