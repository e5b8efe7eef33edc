import { ratingLabels } from '@clinic/contracts/content';
import { Alert, CheckboxField, FormActions, RadioCards, TextField } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Button } from '@clinic/kit/ui';
import { SurveyProgress } from './SurveyProgress.tsx';
import type { SurveyState } from './survey-flow.ts';

type Asked = Extract<SurveyState, { step: 'question' }>;

/** One question of the survey with its answer so far (S134). */
export function QuestionStep({ state, busy }: { state: Asked; busy: boolean }) {
  const { t } = useTranslation('content');
  const { at, session, wrong } = state;
  const last = at.step === at.totalSteps;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SurveyProgress step={at.step} total={at.totalSteps} />
      {wrong !== null && <Alert severity="error">{wrong.text ?? t(wrong.key)}</Alert>}
      <input type="hidden" name="session" value={session} />
      <input type="hidden" name="step" value={at.step} />
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
    const chosen = Array.isArray(answer) ? answer : [];
    return (
      <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ padding: 0, mb: 1, fontWeight: 600, fontSize: '1.125rem' }}>
          {field.label}
        </Box>
        {question.options.map((option) => (
          <CheckboxField
            key={option.value}
            id={`answer-${option.value}`}
            name="answer"
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
            label={pick(option, 'label', lang)}
          />
        ))}
      </Box>
    );
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
