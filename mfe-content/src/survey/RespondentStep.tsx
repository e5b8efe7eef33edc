import { honeypot } from '@clinic/contracts';
import { ErrorSummary, FormActions, FormStack, TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { RuntimeKey } from '@clinic/kit/i18n';
import { Box, Button, VisuallyHidden } from '@clinic/kit/ui';
import { SurveyProgress } from './SurveyProgress.tsx';
import type { SurveyState } from './survey-flow.ts';
import { WrongNote } from './WrongNote.tsx';

type Respondent = Extract<SurveyState, { step: 'respondent' }>;

/** Who answered, if they wish to say. */
export function RespondentStep({ state, busy }: { state: Respondent; busy: boolean }) {
  const { t } = useTranslation('content');
  const { t: shared } = useTranslation('shared');
  const errors = state.errors.map(({ field, key }) => ({ field, message: shared(key as RuntimeKey) }));
  const field = (name: string) => {
    const error = errors.find((wrong) => wrong.field === name)?.message;
    return {
      name,
      required: false,
      defaultValue: state.values[name] ?? '',
      ...(error === undefined ? {} : { error }),
    };
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SurveyProgress step={state.total} total={state.total} />
      <Box>
        <Box component="h2" sx={{ margin: 0, fontSize: '1.25rem' }}>
          {t('survey.who')}
        </Box>
        <Box component="p" sx={{ margin: 0, color: 'text.secondary' }}>
          {t('survey.whoText')}
        </Box>
      </Box>
      <input type="hidden" name="session" value={state.session} />
      <input type="hidden" name="total" value={state.total} />
      <input type="hidden" name="step" value={state.total + 1} />
      <VisuallyHidden aria-hidden>
        <input type="text" name={honeypot} defaultValue="" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      <FormStack>
        <ErrorSummary errors={errors} attempt={state} />
        <WrongNote wrong={state.wrong} />
        <TextField label={t('survey.name')} autoComplete="name" {...field('name')} />
        <TextField type="email" label={t('form.email')} autoComplete="email" {...field('email')} />
        <TextField
          type="tel"
          label={t('form.phone')}
          hint={t('form.phoneHint')}
          autoComplete="tel"
          {...field('phone')}
        />
      </FormStack>
      <FormActions>
        <Button type="submit" name="intent" value="submit" size="large" loading={busy}>
          {t('survey.submit')}
        </Button>
        <Button type="submit" name="intent" value="back" variant="text">
          {t('survey.back')}
        </Button>
      </FormActions>
    </Box>
  );
}
