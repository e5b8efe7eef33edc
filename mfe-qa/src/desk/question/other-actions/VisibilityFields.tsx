import { reportReasons } from '@clinic/contracts/qa';
import type { DeskQuestionDetails, Visibility } from '@clinic/contracts/qa';
import { Alert, SelectField } from '@clinic/kit/forms';
import type { FormState } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { KeepField } from '../KeepField.tsx';
import { markedForReaders } from '../marked.ts';

interface VisibilityFieldsProps {
  /** Who may see the question afterwards. */
  visibility: Visibility;
  question: DeskQuestionDetails;
  /** The number of the asker's additions that the moderator has seen. */
  seen: number;
  form: FormState<true>;
}

/** Why a question leaves the site, for the audit log; and a warning to who publishes what may give somebody away. */
export function VisibilityFields({ visibility, question, seen, form }: VisibilityFieldsProps) {
  const { t } = useTranslation('qa');
  return (
    <>
      <input type="hidden" name="visibility" value={visibility} />
      <input type="hidden" name="additions" value={seen} />
      {visibility !== 'public' && (
        <SelectField
          required={false}
          placeholder={t('desk.other.noReason')}
          options={reportReasons.map((value) => ({ value, label: t(`desk.reports.reasons.${value}`) }))}
          {...form.field('reason')}
        />
      )}
      {visibility === 'public' && question.flags.includes('red-flag') && (
        <Alert severity="warning">{t('desk.other.redFlag')}</Alert>
      )}
      {visibility === 'public' && markedForReaders(question).length > 0 && (
        <>
          <Alert severity="warning">{t('desk.other.personalData')}</Alert>
          <KeepField error={form.field('keep').error} />
        </>
      )}
    </>
  );
}
