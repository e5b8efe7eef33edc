import { keepReasons } from '@clinic/contracts/qa';
import { SelectField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';

/** Why personal data that the check finds is published all the same, for the audit log. */
export function KeepField({ id, error }: { id?: string | undefined; error?: string | undefined }) {
  const { t } = useTranslation('qa');
  return (
    <SelectField
      name="keep"
      id={id}
      label={t('desk.privacy.keep.label')}
      error={error}
      placeholder={t('desk.privacy.keep.choose')}
      options={keepReasons.map((value) => ({ value, label: t(`desk.privacy.keep.reasons.${value}`) }))}
    />
  );
}
