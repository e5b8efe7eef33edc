import { askLimits } from '@clinic/contracts/qa';
import { ErrorSummary, FormActions, FormStack } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Form } from '@clinic/kit/routing';
import { Button, Card, Section } from '@clinic/kit/ui';
import { CountedTextField } from '../parts/CountedTextField.tsx';
import { useEmergencies } from '../parts/danger.ts';
import { EmergencyCard } from '../parts/EmergencyCard.tsx';
import { PersonalDataNote } from '../parts/PersonalDataNote.tsx';
import type { TrackState } from './track.data.ts';
import { useErrors } from './use-errors.ts';

interface AddFormProps {
  state: Extract<TrackState, { step: 'question' }>;
  busy: boolean;
  /** What is typed. */
  content: string;
  onType: (content: string) => void;
}

/** What the asker forgot to say, three times at most. */
export function AddForm({ state, busy, content, onType }: AddFormProps) {
  const { t } = useTranslation('qa');
  // Those of what was sent are at the top of the page.
  const emergencies = useEmergencies(content).filter((kind) => !state.emergencies.includes(kind));
  const { errors, errorOf, onInput } = useErrors(state, { content: t('track.add.label') });
  return (
    <Section title={t('track.add.title')} lead={t('track.add.left', { count: state.question.additions_left })}>
      <Card>
        <Form method="post" noValidate preventScrollReset onInput={onInput}>
          <input type="hidden" name="code" value={state.code} />
          <FormStack>
            <ErrorSummary errors={errors} attempt={state} />
            <CountedTextField
              name="content"
              label={t('track.add.label')}
              hint={t('track.add.hint')}
              error={errorOf('content')}
              rows={4}
              value={content}
              maxLength={askLimits.addition}
              onChange={({ target }) => onType(target.value)}
            />
            <PersonalDataNote field="content" text={content} onMask={onType} />
            {emergencies.length > 0 && <EmergencyCard kinds={emergencies} />}
            <p>{t('track.add.published')}</p>
            <FormActions>
              <Button type="submit" name="intent" value="add" loading={busy}>
                {t('track.add.send')}
              </Button>
            </FormActions>
          </FormStack>
        </Form>
      </Card>
    </Section>
  );
}
