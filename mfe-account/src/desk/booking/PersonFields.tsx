import { clinicCountry, languages } from '@clinic/contracts';
import { SelectField, TextField } from '@clinic/kit/forms';
import type { FormState } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';

/** Somebody on the telephone without an account: a name, a number, and in which language they are written to. */
export function PersonFields({ form }: { form: FormState<unknown> }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  return (
    <>
      <TextField {...form.field('patient.name')} autoComplete="off" maxLength={100} />
      <TextField
        {...form.field('patient.phone')}
        type="tel"
        autoComplete="off"
        maxLength={40}
        placeholder={clinicCountry.example}
      />
      <TextField
        {...form.field('patient.email')}
        type="email"
        autoComplete="off"
        required={false}
        maxLength={254}
        hint={t('reception.book.emailHint')}
      />
      <SelectField
        defaultValue={lang}
        {...form.field('patient.lang')}
        options={languages.map((value) => ({ value, label: t(`reception.book.langs.${value}`) }))}
      />
    </>
  );
}
