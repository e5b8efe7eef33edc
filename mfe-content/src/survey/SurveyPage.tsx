import { useEffect, useRef, useSyncExternalStore } from 'react';
import { FormActions } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Form, useActionData, useLoaderData, useNavigation } from '@clinic/kit/routing';
import { Box, Button, Card, EmptyState, LinkButton, Page } from '@clinic/kit/ui';
import { ThankYou } from '../parts/ThankYou.tsx';
import { keepSession, keptSession } from './kept-session.ts';
import { QuestionStep } from './QuestionStep.tsx';
import { RespondentStep } from './RespondentStep.tsx';
import type { SurveyData } from './survey.data.ts';
import type { SurveyState } from './survey-flow.ts';
import { WrongNote } from './WrongNote.tsx';

const begin: SurveyState = { step: 'intro', wrong: null };

/** A survey of the clinic, one question at a time. */
export function SurveyPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const survey = useLoaderData<SurveyData>();
  const state = useActionData<SurveyState>() ?? begin;
  const busy = useNavigation().formMethod === 'POST';
  const kept = useKeptSession(survey?.id, state);
  const goingOn = state.step === 'intro' ? wayOn(state, kept) : null;
  const top = useRef<HTMLDivElement>(null);
  const place = state.step === 'question' ? `question ${state.at.step}` : state.step;
  const first = useRef(place);
  useEffect(() => {
    if (first.current === place) return;
    first.current = place;
    top.current?.focus();
  }, [place]);

  if (survey === null) {
    return (
      <Page title={t('survey.missing.title')} crumbs={[]}>
        <EmptyState
          title={t('survey.missing.title')}
          text={t('survey.missing.text')}
          action={{ label: t('clinic.home'), to: contentPaths.home() }}
        />
      </Page>
    );
  }
  return (
    <Page title={pick(survey, 'title', lang)} crumbs={[]} lead={pick(survey, 'intro', lang)}>
      <Box ref={top} tabIndex={-1} sx={{ maxWidth: 760, outline: 'none' }}>
        {state.step === 'thanks' ? (
          <ThankYou title={t('survey.thanks')} text={t('survey.thanksText')}>
            <LinkButton to={contentPaths.home()}>{t('clinic.home')}</LinkButton>
          </ThankYou>
        ) : (
          <Card>
            <Form method="post" noValidate key={place} preventScrollReset>
              {state.step === 'question' && <QuestionStep state={state} busy={busy} />}
              {state.step === 'respondent' && <RespondentStep state={state} busy={busy} />}
              {state.step === 'intro' && (
                <Box sx={{ display: 'grid', gap: 2 }}>
                  <WrongNote wrong={state.wrong} />
                  <Box component="p" sx={{ margin: 0 }}>
                    {t('survey.length', { count: survey.totalSteps })}
                  </Box>
                  <FormActions>
                    {goingOn !== null && (
                      <>
                        {goingOn.fields.map(([name, value], index) => (
                          <input key={index} type="hidden" name={name} value={value} />
                        ))}
                        <Button type="submit" name="intent" value={goingOn.intent} size="large" loading={busy}>
                          {t('survey.resume')}
                        </Button>
                      </>
                    )}
                    <Button
                      type="submit"
                      name="intent"
                      value="start"
                      size="large"
                      loading={busy}
                      {...(goingOn === null ? {} : { variant: 'outlined' as const })}
                    >
                      {t(goingOn === null ? 'survey.start' : 'survey.restart')}
                    </Button>
                  </FormActions>
                </Box>
              )}
            </Form>
          </Card>
        )}
      </Box>
    </Page>
  );
}

/** What goes on with a survey: the turn that failed, or the session that an earlier visit left behind. */
function wayOn({ again }: Extract<SurveyState, { step: 'intro' }>, kept: string | null) {
  const fields = again ?? (kept === null ? null : [['intent', 'resume'] as const, ['session', kept] as const]);
  if (fields === null) return null;
  const intent = fields.find(([name]) => name === 'intent')?.[1];
  return { intent, fields: fields.filter(([name]) => name !== 'intent') };
}

const never = () => () => undefined;

/** The session that an earlier visit left behind; follows the survey while it goes on. */
function useKeptSession(survey: number | undefined, state: SurveyState): string | null {
  const session = 'session' in state ? state.session : null;
  useEffect(() => {
    if (survey === undefined) return;
    if (state.step === 'thanks') keepSession(survey, null);
    else if (session !== null) keepSession(survey, session);
  }, [survey, session, state.step]);
  // Read with each drawing, but for the first one: the server knows of no storage.
  return useSyncExternalStore(
    never,
    () => (survey === undefined ? null : keptSession(survey)),
    () => null,
  );
}
