import { useState } from 'react';
import { askHints, askLimits } from '@clinic/contracts/qa';
import type { Emergency } from '@clinic/contracts/qa/red-flags';
import { fieldId, FormStack } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box } from '@clinic/kit/ui';
import { CountedTextField } from '../parts/CountedTextField.tsx';
import { useEmergencies } from '../parts/danger.ts';
import { EmergencyCard } from '../parts/EmergencyCard.tsx';
import { PersonalDataNote } from '../parts/PersonalDataNote.tsx';
import { ShortNote } from './ShortNote.tsx';
import { SimilarQuestions } from './SimilarQuestions.tsx';
import { TagsField } from './TagsField.tsx';
import type { AskForm } from './use-ask-form.ts';
import { useLeftFields } from './use-left-fields.ts';

/** The question itself: title, text, keywords; with what may be answered already, and what cannot wait. */
export function DetailsStep({ form: { draft, change, field } }: { form: AskForm }) {
  const { t } = useTranslation('qa');
  const { wasLeft, onBlur } = useLeftFields();
  const [dismissed, setDismissed] = useState<readonly Emergency[]>([]);
  const emergencies = useEmergencies(`${draft.title}\n${draft.content}`).filter((kind) => !dismissed.includes(kind));

  return (
    <FormStack onBlur={onBlur}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <CountedTextField
          {...field('question_title')}
          hint={t('ask.titleHint')}
          value={draft.title}
          maxLength={askLimits.title}
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
        />
        <ShortNote text={draft.title} least={askHints.title} finished={wasLeft('question_title')}>
          {t('errors.titleTooShort')}
        </ShortNote>
        <PersonalDataNote field="question_title" text={draft.title} onMask={(title) => change({ title })} />
        <SimilarQuestions title={draft.title} specialty={draft.specialty} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <CountedTextField
          {...field('question_content')}
          hint={t('ask.contentHint')}
          rows={6}
          value={draft.content}
          maxLength={askLimits.content}
          onChange={({ target }) => change({ content: target.value })}
        />
        <ShortNote text={draft.content} least={askHints.content} finished={wasLeft('question_content')}>
          {t('errors.contentTooShort')}
        </ShortNote>
        <PersonalDataNote field="question_content" text={draft.content} onMask={(content) => change({ content })} />
        {emergencies.length > 0 && (
          <EmergencyCard
            kinds={emergencies}
            onDismiss={() => {
              setDismissed([...dismissed, ...emergencies]);
              document.getElementById(fieldId('question_content'))?.focus();
            }}
          />
        )}
      </Box>
      <TagsField field={field('tags')} tags={draft.tags} onChange={(tags) => change({ tags })} />
    </FormStack>
  );
}
