import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { personalDataIn } from '@clinic/contracts/qa';
import { Alert, ErrorSummary, FormActions, FormStack, useSubmission, useActionOutcome } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import { Button, Stack } from '@clinic/kit/ui';
import { ActionFailed } from '../ActionFailure.tsx';
import type { QuestionActions } from '../actions.data.ts';
import { answerParts, draftOf, keepAnswer, keptAnswer } from '../answer-draft.ts';
import type { AnswerText } from '../answer-draft.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { AnswerPreview } from './AnswerPreview.tsx';

interface AnswerFormProps {
  intent: 'answer' | 'edit';
  question: DeskQuestionDetails;
  actions: QuestionActions;
  /** What stands in the fields where no draft is kept. */
  written: AnswerText;
  /** Nobody may write now; what was written can still be read and copied. */
  readOnly?: boolean;
  /** Writing goes on, publishing does not. */
  held?: boolean;
  /** The number of revisions that a change is based on. */
  revision?: number;
  /** A button beside the one that publishes. */
  children?: ReactNode;
}

/** Writes an answer, or changes one. What was typed is kept in this tab until it is published. */
export function AnswerForm({ intent, question, actions, written, revision, children, ...may }: AnswerFormProps) {
  const { readOnly = false, held = false } = may;
  const { t } = useTranslation('qa');
  const owner = useSession((session) => session.user?.public_id ?? '');
  const place = { intent, question: String(question.id), owner };
  const [initial] = useState(() => keptAnswer(place) ?? written);
  const [text, setText] = useState(initial);
  const [previewed, setPreviewed] = useState(false);
  const outcome = useActionOutcome(actions, intent);
  const form = useSubmission(outcome, {
    t,
    labels: Object.fromEntries(answerParts.map((part) => [part, t(`desk.answer.parts.${part}`)])),
    fetcher: actions.fetcher,
  });

  const typed = (event: FormEvent<HTMLFormElement>) => {
    form.props.onChange(event);
    const { name, value } = event.target as HTMLTextAreaElement;
    const next: AnswerText = { ...text, [name]: value };
    setText(next);
    keepAnswer(place, next, revision);
  };

  return (
    <actions.fetcher.Form {...form.props} onChange={typed}>
      <input type="hidden" name="intent" value={intent} />
      {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
      <FormStack>
        <ErrorSummary {...form.summary} />
        <ActionFailed intent={intent} outcome={outcome} />
        <Stack component="p" sx={{ margin: 0, color: 'text.secondary' }}>
          {t('desk.answer.privacy')}
        </Stack>
        <AnswerFields form={form} initial={initial} text={text} readOnly={readOnly} />
        {personalDataIn(Object.values(text).join('\n')).length > 0 && (
          <Alert severity="warning" role="status">
            {t('desk.answer.personalData')}
          </Alert>
        )}
        <FormActions>
          <Button
            type="submit"
            size="large"
            loading={actions.isRunning(intent)}
            disabled={readOnly || held || actions.busy}
          >
            {t(`desk.answer.publish.${intent}`)}
          </Button>
          <Button
            variant="outlined"
            size="large"
            aria-expanded={previewed}
            onClick={() => setPreviewed((shown) => !shown)}
          >
            {t(previewed ? 'desk.answer.hidePreview' : 'desk.answer.preview')}
          </Button>
          {children}
        </FormActions>
        {previewed && <AnswerPreview answer={draftOf(text)} lang={question.lang} />}
      </FormStack>
    </actions.fetcher.Form>
  );
}
