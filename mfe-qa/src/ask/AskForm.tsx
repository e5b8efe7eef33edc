import { useEffect, useRef, useState } from 'react';
import { ErrorSummary, FormActions, FormStack, Stepper, SubmissionFields } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Form, samePage } from '@clinic/kit/routing';
import { Box, Button, LinkButton, useHydrated } from '@clinic/kit/ui';
import type { AskAction } from './ask.data.ts';
import type { SpecialtyChoices } from '../parts/specialty-choices.ts';
import { AskStep, headingId } from './AskStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { DraftNote } from './DraftNote.tsx';
import { FailureNote } from './FailureNote.tsx';
import { PersonalStep } from './PersonalStep.tsx';
import { PrivacyStep } from './PrivacyStep.tsx';
import { ProofNote } from './ProofNote.tsx';
import { SpecialtyStep } from './SpecialtyStep.tsx';
import { stepsFor } from './steps.ts';
import type { Step } from './steps.ts';
import { useAskForm } from './use-ask-form.ts';
import { useProof } from './use-proof.ts';
import { useStep } from './use-step.ts';

interface AskFormProps {
  /** What came of the last submission of this form. */
  posted: AskAction | undefined;
  groups: readonly SpecialtyChoices[] | null;
  /** Id of the speciality to begin with. */
  specialty: string;
  /** Whether the form comes in place of something that had the focus. */
  takesFocus: boolean;
}

/** The form in its steps; one page without script. What was typed stays, whatever happens. */
export function AskForm({ posted, groups, specialty, takesFocus }: AskFormProps) {
  const { t } = useTranslation('qa');
  const hydrated = useHydrated();
  const form = useAskForm(posted, specialty);
  const { step, next, back, skipTo } = useStep(form, posted);
  const proving = useProof(form.result, form.props.ref);
  const [cleared, setCleared] = useState(0);
  const busy = form.busy || proving;
  const order = stepsFor(form.draft.mode);
  const last = step === 'privacy';
  useFocusOnStep(step, { wrong: form.errors.length > 0, atOnce: takesFocus });

  return (
    <Form
      {...form.props}
      state={samePage}
      preventScrollReset
      onSubmit={(event) => {
        if (!hydrated || (last && !busy)) return;
        event.preventDefault();
        if (!busy && form.isRight(step)) next();
      }}
    >
      <SubmissionFields idempotencyKey={form.idempotencyKey} />
      <Box sx={nameless} data-stepped={posted === undefined || undefined}>
        <Box sx={stepper}>
          <Stepper
            steps={([...order, 'thanks'] as const).map((name) => t(`ask.steps.${name}`))}
            current={order.indexOf(step) + 1}
          />
        </Box>
        <FormStack sx={{ marginBlockEnd: 3, '&:empty': { display: 'none' } }}>
          <DraftNote
            onCleared={() => {
              setCleared(cleared + 1);
              document.getElementById(headingId(step))?.focus();
            }}
          />
          <ErrorSummary {...form.summary} />
          {proving && <ProofNote />}
          {form.failure !== null && !proving && <FailureNote failure={form.failure} />}
        </FormStack>
        <AskStep name="specialty" title={t('ask.specialtyTitle')} current={step}>
          <SpecialtyStep form={form} groups={groups} />
        </AskStep>
        <AskStep name="details" title={t('ask.detailsTitle')} current={step}>
          {/* What it remembers itself, such as half a keyword, goes with the draft. */}
          <DetailsStep key={cleared} form={form} />
        </AskStep>
        <AskStep name="personal" title={t('ask.personalTitle')} lead={t('ask.personalLead')} current={step}>
          <PersonalStep
            form={form}
            onAnonymous={() => {
              form.change({ mode: 'anonymous' });
              skipTo('privacy');
            }}
          />
        </AskStep>
        <AskStep name="privacy" title={t('ask.privacyTitle')} current={step}>
          <PrivacyStep form={form} />
        </AskStep>
        <FormActions sx={{ marginBlockStart: 4 }}>
          <Button type="submit" size="large" color={last ? 'accent' : 'primary'} loading={busy}>
            {t(hydrated && !last ? 'ask.next' : 'ask.send')}
          </Button>
          {hydrated && step !== 'specialty' && (
            <Button variant="outlined" size="large" onClick={back} disabled={busy}>
              {t('ask.back')}
            </Button>
          )}
          <LinkButton to={qaPaths.questions()} variant="text" size="large">
            {t('ask.cancel')}
          </LinkButton>
        </FormActions>
      </Box>
    </Form>
  );
}

/** A step that comes is announced by its heading; what is wrong with it goes before. */
function useFocusOnStep(step: Step, { wrong, atOnce }: { wrong: boolean; atOnce: boolean }): void {
  const shown = useRef<Step | null>(atOnce ? null : step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!wrong) document.getElementById(headingId(step))?.focus();
  }, [step, wrong]);
}

const stepper = { marginBlockEnd: 4, '@media (scripting: none)': { display: 'none' } };

/** Who asks without a name is asked for none, also where style alone can see the choice. */
const nameless = {
  '&:has(input[name="mode"][value="anonymous"]:checked) [data-step="personal"]': { display: 'none' },
};
