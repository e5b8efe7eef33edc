import { ratingLabels } from '@clinic/contracts/content';
import { FormActions, RadioCards, TextField } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Button } from '@clinic/kit/ui';
import { ChoicesField } from './ChoicesField.tsx';
import { SurveyProgress } from './SurveyProgress.tsx';
import type { SurveyState } from './survey-flow.ts';
import { WrongNote } from './WrongNote.tsx';

type Asked = Extract<SurveyState, { step: 'question' }>;

/** One question of the survey with its answer so far. */
export function QuestionStep({ state, busy }: { state: Asked; busy: boolean }) {
  const { t } = useTranslation('content');
  const { at, session, values, wrong } = state;
  const last = at.step === at.totalSteps;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SurveyProgress step={at.step} total={at.totalSteps} />
      <WrongNote wrong={wrong} />
      <input type="hidden" name="session" value={session} />
      <input type="hidden" name="step" value={at.step} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <AnswerField state={state} />
      <FormActions>
        <Button type="submit" name="intent" value="answer" size="large" loading={busy}>
          {t(last ? 'survey.toEnd' : 'survey.next')}
        </Button>
        {at.step > 1 && (
          <Button type="submit" name="intent" value="back" variant="text" formNoValidate>
            {t('survey.back')}
          </Button>
        )}
      </FormActions>
    </Box>
  );
}

function AnswerField({ state: { at } }: { state: Asked }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { question, answer } = at;
  const field = { name: 'answer', label: pick(question, 'text', lang), required: question.required };

  if (question.kind === 'text') {
    return (
      <TextField
        rows={5}
        maxLength={1000}
        {...field}
        {...(typeof answer === 'string' ? { defaultValue: answer } : {})}
      />
    );
  }
  if (question.kind === 'choices') {
    return <ChoicesField key={question.id} question={question} answer={Array.isArray(answer) ? answer : []} />;
  }
  const options =
    question.kind === 'rating'
      ? ratingLabels.map((label, index) => ({ value: String(index + 1), label: t(`survey.ratings.${label}`) }))
      : question.options.map((option) => ({ value: option.value, label: pick(option, 'label', lang) }));
  return (
    <RadioCards
      {...field}
      min={question.kind === 'rating' ? 130 : 240}
      options={options}
      {...(answer === null || Array.isArray(answer) ? {} : { defaultValue: String(answer) })}
    />
  );
}
