import { RadioCards } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { SpecialtyChoices } from '../parts/specialty-choices.ts';
import { SpecialtyField } from '../parts/SpecialtyField.tsx';
import type { AskForm } from './use-ask-form.ts';

interface SpecialtyStepProps {
  form: AskForm;
  groups: readonly SpecialtyChoices[] | null;
}

/** Under one's name or without it, and whom to ask. */
export function SpecialtyStep({ form: { draft, change, field }, groups }: SpecialtyStepProps) {
  const { t } = useTranslation('qa');
  return (
    <>
      <RadioCards
        name="mode"
        label={t('ask.mode.label')}
        value={draft.mode}
        onChange={(mode) => change({ mode: mode === 'anonymous' ? 'anonymous' : 'named' })}
        options={[
          { value: 'named', label: t('ask.mode.named'), text: t('ask.mode.namedText'), icon: 'user' },
          { value: 'anonymous', label: t('ask.mode.anonymous'), text: t('ask.mode.anonymousText'), icon: 'eye-off' },
        ]}
      />
      <SpecialtyField
        {...field('qa_specialty_id')}
        hint={t('ask.specialtyHint')}
        groups={groups}
        value={draft.specialty}
        onChange={(specialty) => change({ specialty })}
      />
    </>
  );
}
