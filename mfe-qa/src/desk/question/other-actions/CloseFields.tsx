import { useState } from 'react';
import { closedReasons } from '@clinic/contracts/qa';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { RadioCards, TextField } from '@clinic/kit/forms';
import type { FormState } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { OriginalChoice } from './OriginalChoice.tsx';

interface CloseFieldsProps {
  question: DeskQuestionDetails;
  form: FormState<true>;
}

/** Why a question is closed without an answer, what it repeats, and what its asker is told. */
export function CloseFields({ question, form }: CloseFieldsProps) {
  const { t } = useTranslation('qa');
  const [reason, setReason] = useState('');
  return (
    <>
      <RadioCards
        {...form.field('reason')}
        options={closedReasons.map((value) => ({
          value,
          label: t(`desk.close.reasons.${value}.label`),
          text: t(`desk.close.reasons.${value}.text`),
        }))}
        value={reason}
        onChange={setReason}
      />
      {reason === 'duplicate' && <OriginalChoice question={question} form={form} />}
      <TextField rows={3} required={false} maxLength={500} hint={t('desk.close.noteHint')} {...form.field('note')} />
    </>
  );
}
